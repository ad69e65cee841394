import { type Suit, suitName } from '@stammtisch/cards';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { CardFace, SuitSign } from '../cards/card-face.tsx';
import { classes } from './classes.ts';
import { stress, TIMES } from './motion.ts';
import { type Scene, trumpSuit } from './scene.ts';
import styles from './trick.module.css';

/** The middle of the felt: trump, what was bid, the number of the trick. */
export function Hub({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { table, geometry, told, words } = scene;
  const { x, y, isCorner } = geometry.hub;
  const place = isCorner
    ? { right: '10px', top: `${geometry.mine.y}px`, maxWidth: `${geometry.mine.width}px` }
    : { left: `${x}px`, top: `${y}px`, maxWidth: `${geometry.slotWidth + 24}px` };
  const trump = trumpSuit(table.trump);
  // While I am asked, the question tells what stands.
  const isAsked = scene.answers.length > 0 && (geometry.frame !== 'upright' || geometry.isCompact);
  if (table.finished !== undefined || isAsked) return null;
  return (
    <div class={classes(styles.hub, isCorner && styles.corner)} style={place}>
      {trump === undefined ? <Deck scene={scene} /> : <TrumpSign suit={trump} scene={scene} />}
      <span class={styles.told}>
        {(isCorner ? told.slice(0, 1) : told).map(({ label, value }) => (
          <Told key={label} label={label} value={value} scene={scene} />
        ))}
        {table.trickNumber === undefined ? null : (
          <span>{words.trickNumber(table.trickNumber, table.trickCount)}</span>
        )}
      </span>
    </div>
  );
}

/** A line for everybody. Where a word changes, as when spades are broken, the eye is drawn to it; figures change all the time. */
function Told(props: { readonly label: string; readonly value: string; readonly scene: Scene }): JSX.Element {
  const { label, value, scene } = props;
  const { language, preferences } = scene.model;
  const element = useRef<HTMLElement>(null);
  const before = useRef({ value, language });
  useLayoutEffect(() => {
    const isNew = before.current.value !== value && before.current.language === language;
    before.current = { value, language };
    if (isNew && !/^\d/.test(value) && element.current !== null)
      stress(element.current, { speed: preferences.speed, time: TIMES.stress });
  }, [value, language]);
  return (
    <span>
      {label} <b ref={element}>{value}</b>
    </span>
  );
}

/** The suit as a sign, beside the word that says what it is. */
function TrumpSign({ suit, scene }: { readonly suit: Suit; readonly scene: Scene }): JSX.Element {
  const { pattern, words, model, geometry } = scene;
  // Between small cards there is room for the sign alone.
  const isShort = geometry.hub.isCorner || geometry.slotWidth < 68;
  return (
    <span class={styles.trumpLine}>
      <span class={styles.trump}>
        <SuitSign suit={suit} pattern={pattern} />
      </span>
      <span class={isShort ? 'only-heard' : undefined}>
        {words.trump}
        <span class="only-heard"> {suitName(suit, model.language, pattern)}</span>
      </span>
    </span>
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
