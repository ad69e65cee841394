/** Longest name of a person, in UTF-16 units. */
export const MAX_NAME = 24;
/** Longest name of a rule sheet. */
const MAX_SHEET_NAME = 160;

/** Longest thing that people write, in UTF-16 units. */
const MAX_TEXT = 200;

/** What bots are called, in the order in which they come. */
const BOT_NAMES = ['Resi', 'Pista', 'Mizzi', 'Jóska', 'Poldi', 'Mariska', 'Ferdl', 'Ilonka'] as const;

// Controls, bidirectional overrides and isolates, invisible spaces and fillers: they could forge another name.
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** Joiners belong to emoji and to some scripts, but make no name alone. */
const JOINERS = /[\u200C\u200D]/gu;
/** More marks than any script puts on one letter. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

/** A person's name as it may be shown; undefined if nothing visible is left. */
export function tidyName(given: string): string | undefined {
  return tidied(given, MAX_NAME);
}

/** What somebody wrote as it may be shown, on one line; undefined if nothing visible is left. */
export function tidyText(given: string): string | undefined {
  return tidied(given, MAX_TEXT);
}

/** A rule sheet's name as it may be shown, to be put among what it names; nothing if nothing visible is left. */
export function sheetNamed(given: string | undefined): { readonly sheetName?: string } {
  const sheetName = tidied(given ?? '', MAX_SHEET_NAME);
  return sheetName === undefined ? {} : { sheetName };
}

function tidied(given: string, most: number): string | undefined {
  const tidy = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(TOWER, '$1')
    .trim();
  const short = cut(tidy, most).replace(/[\s\u200C\u200D]+$/u, '');
  return short.replace(JOINERS, '').replace(/\p{M}/gu, '').trim() === '' ? undefined : short;
}

/** The name of the next bot, other than those in use. */
export function botName(taken: readonly string[], chair: number): string {
  const free = BOT_NAMES.find((name) => !taken.includes(name));
  return free ?? `${BOT_NAMES[chair % BOT_NAMES.length] ?? BOT_NAMES[0]} ${chair + 1}`;
}

/** Whole characters alone, as many as fit. */
function cut(text: string, most: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short;
}
