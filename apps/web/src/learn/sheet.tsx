import type { JSX } from 'preact';

import { Lazy } from '../app/lazy.tsx';
import { Example, useNear } from './example.tsx';
import styles from './example.module.css';
import type { SheetTask } from './lesson.ts';
import type { TaskProps } from './task.ts';

/** The score sheet is fetched when it comes near. */
export const loadSheet = () => import('./sheet-box.tsx');

/** Deals as they stand on the score sheet. */
export function Sheet({ id, game, task: { setting }, words }: TaskProps<SheetTask>): JSX.Element {
  const [box, isNear] = useNear();
  return (
    <Example id={id} title={words.title} ask={words.ask}>
      <div ref={box} class={styles.sheet}>
        {isNear ? (
          <Lazy
            load={loadSheet}
            use={({ SheetBox }) => <SheetBox game={game} setting={setting} />}
            meanwhile={null}
          />
        ) : null}
      </div>
    </Example>
  );
}
