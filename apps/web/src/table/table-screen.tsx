import type { JSX } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { steady } from '../app/steady.ts';
import { Announcer } from './announcer.tsx';
import { Answers } from './answers.tsx';
import { Bar } from './bar.tsx';
import { classes } from './classes.ts';
import { coursePart, useCoursePart } from './course-part.ts';
import { Felt, Tray } from './ground.tsx';
import type { TableModel } from './model.ts';
import { type Scene, sceneOf } from './scene.ts';
import { isShownBare, type Stage } from './stage.ts';
import styles from './table.module.css';
import { useBubbles } from './use-bubbles.ts';
import { useFreshEnd } from './use-fresh-end.ts';
import { useHand } from './use-hand.ts';
import { useKeptFocus } from './use-focus.ts';
import { type Opened, useKeys } from './use-keys.ts';
import { type TableLog, useLog } from './use-log.ts';
import { useSize } from './use-size.ts';
import { useStage } from './use-stage.ts';

/** What opens over the table. */
export const loadOpened = () => import('./opened.tsx');
// Steady, for it is drawn anew only when something in it is.
const loadSide = () =>
  import('./side-panel.tsx').then(({ SidePanel }) => ({ SteadyPanel: steady(SidePanel) }));

/** What is shown when a deal is over: fetched while the first one is played. */
export const loadDealEnd = () => import('./deal-end.tsx');

const SteadyBar = steady(Bar);
// Only one game has calls.
const loadRemarks = () => import('./remarks.tsx').then(({ Remarks }) => ({ SteadyRemarks: steady(Remarks) }));

/** The table: felt, seats, trick, hand. */
export function TableScreen({ model }: { readonly model: TableModel }): JSX.Element {
  const [root, size] = useSize<HTMLDivElement>();
  const scene = useMemo(() => sceneOf(model, size), [model, size]);
  const log = useLog(scene);
  const hand = useHand(scene, log);
  const bubbles = useBubbles(scene);
  const [stage, skip] = useStage(scene);
  const [opened, open] = useState<Opened>();
  const openLog = useCallback(() => open('log'), []);
  const main = useKeptFocus();
  // Keys act only while the focus is inside the table (principle 27).
  useKeys(main, scene, { hand, log, open });
  const { geometry } = scene;
  useCoursePart(model);
  const part = coursePart.value;
  return (
    <div ref={root} class={classes(styles.app, styles[geometry.frame], geometry.isCompact && styles.compact)}>
      <SteadyBar scene={scene} onLog={openLog} />
      <div class={styles.columns}>
        <main ref={main} class={styles.play} aria-label={scene.words.table}>
          <h1 class="only-heard">{`${scene.spoken.name}, ${scene.words.table}`}</h1>
          <Felt scene={scene} hand={hand} stage={stage} bubbles={bubbles} onSkip={skip} />
          <Tray scene={scene} hand={hand} log={log} bubbles={bubbles} onLastTrick={() => open('lastTrick')} />
          <Answers scene={scene} hand={hand} />
          <Calls scene={scene} />
          {part === undefined ? null : <part.Asides scene={scene} log={log} />}
          <End scene={scene} stage={stage} />
        </main>
        <Beside scene={scene} log={log} />
      </div>
      <Over opened={opened} scene={scene} log={log} onClose={() => open(undefined)} />
      <Announcer spoken={log.spoken} />
    </div>
  );
}

/** What a deal came to, once the last trick is gone. */
function End({ scene, stage }: { readonly scene: Scene; readonly stage: Stage }): JSX.Element | null {
  const isFresh = useFreshEnd(scene);
  if (!isShownBare(stage) || scene.table.finished === undefined) return null;
  return (
    <Lazy
      load={loadDealEnd}
      use={({ DealEnd }) => <DealEnd scene={scene} isFresh={isFresh} />}
      meanwhile={null}
    />
  );
}

/** What may be called out of turn, where anything may. */
function Calls({ scene }: { readonly scene: Scene }): JSX.Element | null {
  if (scene.remarks.length === 0) return null;
  return (
    <Lazy load={loadRemarks} use={({ SteadyRemarks }) => <SteadyRemarks scene={scene} />} meanwhile={null} />
  );
}

/** The panel beside the table on wide screens; its place is kept until it is here. */
function Beside({ scene, log }: { readonly scene: Scene; readonly log: TableLog }): JSX.Element | null {
  if (scene.geometry.side === 0) return null;
  return (
    <Lazy
      load={loadSide}
      use={({ SteadyPanel }) => <SteadyPanel scene={scene} lines={log.lines} />}
      meanwhile={<div style={{ width: `${scene.geometry.side}px` }} />}
    />
  );
}

/** What was opened over the table. */
function Over(props: {
  readonly opened: Opened;
  readonly scene: Scene;
  readonly log: TableLog;
  readonly onClose: () => void;
}): JSX.Element | null {
  const { opened } = props;
  if (opened === undefined) return null;
  return (
    <Lazy
      load={loadOpened}
      use={({ OpenedDialog }) => <OpenedDialog {...props} opened={opened} />}
      meanwhile={null}
    />
  );
}
