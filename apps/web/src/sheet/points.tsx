import type { JSX } from 'preact';

import { signed } from '../i18n/forms.ts';
import { t } from '../i18n/language.ts';
import styles from './sheet.module.css';

/** What a game writes for nothing: a mushroom in Zsírozás (ZS-27), 0 elsewhere. */
export type Zero = 'digit' | 'mushroom';

/** Points with a real minus. */
export function Points({ points, zero }: { readonly points: number; readonly zero: Zero }): JSX.Element {
  if (points === 0 && zero === 'mushroom') {
    return (
      <svg class={styles['mushroom']} viewBox="0 0 100 100" role="img" aria-label={t().sheet.mushroom}>
        <use href="#mushroom" />
      </svg>
    );
  }
  return <span class={points < 0 ? styles['negative'] : undefined}>{signed(points)}</span>;
}
