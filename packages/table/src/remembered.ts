import { withAt, withMore } from '@stammtisch/kernel';

import type { PlayerId } from './entry.ts';

/** The latest commands of each person that are in the log, who was first remembered first. */
export type Remembered = readonly {
  readonly player: PlayerId;
  readonly commands: readonly string[];
}[];

/** How many commands of each person, and how many persons, are remembered. */
const LIMITS = { commands: 32, persons: 64 } as const;

/** The latest commands of a person, the oldest first. */
export function commandsOf(remembered: Remembered, player: PlayerId): readonly string[] {
  return remembered.find((one) => one.player === player)?.commands ?? [];
}

/** What is remembered after a row that carried out this command, "player:id". */
export function remembering(remembered: Remembered, command: string | undefined): Remembered {
  const split = command?.indexOf(':') ?? -1;
  if (command === undefined || split === -1) return remembered;
  const [player, id] = [command.slice(0, split), command.slice(split + 1)];
  // What the table does by itself is told apart by its position, and needs no memory.
  if (player === 'bot' || player === 'go' || player === 'clock') return remembered;
  const index = remembered.findIndex((one) => one.player === player);
  const known = remembered[index];
  if (known === undefined) {
    const kept = remembered.length < LIMITS.persons ? remembered : remembered.slice(1);
    return withMore(kept, { player, commands: [id] });
  }
  const { commands } = known;
  const latest = commands.length < LIMITS.commands ? commands : commands.slice(1);
  return withAt(remembered, index, { player: known.player, commands: withMore(latest, id) });
}
