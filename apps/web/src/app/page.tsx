import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { LanguageMenu, SettingsButton } from '../settings/header.tsx';
import styles from './page.module.css';
import { hasMoved } from './router.ts';
import { TextModeLink } from './text-mode-link.tsx';

/** A page that is not the table: header, title, content. The title takes the focus when somebody comes from another page. */
export function Page({
  title,
  heading = title,
  isHome = false,
  children,
}: {
  /** Of the browser's tab. */
  readonly title: string;
  readonly heading?: string;
  readonly isHome?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const top = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (hasMoved.value) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={styles['page']}>
      <Header isHome={isHome} />
      <main id="content" class={styles['main']}>
        <h1 ref={top} tabIndex={-1} class={styles['heading']}>
          {heading}
        </h1>
        {children}
      </main>
    </div>
  );
}

function Header({ isHome }: { readonly isHome: boolean }): JSX.Element {
  const { app } = t();
  return (
    <header class={styles['header']}>
      <TextModeLink class={styles['skip']} />
      <a class={styles['skip']} href="#content">
        {app.toContent}
      </a>
      {isHome ? (
        <span class={styles['brand']}>{app.name}</span>
      ) : (
        <a class={styles['brand']} href={`/${language.value}`} aria-label={`${app.name}: ${app.toHome}`}>
          <Icon name="arrowLeft" />
          {app.name}
        </a>
      )}
      <LanguageMenu />
      <SettingsButton />
    </header>
  );
}

/** Names the browser's tab, in the language spoken. */
export function useTitle(title: string): void {
  const { app } = t();
  // Before the page is painted, so that title and page never disagree.
  useLayoutEffect(() => {
    document.title = title === app.name ? app.name : `${title} · ${app.name}`;
  }, [title, app.name]);
}
