import { type GameKit, parseOptions } from '@stammtisch/kernel';

import { advise } from './advice.ts';
import { couldHold } from './evidence.ts';
import { zsirozas } from './game.ts';
import { zsirozasConflicts, type ZsirozasOptions, zsirozasOptions } from './options.ts';
import type { Action, State, View } from './position.ts';
import { words } from './words.ts';

/** Zsírozás, complete: rules, words, advice. */
export const zsirozasKit: GameKit<State, Action, View, ZsirozasOptions> = {
  game: zsirozas,
  words,
  parse: (input, seats) => parseOptions(zsirozasOptions, input, zsirozasConflicts, seats),
  advise,
  couldHold,
};

export type * from './position.ts';
export { zsirozas } from './game.ts';
export { type ZsirozasOptions, zsirozasOptions } from './options.ts';
export { legalFollows, legalGoOns, legalLeads } from './matching.ts';
export {
  dealLines,
  fatPoints,
  isFat,
  matchWinner,
  mushrooms,
  type Tally,
  tallyOf,
  totalsAfter,
} from './scoring.ts';
export { CALLS } from './play.ts';
export { type Draw, drawingOrder, drawUp } from './talon.ts';
export { currentCircuit, holderOf, isGoingOn, turnOf } from './trick.ts';
