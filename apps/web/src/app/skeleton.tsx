import type { JSX } from 'preact';
import { range } from '@stammtisch/kernel';

import { t } from '../i18n/language.ts';
import styles from './skeleton.module.css';

/** The shape of what is on its way. */
export function Skeleton({ parts }: { readonly parts: number }): JSX.Element {
  return (
    <output class={styles['skeleton']} aria-busy="true">
      <span class="only-heard">{t().app.loading}</span>
      {range(parts).map((part) => (
        <span key={part} class={styles['part']} />
      ))}
    </output>
  );
}
