import { fail, ok } from '@stammtisch/kernel';

import type { Command, Context, OwnCommand } from './command.ts';
import type { Decision } from './decide.ts';
import { standIn, STAND_IN } from './decide-chairs.ts';
import type { Agreements, ChairNumber, Entry, PlayerId } from './entry.ts';
import { agreementsOf, chairOf, graceOf, type Table } from './table.ts';
import { withdrawn } from './undo.ts';

type OfHost = Extract<
  Command,
  { readonly do: 'kick' | 'lock' | 'unlock' | 'list' | 'unlist' | 'pause' | 'resume' | 'grace' | 'agree' }
>;
type OfPresence = Extract<OwnCommand, { readonly do: 'keepSeat' | 'giveBack' | 'moveHost' }>;

const OF_HOST: ReadonlySet<Command['do']> = new Set<OfHost['do']>([
  'kick',
  'lock',
  'unlock',
  'list',
  'unlist',
  'pause',
  'resume',
  'grace',
  'agree',
]);

/** Whether it concerns people and table, and not the game. */
export function isOfHost(command: Command): command is OfHost {
  return OF_HOST.has(command.do);
}

/** Decides what only the host may do with people and with the table. */
export function decideHost(table: Table, by: PlayerId, command: OfHost): Decision {
  if (table.host !== by) return fail({ code: 'not-host' });
  switch (command.do) {
    case 'kick':
      return decideKick(table, by, command);
    case 'lock':
      return ok(table.isLocked === true ? [] : [{ type: 'locked' }]);
    case 'unlock':
      return ok(table.isLocked === true ? [{ type: 'unlocked' }] : []);
    case 'list':
      return ok(table.isPublic ? [] : [{ type: 'listed' }]);
    case 'unlist':
      return ok(table.isPublic ? [{ type: 'unlisted' }] : []);
    case 'pause':
      if (table.phase !== 'playing') return fail({ code: 'not-now' });
      return ok(table.isPaused === true ? [] : [{ type: 'paused' }]);
    case 'resume':
      return ok(table.isPaused === true ? [{ type: 'resumed' }] : []);
    case 'grace':
      return ok(graceOf(table) === command.grace ? [] : [{ type: 'graced', grace: command.grace }]);
    case 'agree':
      return decideAgree(table, command);
  }
}

/** Only what is other than before is agreed anew. */
function decideAgree(table: Table, wanted: Extract<OfHost, { readonly do: 'agree' }>): Decision {
  const now: Agreements = agreementsOf(table);
  const fresh: Agreements = {
    ...(wanted.clock === undefined || wanted.clock === now.clock ? {} : { clock: wanted.clock }),
    ...(wanted.undo === undefined || wanted.undo === now.undo ? {} : { undo: wanted.undo }),
    ...(wanted.talk === undefined || wanted.talk === now.talk ? {} : { talk: wanted.talk }),
    ...(wanted.watching === undefined || wanted.watching === now.watching
      ? {}
      : { watching: wanted.watching }),
  };
  // Nobody's time is changed while they think.
  if (fresh.clock !== undefined && table.phase === 'playing') return fail({ code: 'not-now' });
  return ok(Object.keys(fresh).length === 0 ? [] : [{ type: 'agreed', ...fresh }]);
}

/** What the table does because somebody is away, or back. */
export function decidePresence(table: Table, command: OfPresence, connected: Context['connected']): Decision {
  const isHere = (player: PlayerId): boolean => connected?.has(player) !== false;
  switch (command.do) {
    case 'keepSeat': {
      const person = table.chairs[command.chair];
      const isFree = table.phase === 'playing' && table.isPaused !== true && graceOf(table) !== 'never';
      if (!isFree || person?.kind !== 'person' || isHere(person.player)) return fail({ code: 'not-now' });
      const kept: Entry = { type: 'botKeepsSeat', chair: command.chair, level: STAND_IN, isAway: true };
      return ok(person.keptBy === undefined ? [...withdrawn(table, command.chair), kept] : []);
    }
    case 'giveBack': {
      const person = table.chairs[command.chair];
      const isBack = person?.kind === 'person' && person.isAway === true && isHere(person.player);
      return ok(isBack ? [{ type: 'tookBack', chair: command.chair }] : []);
    }
    case 'moveHost': {
      const next = table.host === undefined || isHere(table.host) ? undefined : nextHost(table, isHere);
      return next === undefined
        ? fail({ code: 'not-now' })
        : ok([{ type: 'hostIs', player: next, isAway: true }]);
    }
  }
}

/** Whether nobody may do this while the host has stopped the game. */
export function waitsForResume({ isPaused }: Table, command: Command | OwnCommand): boolean {
  return isPaused === true && PLAYS_ON.has(command.do);
}

const PLAYS_ON: ReadonlySet<(Command | OwnCommand)['do']> = new Set([
  'act',
  'remark',
  'ready',
  'goOn',
  'botAct',
  'proceed',
  'ring',
  'askUndo',
  'answerUndo',
  'endUndo',
]);

/** Who becomes host when the host is away: the next person around the table who is here. */
export function nextHost(table: Table, isHere: (player: PlayerId) => boolean): PlayerId | undefined {
  const { host, chairs } = table;
  const from = host === undefined ? undefined : chairOf(table, host);
  if (from === undefined) return undefined;
  const around = [...chairs.slice(from + 1), ...chairs.slice(0, from)];
  const next = around.find((one) => one.kind === 'person' && isHere(one.player));
  return next?.kind === 'person' ? next.player : undefined;
}

/** The person is named too: somebody else may have sat down there meanwhile. */
function decideKick(
  table: Table,
  by: PlayerId,
  {
    chair,
    name,
    isBanned,
  }: { readonly chair: ChairNumber; readonly name: string; readonly isBanned: boolean },
): Decision {
  const person = table.chairs[chair];
  if (person === undefined) return fail({ code: 'no-such-chair' });
  if (person.kind !== 'person' || person.name !== name) return fail({ code: 'not-a-person' });
  if (person.player === by) return fail({ code: 'not-now' });
  const kicked: Entry = { type: 'kicked', chair, ...(isBanned ? { isBanned } : {}) };
  // During a match somebody must hold every hand.
  return ok(
    table.phase === 'playing' ? [...withdrawn(table, chair), kicked, standIn(table, chair)] : [kicked],
  );
}
