import type { JSX } from 'preact';

import { TextModeLink } from '../app/text-mode-link.tsx';
import type { Scene } from '../table/scene.ts';
import styles from './text.module.css';

/** What is played, and the way to the table that is drawn. */
export function TextHead({ scene }: { readonly scene: Scene }): JSX.Element {
  return (
    <header class={styles['head']}>
      <TextModeLink />
      <h1>{`${scene.spoken.name}, ${scene.words.table}`}</h1>
    </header>
  );
}
