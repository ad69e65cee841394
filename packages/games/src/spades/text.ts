import { type Card, isJoker, parseCard, rankOf, suitOf } from '@stammtisch/cards';

import type { Action, Bid } from './position.ts';

/** A bid as records write it. */
export function bidText(bid: Bid): string {
  return `bid ${bid}`;
}

/** An action as records write it: "bid 3", "bid nil", "look", "give AH KD", "AH". */
export function writeAction(action: Action): string {
  switch (action.type) {
    case 'bid':
      return bidText(action.bid);
    case 'give':
      return `give ${action.cards.join(' ')}`;
    case 'play':
      return action.card;
    case 'look':
    case 'keep':
    case 'next':
      return action.type;
  }
}

/** The action a text means, legal or not; undefined if it means none. */
export function readAction(text: string): Action | undefined {
  if (text === 'look' || text === 'keep' || text === 'next') return { type: text };
  if (text === 'bid nil' || text === 'bid blind nil')
    return { type: 'bid', bid: text === 'bid nil' ? 'nil' : 'blind nil' };
  const bid = /^bid (0|[1-9]\d{0,2})$/.exec(text);
  if (bid !== null) return { type: 'bid', bid: Number(bid[1]) };
  if (text.startsWith('give ')) return readGift(text.slice(5).split(' '));
  const card = parseCard(text);
  return card === undefined ? undefined : { type: 'play', card };
}

/** Cards to be given away, always in the same order, so that one gift is one action. */
export function gift(cards: readonly Card[]): Action {
  return { type: 'give', cards: cards.toSorted((a, b) => place(a) - place(b)) };
}

function readGift(words: readonly string[]): Action | undefined {
  const given = words.map(parseCard).filter((card) => card !== undefined);
  return given.length === words.length ? gift(given) : undefined;
}

/** As the canonical pack lies, the other way round: the highest first. */
function place(card: Card): number {
  if (isJoker(card)) return card === 'BJ' ? -2 : -1;
  const suit = 'SHDC'.indexOf(suitOf(card) ?? '');
  return 13 * suit + 'AKQJT98765432'.indexOf(rankOf(card) ?? '');
}
