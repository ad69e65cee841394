import type { Language } from '@stammtisch/cards';
import { type GameKit, legalActions, parseOptions, type Words } from '@stammtisch/kernel';

import { tinyGame } from './game.ts';
import {
  type TinyAction,
  tinyConflicts,
  type TinyOptions,
  tinyOptions,
  type TinyState,
  type TinyView,
} from './position.ts';

/** The laws' own test subject. */
export type TinyKit = GameKit<TinyState, TinyAction, TinyView, TinyOptions>;

const words: Words<TinyView, TinyAction> = {
  name: 'Tiny',
  action: (action) => (action.type === 'laugh' ? 'Ha!' : action.card),
  done: (action) => (action.type === 'laugh' ? 'Ha!' : action.card),
  reason: ({ reason }) => reason,
  refusal: ({ code }) => code,
  conflict: (code) => code,
  slate: () => [],
  event: () => undefined,
  options: {
    target: { label: 'Target', help: 'Enough to win.' },
    trickWorth: { label: 'Trick', help: 'What the trick is worth.' },
    keepAce: { label: 'Aces', help: 'A kept ace is worth a point.' },
    partners: { label: 'Partners', help: 'Two against two.' },
  },
  basics: [],
  presets: { double: { label: 'Double', help: 'The trick counts twice.' } },
};
const spoken: Readonly<Record<Language, Words<TinyView, TinyAction>>> = { de: words, en: words, hu: words };

/** The tiny game, whole. */
export const tinyKit: TinyKit = {
  game: tinyGame,
  words: spoken,
  parse: (input, seats) => parseOptions(tinyOptions, input, tinyConflicts, seats),
  advise: (view, seat) =>
    legalActions(tinyGame, view, seat).map((action, index) => ({ action, weight: index, because: 'any' })),
  because: { de: { any: 'Gut.' }, en: { any: 'Good.' }, hu: { any: 'Jó.' } },
  couldHold: () => true,
};
