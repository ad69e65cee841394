import { cardName, type Language } from '@stammtisch/cards';
import { at, range, type SlateLine, type Words } from '@stammtisch/kernel';

import { tricksOf } from '../layout.ts';
import type { Action, View } from '../position.ts';
import { tallyOf } from '../scoring.ts';
import { readAction } from '../text.ts';
import type { Texts } from './texts.ts';

/** Puts the texts of one language to use. */
export function speak(language: Language, texts: Texts): Words<View, Action> {
  const say = (action: Action, stopping: string): string => {
    if (action.type === 'play') return cardName(action.card, language, 'german');
    return action.type === 'stop' ? stopping : texts.calls[action.call];
  };
  return {
    basics: texts.basics,
    name: texts.name,
    action: (action) => say(action, texts.stop.act),
    done: (action) => say(action, texts.stop.did),
    reason: ({ reason, points }) => named(texts.reasons, reason === 'majority' ? majority(points) : reason),
    refusal: ({ code, about = '' }) => {
      const text = named(texts.refusals, code);
      return typeof text === 'string' ? text : text(named(texts.ranks, about));
    },
    conflict: (code) => named(texts.conflicts, code),
    slate: (view) => slate(view, texts),
    event(event) {
      if (event.type !== 'said') return undefined;
      const said = readAction(event.words);
      return said?.type === 'call' ? texts.calls[said.call] : undefined;
    },
    options: texts.options,
    presets: texts.presets,
  };
}

/** The text of this name, or the bare name for one that no table of ours sends. */
function named<T>(texts: Readonly<Record<string, T>>, name: string): T | string {
  return Object.hasOwn(texts, name) ? (texts[name] ?? name) : name;
}

/** ZS-O3: the points of a majority tell how it was won. */
function majority(points: number): string {
  if (points === 3) return 'allTricks';
  return points === 2 ? 'allFat' : 'majority';
}

/** The talon, and beside each player what the side's tricks of this deal hold. */
function slate(view: View, texts: Texts): readonly SlateLine[] {
  if (view.phase !== 'playing' && view.last === undefined) return [];
  const { sides, seats } = view.terms;
  const { fat } = tallyOf(tricksOf(view), sides);
  const talon =
    view.phase === 'playing' ? [{ label: texts.slate.talon, value: String(view.talon.length) }] : [];
  const piles = range(seats).map((seat) => ({
    seat,
    label: texts.slate.fat,
    value: String(at(fat, at(sides, seat))),
    counts: 'points' as const,
  }));
  return [...talon, ...piles];
}
