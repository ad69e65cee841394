import { isOwnDoing, type Seat } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Icon } from '../icons/icon.tsx';
import { Asides } from './asides.tsx';
import { courseWords } from './course-words.ts';
import styles from './course.module.css';
import type { TableModel } from './model.ts';
import type { Scene } from './scene.ts';
import { clockText, LOW_MS, partLeft, secondsOf } from './time-left.ts';
import { useLeft, useTimeOf } from './use-time.ts';

/** What the table shows in its several places. */
export const parts = { Asides, OwnTime, RestTime, SeatClock, TakeBack, TimeTold };

interface SeatProps {
  readonly seat: Seat;
  readonly scene: Scene;
}

/** The time somebody has left, as a ring around them; in figures when it runs out. */
function SeatClock({ seat, scene: { model } }: SeatProps): JSX.Element | null {
  const left = useTimeOf(seat, model);
  const { clock, room } = model;
  if (left === undefined || clock === undefined) return null;
  const part = partLeft(left, seat, clock, room.settings);
  const isLow = left <= LOW_MS && seat !== model.seat;
  return (
    <>
      <span class={styles['ring']} style={{ '--left': `${(part * 360).toFixed(1)}deg` }} />
      {isLow ? <span class={styles['figures']}>{secondsOf(left)}</span> : null}
    </>
  );
}

/** The same in words, for those who listen: whenever they ask, and never by itself. */
function TimeTold({ seat, scene: { model } }: SeatProps): JSX.Element | null {
  const left = useTimeOf(seat, model);
  if (left === undefined) return null;
  return <span class="only-heard">{courseWords[model.language].left(secondsOf(left))}</span>;
}

/** My own time, beside my name and so near my hand. */
function OwnTime({ seat, scene: { model, geometry } }: SeatProps): JSX.Element | null {
  const left = useTimeOf(seat, model);
  if (left === undefined || seat !== model.seat) return null;
  const isLow = left <= LOW_MS;
  return (
    <span
      class={`${styles['own']} ${geometry.frame === 'wide' ? '' : styles['above']} ${isLow ? styles['low'] : ''}`}
      aria-hidden="true"
      data-own-time
    >
      {isLow ? <Icon name="last" /> : null}
      {clockText(left)}
    </span>
  );
}

/** Between deals: when the next one comes even if not everybody is ready. */
function RestTime({ scene: { model } }: { readonly scene: Scene }): JSX.Element | null {
  const left = useLeft(model.clock?.rest, model);
  if (left === undefined) return null;
  return <p class={styles['rest']}>{courseWords[model.language].rest(clockText(left))}</p>;
}

/** For as long as nobody else has acted: takes back what this person has just done, if the others agree. */
function TakeBack({
  scene: { model, geometry },
  look,
}: {
  readonly scene: Scene;
  /** As the other buttons beside it. */
  readonly look: string | undefined;
}): JSX.Element | null {
  const position = useOffer(model);
  if (position === undefined) return null;
  const words = courseWords[model.language];
  return (
    <button
      type="button"
      class={`${look ?? ''} ${styles['back']}`}
      aria-label={words.takeBack}
      onClick={() => model.order({ do: 'askUndo', position })}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
      </svg>
      <span>{geometry.frame === 'wide' ? words.takeBack : words.takeBackShort}</span>
    </button>
  );
}

/** What was last answered by this page, and where that led. */
type Offered = { readonly seq: number; readonly acted?: string; readonly at: string | null } | undefined;

/** Which answer of mine may still be taken back. */
export function useOffer(model: TableModel): string | undefined {
  const { news, position, room, undo } = model;
  const offer = useRef<Offered>(undefined);
  // Worked out while drawing: whatever else is news at this position changes nothing about it.
  if (news.acted !== undefined && offer.current?.seq !== news.seq) {
    offer.current = { seq: news.seq, at: position, ...(isFree(model) ? { acted: news.acted } : {}) };
  }
  const isAsked = undo !== undefined || room.isPaused === true || room.settings.undo !== 'asked';
  return isAsked || offer.current?.at !== position ? undefined : offer.current.acted;
}

function isFree({ news, position, seat, seen }: TableModel): boolean {
  const awaited = seen.awaited();
  const goesOn = awaited !== 'deck' && awaited.length > 0 && position !== news.acted;
  return goesOn && seat !== null && isOwnDoing(seat, news.events);
}
