import {
  botAt,
  type BotLevel,
  isDealRunning,
  persons,
  type PlayerId,
  positionName,
  type Table,
} from '@stammtisch/table';

/** What the table has to do by itself. */
export type OwnStep =
  | {
      readonly type: 'bot';
      readonly key: string;
      readonly seat: number;
      readonly level: BotLevel;
      readonly position: string;
    }
  | { readonly type: 'proceed'; readonly key: string; readonly isUnhurried: boolean }
  /** A share may come for so long, then the start is void. */
  | { readonly type: 'void'; readonly key: string; readonly match: number };

/** What the table does next without being asked; nothing while it waits for people, or while nobody would see it. */
export function ownStep(table: Table, connected: ReadonlySet<PlayerId>): OwnStep | undefined {
  const { match, phase, mix } = table;
  if (mix?.phase === 'starting') {
    return connected.size === 0 ? undefined : { type: 'void', key: `void:${mix.match}`, match: mix.match };
  }
  if (match === undefined || table.isPaused === true || !isAwake(table, connected)) return undefined;
  const position = positionName(match);
  if (isDealRunning(table)) {
    // Whoever would like to take something back must not be overtaken by a bot.
    if (match.undo !== undefined) return undefined;
    const awaited = match.position.awaited();
    for (const seat of awaited === 'deck' ? [] : awaited) {
      const level = botAt(table, seat);
      if (level !== undefined)
        return { type: 'bot', key: `${position}:${seat}:${level}`, seat, level, position };
    }
    return undefined;
  }
  const waiting = persons(table).filter(
    (person) => person.keptBy === undefined && connected.has(person.player),
  );
  if (waiting.some((person) => !person.isReady)) return undefined;
  // After a match somebody must want another one.
  if (phase === 'over' && !persons(table).some((person) => person.isReady)) return undefined;
  const isUnhurried = waiting.length === 0;
  return { type: 'proceed', key: `${position}:${phase}:${isUnhurried}`, isUnhurried };
}

/** A table at which only bots are left rests; one without any people's seats plays for those who watch. */
function isAwake(table: Table, connected: ReadonlySet<PlayerId>): boolean {
  const people = persons(table);
  return people.length === 0 ? connected.size > 0 : people.some((person) => connected.has(person.player));
}
