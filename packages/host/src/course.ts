import { deadlines, restDeadline, type Table } from '@stammtisch/table';

/** What is told of time, and of what somebody would like to take back: as texts, "null" where there is nothing. */
export interface Course {
  /** All but what time it is, and the opening brace. */
  readonly clock: string;
  /** When the clock was stopped. */
  readonly stoppedAt: number | undefined;
  readonly undo: string;
}

/** Nothing runs, and nobody is asked. */
export const NO_COURSE: Course = { clock: 'null', stoppedAt: undefined, undo: 'null' };

/** How it stands with time; nobody's is up before the time given. */
export function courseOf(table: Table, notBefore = 0): Course {
  const { match } = table;
  if (match?.clock === undefined && match?.undo === undefined) return NO_COURSE;
  const { clock, undo } = match;
  const asked = undo === undefined ? undefined : { ...undo, since: undefined };
  return {
    clock: clock === undefined ? 'null' : clockText(table, notBefore),
    stoppedAt: clock?.stoppedAt,
    undo: asked === undefined ? 'null' : JSON.stringify(asked),
  };
}

/** Whether everybody was told so already. */
export function isSameCourse(one: Course, other: Course): boolean {
  return one.clock === other.clock && one.stoppedAt === other.stoppedAt && one.undo === other.undo;
}

/** What somebody must be told who knows another course, as the end of a message. */
export function courseChange(before: Course, after: Course, now: number): string {
  if (before === after) return '';
  const isSame = before.clock === after.clock && before.stoppedAt === after.stoppedAt;
  const clock = isSame ? '' : `,"clock":${withNow(after, now)}`;
  return before.undo === after.undo ? clock : `${clock},"undo":${after.undo}`;
}

function withNow({ clock, stoppedAt }: Course, now: number): string {
  return clock === 'null' ? clock : `{"now":${stoppedAt ?? now},${clock}`;
}

function clockText(table: Table, notBefore: number): string {
  // A clock that stands still counts from where it was stopped.
  const least = table.match?.clock?.stoppedAt === undefined ? notBefore : 0;
  const seats = deadlines(table).map(({ seat, deadline, bank }) => ({
    seat,
    deadline: Math.max(deadline, least),
    bank,
  }));
  const rest = restDeadline(table);
  return JSON.stringify({ seats, rest: rest === undefined ? undefined : Math.max(rest, least) }).slice(1);
}
