import { type GameKit, parseOptions } from '@stammtisch/kernel';

import { advise } from './advice.ts';
import { becauseWords } from './because-words.ts';
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
  because: becauseWords,
  couldHold,
};
