import { type Suit, suitName } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { CardFace, SuitSign } from '../cards/card-face.tsx';
import { classes } from './classes.ts';
import type { Scene } from './scene.ts';
import styles from './trick.module.css';

/** The middle of the felt: trump, what was bid, the number of the trick. */
export function Hub({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { table, geometry, spoken, words, pattern, model } = scene;
  const { x, y, isCorner } = geometry.hub;
  const place = isCorner
    ? { right: '10px', top: `${geometry.mine.y}px` }
    : { left: `${x}px`, top: `${y}px`, maxWidth: `${geometry.slotWidth + 24}px` };
  const trump = suitOfTrump(table.trump);
  const name = trump === undefined ? undefined : suitName(trump, model.language, pattern);
  // The suit itself is shown as a sign: its line of the slate would say it twice.
  const lines = spoken.slate().filter((line) => line.seat === undefined && line.value !== name);
  // While I am asked, the question tells what stands.
  const isAsked = scene.answers.length > 0 && (geometry.frame !== 'upright' || geometry.isCompact);
  if (table.finished !== undefined || isAsked) return null;
  return (
    <div class={classes(styles.hub, isCorner && styles.corner)} style={place}>
      {trump === undefined ? (
        <Deck scene={scene} />
      ) : (
        <TrumpSign suit={trump} scene={scene} name={name ?? trump} />
      )}
      {(isCorner ? lines.slice(0, 1) : lines).map(({ label, value }) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
      {table.trickNumber === undefined ? null : (
        <span>{words.trickNumber(table.trickNumber, table.trickCount)}</span>
      )}
    </div>
  );
}

function TrumpSign(props: {
  readonly suit: Suit;
  readonly scene: Scene;
  readonly name: string;
}): JSX.Element {
  const { suit, scene, name } = props;
  return (
    <>
      <span class={styles.trump}>
        <SuitSign suit={suit} pattern={scene.pattern} />
      </span>
      <span class={styles.trumpWord}>
        {scene.words.trump}
        <span class="only-heard"> {name}</span>
      </span>
    </>
  );
}

/** Cards that lie apart, face down: the talon or the sleepers, with their number. */
function Deck({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { table, deck } = scene;
  if (table.aside.length === 0 || table.trick !== undefined) return null;
  return (
    <span class={styles.aside} aria-hidden="true">
      <CardFace card="??" deck={deck} />
      <b>{table.aside.length}</b>
    </span>
  );
}

function suitOfTrump(trump: string | undefined): Suit | undefined {
  const suits: readonly Suit[] = ['C', 'D', 'H', 'S', 'A', 'L', 'B'];
  return suits.find((suit) => suit === trump);
}
