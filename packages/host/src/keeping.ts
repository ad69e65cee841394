import type { Grace } from '@stammtisch/protocol';
import { graceOf, nextHost, persons, type PlayerId, type Table } from '@stammtisch/table';

import type { TimedStep } from './alarm.ts';

/** How long somebody may be away, in ms. */
export interface Patience {
  readonly graces: Readonly<Record<Exclude<Grace, 'never'>, number>>;
  readonly hostGoneMs: number;
}

/** When people went, as far as this server has seen it. */
export type GoneAt = ReadonlyMap<PlayerId, number>;

/** What is due first because of those who are away or back; nothing at a table where nobody is. */
export function nextKeepStep(
  table: Table,
  connected: ReadonlySet<PlayerId>,
  goneAt: GoneAt,
  patience: Patience,
): TimedStep | undefined {
  if (!isSomebodyHere(table, connected)) return undefined;
  const steps = [
    ...seatSteps(table, connected, goneAt, patience),
    ...hostStep(table, connected, goneAt, patience),
  ];
  return steps.toSorted((one, other) => one.at - other.at)[0];
}

/** Whether anybody is here who sits at the table: without them it rests, and nobody waits for anybody. */
export function isSomebodyHere(table: Table, connected: ReadonlySet<PlayerId>): boolean {
  return persons(table).some(({ player }) => connected.has(player));
}

function seatSteps(
  table: Table,
  connected: ReadonlySet<PlayerId>,
  goneAt: GoneAt,
  { graces }: Patience,
): readonly TimedStep[] {
  const grace = graceOf(table);
  const go = `go:${table.id}`;
  const isWatched = table.phase === 'playing' && table.isPaused !== true && grace !== 'never';
  return table.chairs.flatMap((person, chair): readonly TimedStep[] => {
    if (person.kind !== 'person') return [];
    if (person.isAway === true && connected.has(person.player)) {
      return [{ at: 0, key: `${go}:back:${chair}:${table.seq}`, command: { do: 'giveBack', chair } }];
    }
    const gone = goneAt.get(person.player);
    if (gone === undefined || !isWatched || person.keptBy !== undefined) return [];
    const command = { do: 'keepSeat', chair } as const;
    return [{ at: gone + graces[grace], key: `${go}:keep:${chair}:${table.seq}`, command }];
  });
}

function hostStep(
  table: Table,
  connected: ReadonlySet<PlayerId>,
  goneAt: GoneAt,
  { hostGoneMs }: Patience,
): readonly TimedStep[] {
  const gone = table.host === undefined ? undefined : goneAt.get(table.host);
  if (gone === undefined || nextHost(table, (player) => connected.has(player)) === undefined) return [];
  return [{ at: gone + hostGoneMs, key: `go:${table.id}:host:${table.seq}`, command: { do: 'moveHost' } }];
}
