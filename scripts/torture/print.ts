import { hash } from 'node:crypto';

import { parseCard } from '@stammtisch/cards';

/** What is kept of a piece of JSON: enough to tell whether another is the same, and which cards can be read in it. */
export interface Print {
  readonly hash: string;
  /** Each card once, in order. */
  readonly cards: string;
}

/** The print of plain JSON; the order of keys does not matter. */
export function printOf(json: unknown): Print {
  const cards = new Set<string>();
  const text = canonical(json, cards);
  return { hash: hash('sha1', text, 'base64url'), cards: [...cards].toSorted().join(' ') };
}

/** The cards of one print that are not in the other. */
export function cardsBeyond(told: Print, allowed: Print): readonly string[] {
  const known = new Set(allowed.cards.split(' '));
  return told.cards.split(' ').filter((card) => card !== '' && !known.has(card));
}

function canonical(json: unknown, cards: Set<string>): string {
  if (typeof json === 'string') {
    if (parseCard(json) !== undefined) cards.add(json);
    return JSON.stringify(json);
  }
  if (typeof json !== 'object' || json === null) return String(json);
  if (Array.isArray(json)) return `[${json.map((item) => canonical(item, cards)).join(',')}]`;
  const entries = Object.entries(json).filter(([, value]) => value !== undefined);
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value, cards)}`)
    .join(',')}}`;
}
