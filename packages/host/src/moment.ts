import type { Match } from '@stammtisch/kernel';
import { type PlayerId, positionName, type Table } from '@stammtisch/table';

import { type Course, isSameCourse, NO_COURSE } from './course.ts';
import { fairnessOf, sharedRoom, type Stage } from './room.ts';

/** How the table stood for everybody who is told the same. */
export interface Moment {
  /** The room as text, but for its end: what a client itself is. */
  readonly room: string;
  readonly play: Play;
}

/** How the match stood: what watchers may see late, or not at all. */
export interface Play {
  readonly stage: Stage;
  /** The chance of its matches as text. */
  readonly fairness: string;
  readonly match: number | undefined;
  readonly course: Course;
  /** The position's name. */
  readonly name: string | null;
  readonly position: Match | undefined;
  /** The position as each onlooker knows it, by seat and first for everybody, once somebody was told. */
  readonly seen: unknown[];
  /** There may be more than this shows. */
  readonly isHidden?: true;
}

/** How the match stands. What is written of its chance is given where it is known. */
export function playOf(
  table: Table,
  course: Course,
  fairness: string = JSON.stringify(fairnessOf(table)),
): Play {
  const { match } = table;
  const unseen = { stage: stageOf(table), fairness, course, seen: [] };
  if (match === undefined) return { ...unseen, match: undefined, name: null, position: undefined };
  return { ...unseen, match: match.number, name: positionName(match), position: match.position };
}

/** Nothing of the match but that there is one. */
export function hiddenPlay({ id, phase }: Table): Play {
  const fairness = JSON.stringify({ table: id });
  const none = { match: undefined, name: null, position: undefined, seen: [] };
  return { stage: { phase }, fairness, course: NO_COURSE, ...none, isHidden: true };
}

/** The room as text, with the match as far as it is shown. */
export function roomText(table: Table, connected: ReadonlySet<PlayerId>, { stage }: Play): string {
  return JSON.stringify(sharedRoom(table, connected, stage)).slice(0, -1);
}

/** Whether the room shows these two otherwise. */
export function isOtherStage({ stage: one }: Play, { stage: other }: Play): boolean {
  const [before, after] = [one.match, other.match];
  return one.phase !== other.phase || before?.number !== after?.number || before?.chairs !== after?.chairs;
}

/** Whether the match, its chance among it, is another than it was. */
export function isOtherPlay(before: Play, after: Play): boolean {
  const isSame = before.position === after.position && before.fairness === after.fairness;
  const isOther = before.name !== after.name || !isSameCourse(before.course, after.course);
  return !isSame || isOther || isOtherStage(before, after);
}

function stageOf({ phase, match }: Table): Stage {
  return match === undefined ? { phase } : { phase, match };
}
