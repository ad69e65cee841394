import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '@stammtisch/cards';

import { isLanguage } from '../i18n/language.ts';
import { followTextMode } from './text-mode.ts';
import { tidySheetName } from '../rules/link.ts';

/** A page and what it is about. Public pages carry their language in the address. */
export type Route =
  | { readonly page: 'home'; readonly language: Language | undefined }
  | {
      readonly page: 'new';
      readonly language: Language;
      readonly game: string | undefined;
      /** House rules to begin with, as a rule sheet's link carries them. */
      readonly rules?: SheetRules;
    }
  | {
      readonly page: 'rules';
      readonly language: Language;
      /** Undefined for the page that offers the usual rules of every game. */
      readonly sheet: (SheetRules & { readonly game: string }) | undefined;
      /** Another sheet of the same game, to be compared with it. */
      readonly other?: SheetRules;
    }
  /** How the games are played, or how one of them is. */
  | { readonly page: 'learn'; readonly language: Language; readonly game: string | undefined }
  /** How the dealing is checked. */
  | { readonly page: 'fair'; readonly language: Language }
  /** The matches that were played on this device. */
  | { readonly page: 'matches'; readonly language: Language }
  /** Who runs the place, what it stores, whose work is in it. */
  | { readonly page: 'about'; readonly language: Language }
  | { readonly page: 'table'; readonly code: string }
  /** A match of the past: by the id of its record, or carried by the link or a file. */
  | {
      readonly page: 'replay';
      readonly id: string | undefined;
      readonly step?: number;
      readonly deal?: number;
    }
  /** Where a link to one's own seat leads; all of it is in the fragment. */
  | { readonly page: 'arrive' }
  | { readonly page: 'missing'; readonly language?: Language };

/** House rules in an address: their code, and what somebody called them. */
export interface SheetRules {
  readonly code: string;
  readonly name?: string;
}

/** The page that an address means. */
export function routeOf(path: string, query = ''): Route {
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '');
  const asked = new URLSearchParams(query);
  if (isLanguage(first) && second === 'r') return rulesRoute(first, third, rest, asked);
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'home', language: undefined };
  if (first === 'h' && third === undefined) return replayRoute(second, asked);
  if (first === 'm' && second === undefined) return { page: 'arrive' };
  if (first === 't' && second !== undefined && third === undefined)
    return { page: 'table', code: second.toLowerCase() };
  if (!isLanguage(first)) return { page: 'missing' };
  const missing: Route = { page: 'missing', language: first };
  if (second === undefined) return { page: 'home', language: first };
  if (second === 'fair') return third === undefined ? { page: 'fair', language: first } : missing;
  if (second === 'about' || second === 'matches')
    return third === undefined ? { page: second, language: first } : missing;
  if (second === 'learn') return { page: 'learn', language: first, game: third };
  if (second === 'new') {
    const code = asked.get('r');
    const rules = code === null ? {} : { rules: { code, ...named(asked.get('n')) } };
    return { page: 'new', language: first, game: third, ...rules };
  }
  return missing;
}

/** "/h/CODE-1?s=12" or "/h?deal=2". */
function replayRoute(id: string | undefined, asked: URLSearchParams): Route {
  const numbered = (name: 's' | 'deal'): number | undefined => {
    const given = asked.get(name) ?? '';
    return /^\d{1,6}$/.test(given) ? Number(given) : undefined;
  };
  const [step, deal] = [numbered('s'), numbered('deal')];
  const place = { ...(step === undefined ? {} : { step }), ...(deal === undefined ? {} : { deal }) };
  return { page: 'replay', id, ...place };
}

/** "/de/r/GAME-CODE", and with "/vs/CODE" a comparison. The standard rules have no code. */
function rulesRoute(
  language: Language,
  sheet: string | undefined,
  [vs, other = '', ...rest]: readonly string[],
  asked: URLSearchParams,
): Route {
  if ((vs !== undefined && vs !== 'vs') || rest.length > 0) return { page: 'missing' };
  if (sheet === undefined) return { page: 'rules', language, sheet: undefined };
  const [game = '', code = ''] = sheet.split(/-(.*)/s);
  const second = vs === undefined ? {} : { other: { code: other, ...named(asked.get('m')) } };
  return { page: 'rules', language, sheet: { game, code, ...named(asked.get('n')) }, ...second };
}

function named(given: string | null): { readonly name?: string } {
  const name = tidySheetName(given ?? '');
  return name === '' ? {} : { name };
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
    go(link.pathname + link.search + link.hash);
  });
}

function arrive({ isMove }: { readonly isMove: boolean }): void {
  if (isMove) {
    moved.value = true;
    scrollTo(0, 0);
  }
  followTextMode(location.search);
  stand(location.pathname, location.search);
}

/** Shows the page of an address, wherever that address stands. */
export function stand(path: string, query = ''): void {
  here.value = routeOf(path, query);
}
