import type { JSX } from 'preact';

import { GAME_FACTS } from '../home/facts.ts';
import { signed } from '../i18n/forms.ts';
import styles from './points.module.css';

/** What a game writes for nothing: a mushroom in Zsírozás (ZS-27), 0 elsewhere. */
export type Zero = 'digit' | 'mushroom';

/** How this game writes nothing. */
export function zeroOf(game: string): Zero {
  return (Object.hasOwn(GAME_FACTS, game) ? GAME_FACTS[game]?.zero : undefined) ?? 'digit';
}

interface PointsProps {
  readonly points: number;
  readonly zero: Zero;
}

/** Points on paper: what was lost stands out. */
export function Points({ points, zero }: PointsProps): JSX.Element {
  return (
    <span class={points < 0 ? styles['negative'] : undefined}>
      <Score points={points} zero={zero} />
    </span>
  );
}

/** Points with a real minus. Whoever listens hears a 0, whatever is drawn. */
export function Score({ points, zero }: PointsProps): JSX.Element {
  if (points === 0 && zero === 'mushroom') {
    return (
      <svg class={styles['mushroom']} viewBox="0 0 100 100" role="img" aria-label="0">
        <use href="#mushroom" />
      </svg>
    );
  }
  return <>{signed(points)}</>;
}
