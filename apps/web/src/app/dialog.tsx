import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay in sight while the content scrolls. */
  readonly foot?: ComponentChildren;
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ title, isWide = false, onClose, children, foot }: DialogProps): JSX.Element {
  const dialog = useModal();
  const content = useRef<HTMLElement>(null);
  useMoved(title, content);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      class={isWide ? `${styles['dialog'] ?? ''} ${styles['wide'] ?? ''}` : styles['dialog']}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div class={styles['inside']}>
        <div class={styles['header']}>
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="button-icon"
            aria-label={t().app.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        {/* A region that scrolls must be reachable by keyboard even when nothing in it is. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section ref={content} class={styles['content']} tabIndex={0} aria-labelledby={id}>
          {children}
        </section>
        {foot === undefined ? undefined : <div class={styles['foot']}>{foot}</div>}
      </div>
    </dialog>
  );
}

/** Another title is another content: what had the focus may be gone, so it goes to the new. */
function useMoved(title: string, content: RefObject<HTMLElement | null>): void {
  const shown = useRef(title);
  const spoken = useRef(language.value);
  useEffect(() => {
    const isMoved = shown.current !== title && spoken.current === language.value;
    shown.current = title;
    spoken.current = language.value;
    if (isMoved) content.current?.focus();
  }, [title]);
}

/** Opens a dialog as long as it is drawn, and closes it by a click beside it. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The content covers the dialog itself, so a click on it is one on its backdrop.
    const closeBeside = (event: Event): void => {
      if (event.target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', closeBeside);
    return () => dialog?.removeEventListener('click', closeBeside);
  }, []);
  return ref;
}
