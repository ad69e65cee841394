import type { ClockSpeed, Talk, Undo, Watching } from '@stammtisch/protocol';

type Choice<Value extends string> = Readonly<Record<'legend' | 'hint' | Value, string>>;

/** What is agreed at a table, in words. */
export interface Agreed {
  readonly clock: Choice<ClockSpeed>;
  readonly undo: Choice<Undo>;
  readonly talk: Choice<Talk>;
  readonly watching: Choice<Watching>;
}
