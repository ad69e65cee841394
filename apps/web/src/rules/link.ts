import type { Language } from '@stammtisch/cards';

/** Longest name of a rule sheet, in characters as people count them. */
export const MAX_SHEET_NAME = 40;

/** A rule sheet as its link carries it. */
export interface SheetLink {
  readonly game: string;
  readonly code: string;
  readonly name?: string | undefined;
}

// Controls, bidirectional overrides and isolates, separators and fillers: nothing that a reader would not see.
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF]/gu;
/** More marks than any script puts on one letter. */
const TOWER = /(\p{M}{3})\p{M}+/gu;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The name of a sheet as it may be shown: one line, of visible characters, not too long; empty if nothing is left. */
export function tidySheetName(given: string): string {
  const line = given
    .normalize('NFC')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/ +/g, ' ')
    .replace(TOWER, '$1')
    .trim();
  return Array.from(characters.segment(line), ({ segment }) => segment)
    .slice(0, MAX_SHEET_NAME)
    .join('')
    .trim();
}

/** Where a rule sheet lies: "/de/r/smear-1042?n=Oma". */
export function sheetPath(language: Language, { game, code, name = '' }: SheetLink): string {
  return `/${language}/r/${game}${code === '' ? '' : `-${code}`}${query({ n: name })}`;
}

/** Where two sheets of one game are compared. */
export function comparisonPath(
  language: Language,
  one: SheetLink,
  other: Pick<SheetLink, 'code' | 'name'>,
): string {
  const path = sheetPath(language, { game: one.game, code: one.code });
  const second = other.code === '' ? '' : `/${other.code}`;
  return `${path}/vs${second}${query({ n: one.name ?? '', m: other.name ?? '' })}`;
}

/** Where a table is opened by a sheet's rules. */
export function tablePath(language: Language, { game, code, name = '' }: SheetLink): string {
  return `/${language}/new/${game}${query({ r: code, n: name }, ['r'])}`;
}

/** The sheet that a pasted text means: a whole link, or just its end. Undefined if it means none. */
export function sheetIn(text: string): SheetLink | undefined {
  const [, end = '', , asked = ''] =
    /(?:^|\/r\/)([^/?#\s]+)(\/vs[^?#\s]*)?(?:\?([^#\s]*))?(?:#\S*)?$/.exec(text.trim()) ?? [];
  const [game = '', code = ''] = end.toLowerCase().split(/-(.*)/s);
  if (!/^[a-z]+$/.test(game) || !/^[0-9a-z]*$/.test(code)) return undefined;
  const name = tidySheetName(new URLSearchParams(asked).get('n') ?? '');
  return { game, code, ...(name === '' ? {} : { name }) };
}

function query(values: Readonly<Record<string, string>>, always: readonly string[] = []): string {
  const filled = Object.entries(values).filter(([key, value]) => value !== '' || always.includes(key));
  const text = new URLSearchParams(filled).toString();
  return text === '' ? '' : `?${text}`;
}
