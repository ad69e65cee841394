import type { JSX } from 'preact';

import { Score } from '../sheet/points.tsx';
import { SideSign } from '../sheet/side-sign.tsx';
import { classes } from './classes.ts';
import { LastTrick } from './last-trick.tsx';
import { LogLines } from './log.tsx';
import styles from './panels.module.css';
import type { Scene } from './scene.ts';
import { shownSides } from './sides.ts';
import { sideName, who } from './story.ts';

/** Beside the table on wide screens: the standing, the last trick, the story. */
export function SidePanel({
  scene,
  lines,
}: {
  readonly scene: Scene;
  readonly lines: readonly string[];
}): JSX.Element {
  const { words, model, geometry, table } = scene;
  const taker = table.lastTrick?.winning;
  return (
    <aside class={styles.aside} style={{ width: `${geometry.side}px` }} aria-label={words.scores}>
      <section>
        <h2>{words.scores}</h2>
        <Standing scene={scene} />
        <button type="button" class="button" onClick={model.openSheet}>
          {words.sheet}
        </button>
      </section>
      <section>
        <h2>
          {words.lastTrick}
          {taker === undefined ? '' : ` · ${who(taker, scene)}`}
        </h2>
        <LastTrick scene={scene} />
      </section>
      <section class={styles.story}>
        <h2>{words.log}</h2>
        <LogLines lines={lines} words={words} />
      </section>
    </aside>
  );
}

/** All sides, the one ahead first. */
function Standing({ scene }: { readonly scene: Scene }): JSX.Element {
  const sides = shownSides(scene.model).toSorted((a, b) => b.score - a.score);
  return (
    <ol class={classes('plain-list', styles.standing)}>
      {sides.map(({ side, score, isMine }) => (
        <li key={side} class={classes(isMine && styles.mySide)}>
          {scene.hasPartners ? <SideSign side={side} /> : null}
          <span>{sideName(side, scene)}</span>
          <b>
            <Score points={score} zero={scene.zero} />
          </b>
        </li>
      ))}
    </ol>
  );
}
