import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { Dialog } from '../app/dialog.tsx';
import { Announcer } from '../table/announcer.tsx';
import { Answers } from '../table/answers.tsx';
import { classes } from '../table/classes.ts';
import { Felt, Tray } from '../table/ground.tsx';
import { LastTrick } from '../table/last-trick.tsx';
import type { TableModel } from '../table/model.ts';
import { sceneOf } from '../table/scene.ts';
import table from '../table/table.module.css';
import { useBubbles } from '../table/use-bubbles.ts';
import { useKeptFocus } from '../table/use-focus.ts';
import { useHand } from '../table/use-hand.ts';
import { useKeys } from '../table/use-keys.ts';
import { useLog } from '../table/use-log.ts';
import { useSize } from '../table/use-size.ts';
import { useStage } from '../table/use-stage.ts';
import styles from './example.module.css';

/** A table has a bar above it; an example has none, and the room is the table's. */
const BAR = 48;

/** The table itself, in a box of a page. */
export function TableBox({
  model,
  label,
  onRefused,
}: {
  readonly model: TableModel;
  readonly label: string;
  /** A card was tapped that may not be played: why. */
  readonly onRefused: (why: string) => void;
}): JSX.Element {
  const [root, size] = useSize<HTMLDivElement>();
  const room = { width: size.width, height: size.height + BAR };
  const scene = useMemo(() => sceneOf(model, room), [model, size]);
  const log = useLog(scene);
  const hand = useHand(scene, log);
  const bubbles = useBubbles(scene);
  const [stage, skip] = useStage(scene);
  const [isOpen, open] = useState(false);
  const main = useKeptFocus();
  useKeys(main, scene, { hand, log, open: () => undefined });
  useEffect(() => {
    if (hand.message !== undefined) onRefused(hand.message);
  }, [hand.message]);
  const { geometry } = scene;
  return (
    <div ref={root} class={classes(styles.table, table[geometry.frame], geometry.isCompact && table.compact)}>
      <section ref={main} class={classes(table.play, styles.play)} aria-label={label}>
        <Felt scene={scene} hand={hand} stage={stage} bubbles={bubbles} onSkip={skip} />
        <Tray scene={scene} hand={hand} log={log} bubbles={bubbles} onLastTrick={() => open(true)} />
        <Answers scene={scene} hand={hand} />
      </section>
      {isOpen ? (
        <Dialog title={scene.words.lastTrick} onClose={() => open(false)}>
          <LastTrick scene={scene} />
        </Dialog>
      ) : null}
      <Announcer spoken={log.spoken} />
    </div>
  );
}
