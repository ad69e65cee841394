import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import styles from './dialog.module.css';

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({
  title,
  isWide = false,
  onClose,
  children,
  foot,
}: {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay in sight while the content scrolls. */
  readonly foot?: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={isWide ? `${styles['dialog'] ?? ''} ${styles['wide'] ?? ''}` : styles['dialog']}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        // A click on the dialog itself is one on its backdrop: the content covers the rest.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class={styles['inside']}>
        <header class={styles['header']}>
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="button-icon"
            aria-label={t().app.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        {/* A region that scrolls must be reachable by keyboard even when nothing in it is. */}
        <div class={styles['content']} tabIndex={0} role="group" aria-labelledby={id}>
          {children}
        </div>
        {foot === undefined ? undefined : <footer class={styles['foot']}>{foot}</footer>}
      </div>
    </dialog>
  );
}
