import { parseCard } from '@stammtisch/cards';

import type { Action, Call } from './position.ts';

/** A call as records write it. */
export function callText(call: Call): string {
  return typeof call === 'number' ? `bid ${call}` : call;
}

/** An action as records write it: "bid 3", "pass", "AH". */
export function writeAction(action: Action): string {
  switch (action.type) {
    case 'call':
      return callText(action.call);
    case 'misdeal':
      return 'misdeal';
    case 'play':
      return action.card;
  }
}

/** The action a text means, legal or not; undefined if it means none. */
export function readAction(text: string): Action | undefined {
  if (text === 'pass' || text === 'moon') return { type: 'call', call: text };
  if (text === 'misdeal') return { type: 'misdeal' };
  const bid = /^bid (0|[1-9]\d{0,2})$/.exec(text);
  if (bid !== null) return { type: 'call', call: Number(bid[1]) };
  const card = parseCard(text);
  return card === undefined ? undefined : { type: 'play', card };
}
