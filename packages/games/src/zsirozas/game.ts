import type { Game } from '@stammtisch/kernel';

import { mapCards, sees } from './knowledge.ts';
import { layout, outcome, sheet } from './layout.ts';
import {
  seatCounts,
  sideCount,
  zsirozasConflicts,
  type ZsirozasOptions,
  zsirozasOptions,
  zsirozasPresets,
} from './options.ts';
import { deckOf, packFor } from './pack.ts';
import { apply, awaited, choices, refusal, remarks, remarkSpan } from './play.ts';
import type { Action, State, View } from './position.ts';
import { readAction, writeAction } from './text.ts';

/** The rules of Zsírozás. */
export const zsirozas: Game<State, Action, View, ZsirozasOptions> = {
  id: 'zsirozas',
  rulesVersion: 1,
  options: zsirozasOptions,
  conflicts: zsirozasConflicts,
  presets: zsirozasPresets,
  seatCounts,
  sideCount,
  pack: packFor,
  setup: (terms) => ({ phase: 'dealing', terms, pages: [], dealer: terms.firstDealer }),
  terms: (view) => view.terms,
  awaited,
  choices,
  remarks,
  remarkSpan,
  refusal,
  apply,
  mapCards,
  sees,
  sheet,
  layout,
  write: writeAction,
  read: (_view, _seat, text) => readAction(text),
  outcome,
  deckOf,
};
