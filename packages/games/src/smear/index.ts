import { type GameKit, parseOptions } from '@stammtisch/kernel';

import { advise } from './advice.ts';
import { becauseWords } from './advice/because-words.ts';
import { smear } from './game.ts';
import { couldHold } from './knowledge.ts';
import { smearConflicts, type SmearOptions, smearOptions } from './options.ts';
import type { Action, State, View } from './position.ts';
import { words } from './words.ts';

/** Smear, complete: rules, words, advice. */
export const smearKit: GameKit<State, Action, View, SmearOptions> = {
  game: smear,
  words,
  parse: (input, seats) => parseOptions(smearOptions, input, smearConflicts, seats),
  advise,
  because: becauseWords,
  couldHold,
};

export * from './position.ts';
export { type SmearOptions, smearOptions } from './options.ts';
export { packFor, pointsInPack, ranksFor, sleeperCount } from './pack.ts';
export { contractOf } from './auction.ts';
export { cardRefusal } from './play.ts';
export { trickWinner } from './tricks.ts';
export { cardPoints, cardPointsBySide, pointsTaken, scoreDeal, settle, type Stake } from './scoring.ts';
export { winnerAfter } from './ending.ts';
