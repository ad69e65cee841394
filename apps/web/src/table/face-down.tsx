import { range } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { CardFace } from '../cards/card-face.tsx';
import { classes } from './classes.ts';
import styles from './hand.module.css';
import type { Scene } from './scene.ts';
import { placeInHand } from './hand-place.ts';

/** My cards before I have looked at them: backs, which nothing can be done with but count them. */
export function FaceDownHand({ scene }: { readonly scene: Scene }): JSX.Element {
  const { words, hidden, geometry, deck } = scene;
  return (
    <section
      data-hand
      class={classes(styles.hand, styles.closed)}
      aria-label={`${words.yourHand(hidden)}, ${words.faceDown}`}
    >
      {range(hidden).map((index) => (
        <span key={index} class={styles.item} aria-hidden="true" style={placeInHand(geometry.hand, index)}>
          <span class={styles.card}>
            <CardFace card="??" deck={deck} />
          </span>
        </span>
      ))}
    </section>
  );
}
