import { type GameKit, parseOptions } from '@stammtisch/kernel';

import { advise } from './advice.ts';
import { becauseWords } from './advice/because-words.ts';
import { spadesConflicts } from './conflicts.ts';
import { spades } from './game.ts';
import { couldHold } from './knowledge.ts';
import { type SpadesOptions, spadesOptions } from './options.ts';
import type { Action, State, View } from './position.ts';
import { words } from './words.ts';

/** Spades, complete: rules, words, advice. */
export const spadesKit: GameKit<State, Action, View, SpadesOptions> = {
  game: spades,
  words,
  parse: (input, seats) => parseOptions(spadesOptions, input, spadesConflicts, seats),
  advise,
  because: becauseWords,
  couldHold,
};

export * from './position.ts';
export { type SpadesOptions, spadesOptions, spadesPresets } from './options.ts';
export { spadesConflicts } from './conflicts.ts';
export { spades } from './game.ts';
export { handSize, isSpade, leftOver, packFor } from './pack.ts';
export { bidOrder, legalBids } from './bidding.ts';
export { brokenBy, cardRefusal, legalCards, type TrickCase, trickWinner } from './play.ts';
export { scoreDeal, scoreSide, type SideDeal, type SideScore } from './scoring.ts';
export { highest, type Standing, standing } from './ending.ts';
export { dealerByDraws, drawForDealer, type DrawResult, type DrawStage } from './lots.ts';
export { couldHold } from './knowledge.ts';
