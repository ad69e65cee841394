import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Icon } from '../icons/icon.tsx';
import styles from './answers.module.css';
import type { Scene } from './scene.ts';

const MENU = 'table-remarks';

/** What may be said out of turn (Zsírt!, Üss!): a button at the lower right that opens a few more. */
export function Remarks({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { model, words, spoken, geometry } = scene;
  const menu = useRef<HTMLDivElement>(null);
  const remarks = model.seat === null ? [] : model.seen.remarks(model.seat);
  if (remarks.length === 0) return null;
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
      <div ref={menu} id={MENU} popover="auto" class={styles.remarks}>
        {remarks.map((text) => (
          <button
            key={text}
            type="button"
            class={styles.answer}
            onClick={() => {
              menu.current?.hidePopover();
              model.say(text);
            }}
          >
            {spoken.action(text)}
          </button>
        ))}
      </div>
    </>
  );
}
