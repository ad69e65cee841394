import type { JSX } from 'preact';

import { steady } from '../app/steady.ts';
import { SealMark } from '../fair/seal.tsx';
import { classes } from './classes.ts';
import { FaceDownHand } from './face-down.tsx';
import { Flights } from './flights.tsx';
import { HandCards } from './hand.tsx';
import { Hub } from './hub.tsx';
import type { Scene } from './scene.ts';
import { Mine, Seats } from './seats.tsx';
import type { Stage } from './stage.ts';
import { Strip } from './strip.tsx';
import styles from './table.module.css';
import { Trick } from './trick.tsx';
import { useSettledMotion } from './use-settled-motion.ts';
import type { Bubble } from './use-bubbles.ts';
import type { Hand } from './use-hand.ts';
import type { TableLog } from './use-log.ts';

// What happens in the hand alone, and what has been told, changes nothing of these.
const SteadyHub = steady(Hub);
const SteadyMine = steady(Mine);
const SteadySeal = steady(SealMark);
const SteadySeats = steady(Seats);
const SteadyTrick = steady(Trick);

/** Everything above the hand. */
export function Felt(props: {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly stage: Stage;
  readonly bubbles: readonly Bubble[];
  readonly onSkip: () => void;
}): JSX.Element {
  const { scene, hand, stage, bubbles, onSkip } = props;
  const { geometry } = scene;
  useSettledMotion(scene);
  return (
    <div
      class={styles.felt}
      style={{ height: `${geometry.felt.height}px` }}
      onClick={stage.held === undefined ? undefined : onSkip}
      role="presentation"
    >
      {geometry.oval === undefined ? null : <Oval scene={scene} />}
      <SteadySeats scene={scene} bubbles={bubbles} />
      <SteadyHub scene={scene} />
      <SteadySeal seal={scene.model.seal} room={scene.model.room} />
      <SteadyTrick scene={scene} stage={stage} sent={hand.sent} lay={hand.lay} />
      <Flights scene={scene} />
      {geometry.frame === 'wide' ? null : <SteadyMine scene={scene} bubbles={bubbles} />}
    </div>
  );
}

function Oval({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { oval } = scene.geometry;
  if (oval === undefined) return null;
  const { x, y, rx, ry } = oval;
  return (
    <div
      class={styles.oval}
      style={{ left: `${x - rx}px`, top: `${y - ry}px`, width: `${2 * rx}px`, height: `${2 * ry}px` }}
    />
  );
}

/** The strip and the hand. */
export function Tray(props: {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly log: TableLog;
  readonly bubbles: readonly Bubble[];
  readonly onLastTrick: () => void;
}): JSX.Element {
  const { scene, hand, log, bubbles, onLastTrick } = props;
  const { geometry, isMyTurn } = scene;
  return (
    <section class={classes(styles.tray, isMyTurn && styles.turn)} style={{ height: `${geometry.tray}px` }}>
      <Strip scene={scene} hand={hand} bubbles={bubbles} onLastTrick={onLastTrick} onSorted={log.tell} />
      {scene.hidden > 0 ? <FaceDownHand scene={scene} /> : <HandCards scene={scene} hand={hand} />}
    </section>
  );
}
