export { zsirozas } from './game.ts';
export { couldHold, mostHeld } from './evidence.ts';
export { followRefusal, goOnRefusal, leadRefusal, legalFollows, legalGoOns, legalLeads } from './matching.ts';
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
export { drawingOrder, drawUp } from './talon.ts';
export { currentCircuit, holderOf, isGoingOn, turnOf } from './trick.ts';
export { type ZsirozasOptions, zsirozasConflicts, zsirozasOptions, zsirozasPresets } from './options.ts';
export type { Action, Call, Ending, Playing, State, TakenTrick, View, ZsirozasTerms } from './position.ts';
