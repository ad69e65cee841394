import { ASKING, deadlines, positionName, restDeadline, type Table } from '@stammtisch/table';

import type { TimedStep } from './alarm.ts';

/** What falls due first because of time alone: somebody's time is up, the next deal comes, nobody has answered. */
export function nextDue(table: Table): TimedStep | undefined {
  const { id, match, phase } = table;
  if (match === undefined || phase !== 'playing' || table.isPaused === true) return undefined;
  const position = positionName(match);
  const ring = (seat: number | 'all', deadline: number): TimedStep => ({
    at: deadline,
    key: `clock:${id}:${seat}:${position}:${deadline}`,
    command: { do: 'ring', seat, position, deadline },
  });
  // While a question is open the clock stands still.
  const running = match.undo === undefined ? deadlines(table) : [];
  const steps = running.map(({ seat, deadline }) => ring(seat, deadline));
  const rest = restDeadline(table);
  if (rest !== undefined) steps.push(ring('all', rest));
  if (match.undo !== undefined) {
    const asked = match.undo.position;
    const command = { do: 'endUndo', position: asked } as const;
    steps.push({
      at: match.undo.since + ASKING.ms,
      key: `go:${id}:undo:${asked}:${match.undo.since}`,
      command,
    });
  }
  return steps.toSorted((one, other) => one.at - other.at)[0];
}
