import { parseCard } from '@stammtisch/cards';

import { CALLS } from './play.ts';
import type { Action } from './position.ts';

/** An action as records write it: "TA", "stop", "Schmiere!". */
export function writeAction(action: Action): string {
  if (action.type === 'play') return action.card;
  return action.type === 'stop' ? 'stop' : action.call;
}

/** The action a text means, legal or not; undefined if it means none. */
export function readAction(text: string): Action | undefined {
  if (text === 'stop') return { type: 'stop' };
  const call = CALLS.find((one) => one === text);
  if (call !== undefined) return { type: 'call', call };
  const card = parseCard(text);
  return card === undefined ? undefined : { type: 'play', card };
}
