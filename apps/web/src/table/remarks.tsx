import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { Icon } from '../icons/icon.tsx';
import answers from './answers.module.css';
import { classes } from './classes.ts';
import styles from './remarks.module.css';
import type { Scene } from './scene.ts';

const MENU = 'table-remarks';

/** What may be said out of turn (Zsírt!, Üss!): a button each where there is room, else one that opens them. */
export function Remarks({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { remarks, geometry } = scene;
  const isSpent = useSpent(scene);
  if (remarks.length === 0) return null;
  if (geometry.frame === 'wide') return <Row scene={scene} isSpent={isSpent} />;
  // On a phone the question takes this place while I am asked; a low screen has room for both.
  if (scene.answers.length > 0 && (geometry.frame === 'sideways' || geometry.calls > 0)) return null;
  if (geometry.calls > 0) return <Row scene={scene} isSpent={isSpent} />;
  return <Menu scene={scene} isSpent={isSpent} />;
}

interface RemarksProps {
  readonly scene: Scene;
  /** Everything has been said that may be said for now. */
  readonly isSpent: boolean;
}

/** ZS-A20: whoever has called waits for the next circuit. The table keeps count; this only spares its refusal. */
function useSpent({ model: { news, seat, seen }, remarks }: Scene): boolean {
  const [spent, setSpent] = useState<string>();
  const span = seen.remarkSpan();
  useEffect(() => {
    const hasCalled = news.events.some(
      (event) => event.type === 'said' && event.seat === seat && remarks.includes(event.words),
    );
    if (hasCalled) setSpent(span);
  }, [news.seq]);
  return spent !== undefined && spent === span;
}

function Row({ scene, isSpent }: RemarksProps): JSX.Element {
  const { remarks, geometry, words } = scene;
  const { frame, tray, calls } = geometry;
  const bottom = frame === 'wide' ? tray + 10 : tray - calls;
  return (
    <section
      class={classes(styles.row, styles[frame])}
      style={{ bottom: `${bottom}px` }}
      aria-label={words.say}
      data-calls
    >
      {remarks.map((text) => (
        <Call key={text} text={text} scene={scene} isSpent={isSpent} class={styles.call} />
      ))}
    </section>
  );
}

function Menu({ scene, isSpent }: RemarksProps): JSX.Element {
  const { remarks, words, geometry } = scene;
  const menu = useRef<HTMLDivElement>(null);
  const bottom = geometry.tray + (geometry.hub.isCorner ? 48 : 4);
  return (
    <>
      <button
        type="button"
        class={styles.say}
        style={{ bottom: `${bottom}px` }}
        aria-label={words.say}
        popovertarget={MENU}
      >
        <Icon name="said" />
      </button>
      <div ref={menu} id={MENU} popover="auto" class={styles.menu}>
        {remarks.map((text) => (
          <Call
            key={text}
            text={text}
            scene={scene}
            isSpent={isSpent}
            class={answers.answer}
            onSaid={() => menu.current?.hidePopover()}
          />
        ))}
      </div>
    </>
  );
}

function Call({
  text,
  scene: { model, spoken },
  isSpent,
  class: look,
  onSaid,
}: RemarksProps & {
  readonly text: string;
  readonly class: string | undefined;
  readonly onSaid?: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class={look}
      aria-disabled={isSpent}
      onClick={() => {
        onSaid?.();
        if (!isSpent) model.say(text);
      }}
    >
      {spoken.action(text)}
    </button>
  );
}
