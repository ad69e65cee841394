import type { SeenCard } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { CardFace, type Deck } from '../cards/card-face.tsx';
import { cardText } from '../table/story.ts';
import type { TableWords } from '../table/words.ts';
import styles from './replay.module.css';
import { replayWords } from './words/index.ts';

/** Cards that nobody holds: sleepers, talon, what is left over. */
export function Aside({
  cards,
  deck,
  table,
}: {
  readonly cards: readonly SeenCard[];
  readonly deck: Deck;
  readonly table: TableWords;
}): JSX.Element | null {
  const words = replayWords();
  if (cards.length === 0) return null;
  return (
    <div class={styles['aside']}>
      <span>{words.aside}</span>
      <ul
        class={`plain-list ${styles['hand'] ?? ''}`}
        aria-label={`${words.aside}: ${table.cardsHeld(cards.length)}`}
      >
        {cards.map((card, index) => (
          // Cards that are not seen are all alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${card}${index}`}>
            <span class={styles['card']}>
              <span class="only-heard">{cardText(card, deck.language, deck.pattern, table)}</span>
              <CardFace card={card} deck={deck} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
