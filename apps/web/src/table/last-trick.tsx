import type { SeenTrick } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { CardFace } from '../cards/card-face.tsx';
import { classes } from './classes.ts';
import styles from './panels.module.css';
import type { Scene } from './scene.ts';
import { cardText, who } from './story.ts';

/** The last trick card by card: who led, who took it (principle 18). */
export function LastTrick({ scene }: { readonly scene: Scene }): JSX.Element {
  const { table, words } = scene;
  if (table.lastTrick === undefined) return <p>{words.noLastTrick}</p>;
  return <TrickRow trick={table.lastTrick} scene={scene} />;
}

/** A trick laid out in the order of play. */
export function TrickRow({
  trick,
  scene,
}: {
  readonly trick: SeenTrick;
  readonly scene: Scene;
}): JSX.Element {
  const { words, deck, model, pattern } = scene;
  return (
    <ol class={classes('plain-list', styles.row)}>
      {trick.plays.map(({ seat, card }, index) => {
        const isWinner = seat === trick.winning;
        return (
          <li key={card} class={classes(styles.rowCard, isWinner && styles.winner)}>
            <span class="only-heard">{cardText(card, model.language, pattern, words)}</span>
            <CardFace card={card} deck={deck} />
            <b>{who(seat, scene)}</b>
            <span class={styles.note}>{isWinner ? words.takes : index === 0 ? words.leads : ''}</span>
          </li>
        );
      })}
    </ol>
  );
}
