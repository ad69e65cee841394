import type { JSX } from 'preact';

import styles from './answers.module.css';
import { classes } from './classes.ts';
import type { Scene } from './scene.ts';
import { PlayButton } from './play-button.tsx';
import type { Hand } from './use-hand.ts';

/** Everything I may answer besides playing a card: bids, passing, stopping. */
export function Answers({ scene, hand }: { readonly scene: Scene; readonly hand: Hand }): JSX.Element | null {
  const { answers, words, told, geometry, model } = scene;
  // While the game is paused nothing is asked.
  if (answers.length === 0 || model.room.isPaused === true) return null;
  const numbers = answers.flatMap((text) => numberIn(text) ?? []);
  const isLong = numbers.length > 6;
  const others = answers.filter((text) => numberIn(text) === undefined);
  return (
    <section
      data-answers
      class={classes(
        styles.panel,
        styles[geometry.frame],
        geometry.isCompact && styles.compact,
        isSlim(scene) && styles.slim,
        isLong && styles.long,
      )}
      aria-label={words.choose}
      style={{ bottom: `${bottomOf(scene)}px` }}
    >
      <header class={styles.header}>
        <h2>{numbers.length > 0 ? words.choose : words.yourTurn}</h2>
        {hand.message === undefined ? null : <p role="alert">{hand.message}</p>}
        {told.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
      </header>
      <div class={classes(styles.buttons, isLong && styles.many, numbers.length > 14 && styles.crowded)}>
        {numbers.map(({ text, number }) => (
          <AnswerButton key={text} text={text} scene={scene} hand={hand} number={number} />
        ))}
        {others.map((text) => (
          <AnswerButton key={text} text={text} scene={scene} hand={hand} />
        ))}
      </div>
      {geometry.frame === 'upright' ? <PlayButton scene={scene} hand={hand} /> : null}
    </section>
  );
}

interface ButtonProps {
  readonly text: string;
  readonly scene: Scene;
  readonly hand: Hand;
  readonly number?: number;
}

function AnswerButton({ text, scene, hand, number }: ButtonProps): JSX.Element {
  const name = scene.spoken.action(text);
  return (
    <button
      type="button"
      class={classes(styles.answer, number !== undefined && styles.number)}
      aria-label={name}
      aria-disabled={hand.isLocked}
      onClick={() => hand.play(text)}
    >
      {number ?? name}
    </button>
  );
}

/** The number of a bid, as records write one: "bid 3". */
function numberIn(text: string): { readonly text: string; readonly number: number } | undefined {
  const match = /^bid (\d+)$/.exec(text);
  return match === null ? undefined : { text, number: Number(match[1]) };
}

/** A question with two answers is one line where there is width: what it is about lies in the middle and stays in sight. */
function isSlim({ geometry, answers }: Scene): boolean {
  return (
    geometry.frame !== 'upright' &&
    answers.length <= 2 &&
    answers.every((text) => numberIn(text) === undefined)
  );
}

/** On a phone right above the cards, for the thumb; over the middle of the felt elsewhere. */
function bottomOf(scene: Scene): number {
  const { frame, tray, strip, felt } = scene.geometry;
  if (frame === 'upright') return tray - strip - 6;
  if (isSlim(scene) && frame === 'wide') return tray + 4;
  return frame === 'sideways' ? tray + 6 : tray + felt.height * 0.2;
}
