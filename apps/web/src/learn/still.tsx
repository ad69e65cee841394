import { cardName, isSeen, type SeenCard } from '@stammtisch/cards';
import { at } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { patternOf } from '../cards/pattern.ts';
import { listed } from '../i18n/forms.ts';
import styles from './example.module.css';
import type { ExampleProps } from './model.ts';
import { learnWords } from './words/index.ts';

/** A position in words: until the table is here, and for those who have no script. */
export function Still({ game, setting, step, language }: ExampleProps): JSX.Element {
  const words = learnWords();
  const { hands, trick } = step.match.layout();
  const named = (cards: readonly SeenCard[]): string =>
    listed(
      language,
      cards.filter(isSeen).map((card) => cardName(card, language, patternOf(game))),
    );
  const played = trick?.plays.map(({ card }) => card) ?? [];
  return (
    <div class={styles.still}>
      {played.length === 0 ? null : <p>{words.onTable(named(played))}</p>}
      <p>{words.inHand(named(at(hands, setting.you)))}</p>
    </div>
  );
}
