import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '@stammtisch/cards';

import { isLanguage } from '../i18n/language.ts';

/** A page and what it is about. Public pages carry their language in the address. */
export type Route =
  | { readonly page: 'home'; readonly language: Language | undefined }
  | { readonly page: 'new'; readonly language: Language; readonly game: string | undefined }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'missing' };

/** The page that an address means. */
export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'home', language: undefined };
  if (first === 't' && second !== undefined && third === undefined) return { page: 'table', code: second };
  if (!isLanguage(first)) return { page: 'missing' };
  if (second === undefined) return { page: 'home', language: first };
  if (second === 'new') return { page: 'new', language: first, game: third };
  return { page: 'missing' };
}

/** The same page in another language; undefined where the address does not say the language. */
export function inLanguage(path: string, language: Language): string | undefined {
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  return isLanguage(first) ? `/${[language, ...rest].join('/')}` : undefined;
}

const here = signal<Route>({ page: 'missing' });
const moved = signal(false);

/** The page being shown. */
export const route: ReadonlySignal<Route> = here;
/** Whether somebody has moved on from the page the browser loaded: then the new page takes the focus. */
export const hasMoved: ReadonlySignal<boolean> = moved;

/** Goes to another page. */
export function go(path: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive({ isMove: !replace });
}

/** Begins to follow the address, and links within the site. */
export function startRouting(): void {
  arrive({ isMove: false });
  addEventListener('popstate', () => arrive({ isMove: true }));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.target !== '') return;
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

function arrive({ isMove }: { readonly isMove: boolean }): void {
  if (isMove) {
    moved.value = true;
    scrollTo(0, 0);
  }
  here.value = routeOf(location.pathname);
}
