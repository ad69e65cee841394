import { fail, ok } from '@stammtisch/kernel';

import type { Command } from './command.ts';
import type { Decision } from './decide.ts';
import type { BotLevel, ChairNumber, Entry, PlayerId } from './entry.ts';
import { botName, tidyName } from './names.ts';
import { chairOf, isBanned, isDealRunning, persons, seatAt, type Table } from './table.ts';
import { withdrawn } from './undo.ts';

type OfChairs = Extract<
  Command,
  {
    readonly do:
      | 'sit'
      | 'stand'
      | 'rename'
      | 'seatBot'
      | 'clearChair'
      | 'swap'
      | 'letBotPlay'
      | 'takeBack'
      | 'makeHost';
  }
>;

/** How well a bot plays that comes in for a person. */
export const STAND_IN: BotLevel = 'normal';

/** Decides who sits where, and for whom a bot plays. */
export function decideChairs(table: Table, by: PlayerId, command: OfChairs): Decision {
  if ('chair' in command && table.chairs[command.chair] === undefined) return fail({ code: 'no-such-chair' });
  switch (command.do) {
    case 'sit':
      return decideSit(table, by, command);
    case 'stand': {
      const chair = chairOf(table, by);
      return chair === undefined ? fail({ code: 'not-seated' }) : ok(leave(table, chair));
    }
    case 'rename':
      return decideRename(table, by, command.name);
    case 'letBotPlay':
      return decideLetBotPlay(table, by, command.chair);
    case 'takeBack':
      return decideTakeBack(table, by);
    case 'seatBot':
    case 'clearChair':
    case 'swap':
    case 'makeHost':
      return table.host === by ? decideAsHost(table, by, command) : fail({ code: 'not-host' });
  }
}

function decideSit(
  table: Table,
  by: PlayerId,
  { chair, name: given }: { readonly chair: ChairNumber; readonly name: string },
): Decision {
  const name = tidyName(given);
  if (name === undefined) return fail({ code: 'bad-name' });
  const before = chairOf(table, by);
  if (before === chair) return decideRename(table, by, given);
  if (isBanned(table, by)) return fail({ code: 'banned' });
  if (table.chairs[chair]?.kind === 'person') return fail({ code: 'chair-taken' });
  // Where nobody sits any more there is nobody who could unlock it.
  if (before === undefined && table.isLocked === true && persons(table).length > 0)
    return fail({ code: 'locked' });
  if (before !== undefined && table.phase !== 'open') return fail({ code: 'already-seated' });
  const heldSeat = table.match?.held[by];
  if (isDealRunning(table) && heldSeat !== undefined && heldSeat !== seatAt(table, chair)) {
    return fail({ code: 'other-hand-seen' });
  }
  const moved: readonly Entry[] = before === undefined ? [] : [{ type: 'stood', chair: before }];
  const host: readonly Entry[] =
    table.host === undefined || !isAtTable(table, table.host) ? [{ type: 'hostIs', player: by }] : [];
  return ok([...moved, { type: 'seated', chair, player: by, name }, ...host]);
}

function decideRename(table: Table, by: PlayerId, given: string): Decision {
  const chair = chairOf(table, by);
  const person = chair === undefined ? undefined : table.chairs[chair];
  if (chair === undefined || person?.kind !== 'person') return fail({ code: 'not-seated' });
  const name = tidyName(given);
  if (name === undefined) return fail({ code: 'bad-name' });
  return ok(person.name === name ? [] : [{ type: 'renamed', chair, name }]);
}

function decideLetBotPlay(table: Table, by: PlayerId, chair: ChairNumber): Decision {
  const person = table.chairs[chair];
  if (person?.kind !== 'person') return fail({ code: 'not-a-person' });
  if (table.host !== by && person.player !== by) return fail({ code: 'not-host' });
  if (table.phase !== 'playing') return fail({ code: 'not-now' });
  const kept: Entry = { type: 'botKeepsSeat', chair, level: STAND_IN };
  return ok(person.keptBy === undefined ? [...withdrawn(table, chair), kept] : []);
}

function decideTakeBack(table: Table, by: PlayerId): Decision {
  const chair = chairOf(table, by);
  const person = chair === undefined ? undefined : table.chairs[chair];
  if (chair === undefined || person?.kind !== 'person') return fail({ code: 'not-seated' });
  return ok(person.keptBy === undefined ? [] : [{ type: 'tookBack', chair }]);
}

function decideAsHost(
  table: Table,
  by: PlayerId,
  command: Extract<OfChairs, { readonly do: 'seatBot' | 'clearChair' | 'swap' | 'makeHost' }>,
): Decision {
  const occupant = table.chairs[command.chair];
  switch (command.do) {
    case 'seatBot': {
      const { chair, level } = command;
      if (occupant?.kind === 'person') return fail({ code: 'chair-taken' });
      if (occupant?.kind === 'bot' && occupant.level === level) return ok([]);
      return ok([botEntry(table, chair, level)]);
    }
    case 'clearChair':
      if (occupant?.kind === 'free') return fail({ code: 'chair-empty' });
      // During a match somebody must hold every hand: a bot cannot go, and a person is followed by one.
      if (occupant?.kind === 'bot' && table.phase === 'playing') return fail({ code: 'not-now' });
      return ok(leave(table, command.chair, { byHost: true }));
    case 'swap':
      if (table.phase !== 'open') return fail({ code: 'not-now' });
      if (table.chairs[command.with] === undefined) return fail({ code: 'no-such-chair' });
      if (command.chair === command.with) return ok([]);
      return ok([{ type: 'swapped', chair: command.chair, with: command.with }]);
    case 'makeHost':
      if (occupant?.kind !== 'person') return fail({ code: 'not-a-person' });
      return ok(occupant.player === by ? [] : [{ type: 'hostIs', player: occupant.player }]);
  }
}

/** A chair is left; in a match a bot plays on, and the role of host goes to the next person around the table. */
function leave(table: Table, chair: ChairNumber, how: { readonly byHost?: true } = {}): readonly Entry[] {
  const occupant = table.chairs[chair];
  const bot = table.phase === 'playing' ? [standIn(table, chair)] : [];
  const entries: readonly Entry[] = [...withdrawn(table, chair), { type: 'stood', chair, ...how }, ...bot];
  if (occupant?.kind !== 'person' || occupant.player !== table.host) return entries;
  const around = [...table.chairs.slice(chair + 1), ...table.chairs.slice(0, chair)];
  const next = around.find((one) => one.kind === 'person');
  return next === undefined ? entries : [...entries, { type: 'hostIs', player: next.player }];
}

/** A bot on the chair of somebody who goes. */
export function standIn(table: Table, chair: ChairNumber): Entry {
  return botEntry(table, chair, STAND_IN);
}

function botEntry({ chairs }: Table, chair: ChairNumber, level: BotLevel): Entry {
  const occupant = chairs[chair];
  const taken = chairs.flatMap((one, index) => (one.kind === 'free' || index === chair ? [] : [one.name]));
  const name = occupant?.kind === 'bot' ? occupant.name : botName(taken, chair);
  return { type: 'botSeated', chair, level, name };
}

function isAtTable(table: Table, player: PlayerId): boolean {
  return chairOf(table, player) !== undefined;
}
