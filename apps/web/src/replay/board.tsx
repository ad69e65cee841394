import { isSeen, type SeenCard } from '@stammtisch/cards';
import { at, range, type Seat, type Seen } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { CardFace, type Deck } from '../cards/card-face.tsx';
import { SideSign } from '../sheet/side-sign.tsx';
import { classes } from '../table/classes.ts';
import { slateText } from '../table/scene.ts';
import { hasPartners } from '../table/sides.ts';
import { sorted } from '../table/sorting.ts';
import { cardText } from '../table/story.ts';
import type { TableWords } from '../table/words.ts';
import styles from './replay.module.css';
import type { ReplayWords } from './words/index.ts';

/** One moment of the match, laid out. */
export interface BoardProps {
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly deck: Deck;
  readonly table: TableWords;
  readonly words: ReplayWords;
  /** What is about to be done, and what might be. */
  readonly next: { readonly seat: Seat; readonly text: string } | undefined;
  readonly legal: ReadonlySet<string>;
}

/** Everybody at the table: what they hold, what they have played to the trick. */
export function Board(props: BoardProps): JSX.Element {
  const { seen, table } = props;
  const layout = seen.layout();
  return (
    <ul class={classes('plain-list', styles.board)} aria-label={table.players}>
      {range(seen.terms.seats).map((seat) => (
        <SeatRow key={seat} {...props} seat={seat} layout={layout} />
      ))}
    </ul>
  );
}

type RowProps = BoardProps & { readonly seat: Seat; readonly layout: ReturnType<Seen['layout']> };

function SeatRow(props: RowProps): JSX.Element {
  const { seat, layout, next, names, seen } = props;
  const trick = shownTrick(layout);
  const isNext = next?.seat === seat;
  return (
    <li class={classes(styles.seat, isNext && styles.isNext)}>
      <p class={styles.who}>
        {hasPartners(seen.terms.sides) ? <SideSign side={at(seen.terms.sides, seat)} /> : null}
        <strong>{at(names, seat)}</strong>
        <span class={styles.marks}>{marksOf(props).join(' · ')}</span>
      </p>
      <div class={styles.cards}>
        <HandRow {...props} cards={at(layout.hands, seat)} />
        <span class={styles.played}>
          {trick?.plays
            .filter((play) => play.seat === seat)
            .map(({ card }) => (
              <Small key={card} {...props} card={card} isWinning={trick.winning === seat} />
            ))}
        </span>
      </div>
    </li>
  );
}

/** Until the next card is led, the trick that has just been taken lies there. */
function shownTrick({ trick, lastTrick }: RowProps['layout']): RowProps['layout']['trick'] {
  return trick === undefined || trick.plays.length === 0 ? (lastTrick ?? trick) : trick;
}

function marksOf({ seat, seen, layout, table, words, deck, next }: RowProps): readonly string[] {
  const slate = seen.words(deck.language).slate();
  const told = slate.filter((line) => line.seat === seat);
  const tricks = at(layout.tricksTaken, seat);
  // Some games chalk the tricks up themselves.
  const isCounted = told.some(
    ({ label, value }) => label !== '' && value === String(tricks) && told.length > 1,
  );
  return [
    ...(layout.dealer === seat ? [table.dealer] : []),
    ...(next?.seat === seat ? [words.isNext] : []),
    ...told.map(slateText),
    ...(isCounted ? [] : [table.tricksTaken(tricks)]),
  ];
}

function HandRow(props: RowProps & { readonly cards: readonly SeenCard[] }): JSX.Element {
  const { cards, layout, table, names, seat, next, legal } = props;
  const isNext = next?.seat === seat;
  return (
    <ul
      class={classes('plain-list', styles.hand)}
      aria-label={`${at(names, seat)}: ${table.cardsHeld(cards.length)}`}
    >
      {sorted(cards, 'suit', layout.trump).map((card, index) => (
        // Cards that are not seen are all alike.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={isSeen(card) ? card : index}>
          <Small
            {...props}
            card={card}
            isNext={isNext && card === next.text}
            isBarred={isNext && legal.size > 0 && isSeen(card) && !legal.has(card)}
          />
        </li>
      ))}
    </ul>
  );
}

function Small({
  card,
  deck,
  table,
  words,
  isNext = false,
  isBarred = false,
  isWinning = false,
}: RowProps & {
  readonly card: SeenCard;
  readonly isNext?: boolean;
  readonly isBarred?: boolean;
  readonly isWinning?: boolean;
}): JSX.Element {
  const notes = [
    isNext ? words.playsThis : '',
    isBarred ? table.notPlayable : '',
    isWinning ? table.ahead : '',
  ];
  const name = cardText(card, deck.language, deck.pattern, table);
  return (
    <span
      class={classes(
        styles.card,
        isNext && styles.chosen,
        isBarred && styles.barred,
        isWinning && styles.winning,
      )}
    >
      <span class="only-heard">{[name, ...notes].filter((text) => text !== '').join(', ')}</span>
      <CardFace card={card} deck={deck} />
    </span>
  );
}
