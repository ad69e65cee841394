import { deckLink } from '@stammtisch/fair';
import { type Catalog, fail, ok, range, type Refusal, type Result } from '@stammtisch/kernel';

import type { Command, Context, Opening, OwnCommand } from './command.ts';
import { decideGiveTime, decideRing, restDeadline } from './clock.ts';
import { decideChairs } from './decide-chairs.ts';
import { decideHost, decidePresence, isOfHost, waitsForResume } from './decide-host.ts';
import { decideFlow, matchEntries, nextEntries, setupRefusal } from './decide-flow.ts';
import { decideMix, decideVoid, revealOf } from './decide-mix.ts';
import type { BotLevel, Entry, PlayerId } from './entry.ts';
import { evolve } from './evolve.ts';
import { botName, sheetNamed, tidyName } from './names.ts';
import {
  botAt,
  chairOf,
  countAfter,
  isStarting,
  mixOf,
  positionName,
  seatOf,
  type Table,
  type TableMatch,
  unopened,
} from './table.ts';
import { decideTalk } from './talk.ts';
import { decideEndUndo, decideUndo } from './undo.ts';

/** What a command comes to: entries to append (none if there is nothing left to do), or why not. */
export type Decision = Result<readonly Entry[], Refusal>;

/** What a person's command comes to. */
export function decide(
  catalog: Catalog,
  table: Table,
  by: PlayerId,
  command: Command,
  context: Context,
): Decision {
  if (table.phase === 'closed') return fail({ code: 'not-now' });
  // For the moment that shares take, nothing of what was frozen may change.
  if (isStarting(table) && !WHILE_STARTING.has(command.do)) return fail({ code: 'not-now' });
  if (waitsForResume(table, command)) return fail({ code: 'paused' });
  if (isOfHost(command)) return decideHost(table, by, command);
  if (isOfPlay(command)) return decideInMatch(table, by, command, context);
  switch (command.do) {
    case 'say':
    case 'write':
      return decideTalk(table, by, command);
    case 'commit':
    case 'share':
      return decideMix(catalog, table, by, command, context);
    case 'start':
    case 'ready':
    case 'unready':
    case 'goOn':
    case 'endMatch':
    case 'setUp':
    case 'pace':
      return decideFlow(catalog, table, by, command, context);
    case 'sit':
    case 'stand':
    case 'rename':
    case 'seatBot':
    case 'clearChair':
    case 'swap':
    case 'letBotPlay':
    case 'takeBack':
    case 'makeHost':
      return decideChairs(table, by, command);
  }
}

const WHILE_STARTING: ReadonlySet<Command['do']> = new Set([
  'share',
  'rename',
  'takeBack',
  'makeHost',
  'pace',
  'grace',
  'agree',
  'say',
  'write',
  'lock',
  'unlock',
  'list',
  'unlist',
  'act',
  'remark',
]);

/** What the table does by itself. */
export function decideOwn(catalog: Catalog, table: Table, command: OwnCommand, context: Context): Decision {
  if (waitsForResume(table, command)) return fail({ code: 'paused' });
  if (command.do === 'proceed') return decideFlow(catalog, table, undefined, command, context);
  if (command.do === 'ring') return decideDue(catalog, table, command, context);
  if (command.do === 'endUndo') return decideEndUndo(table, command, context.now);
  if (command.do === 'voidStart') return decideVoid(table, command.match);
  if (command.do !== 'botAct') return decidePresence(table, command, context.connected);
  const { match } = table;
  if (table.phase !== 'playing' || match === undefined) return fail({ code: 'not-now' });
  // While the others are asked whether something may be taken back, bots wait.
  if (match.undo !== undefined) return fail({ code: 'not-now' });
  if (botAt(table, command.seat) === undefined) return fail({ code: 'bot-not-playing' });
  return decideAct({ table, match, seat: command.seat, context }, command);
}

function decideDue(
  catalog: Catalog,
  table: Table,
  { seat, position, deadline }: Extract<OwnCommand, { readonly do: 'ring' }>,
  context: Context,
): Decision {
  const { now } = context;
  if (seat !== 'all') return decideRing(table, { seat, position, deadline }, now);
  const isDue = restDeadline(table) === deadline && now !== undefined && now >= deadline;
  return isDue ? nextEntries(catalog, table, context) : fail({ code: 'not-now' });
}

/** How the log of a new table begins. */
export function decideOpening(catalog: Catalog, id: string, opening: Opening, context: Context): Decision {
  const {
    code,
    host,
    game,
    seats,
    options,
    botPace,
    grace,
    agreements,
    isPublic,
    bots,
    start = false,
  } = opening;
  const refusal = setupRefusal(catalog, { game, seats, options });
  if (refusal !== undefined) return fail(refusal);
  const name = tidyName(opening.name);
  if (name === undefined) return fail({ code: 'bad-name' });
  const entries: readonly Entry[] = [
    {
      type: 'opened',
      code,
      host,
      game,
      seats,
      options,
      ...sheetNamed(opening.sheetName),
      settings: { botPace, ...(grace === undefined ? {} : { grace }), ...agreements },
      isPublic,
    },
    { type: 'seated', chair: 0, player: host, name },
    ...(bots === undefined ? [] : botEntries(name, seats, bots)),
  ];
  if (!start) return ok(entries);
  const { table } = evolve(catalog, unopened(id), { seq: 1, at: 0, entries });
  const begun = matchEntries(catalog, table, context);
  return begun.ok ? ok([...entries, ...begun.value]) : begun;
}

function botEntries(host: string, seats: number, level: BotLevel): readonly Entry[] {
  const taken: string[] = [host];
  return range(seats - 1).map((index) => {
    const name = botName(taken, index + 1);
    taken.push(name);
    return { type: 'botSeated', chair: index + 1, level, name };
  });
}

type OfPlay = Extract<Command, { readonly do: 'act' | 'remark' | 'giveTime' | 'askUndo' | 'answerUndo' }>;

const OF_PLAY: ReadonlySet<Command['do']> = new Set<OfPlay['do']>([
  'act',
  'remark',
  'giveTime',
  'askUndo',
  'answerUndo',
]);

function isOfPlay(command: Command): command is OfPlay {
  return OF_PLAY.has(command.do);
}

function decideInMatch(table: Table, by: PlayerId, command: OfPlay, context: Context): Decision {
  switch (command.do) {
    case 'act':
    case 'remark':
      return decidePlay(table, by, command, context);
    case 'giveTime':
      return decideGiveTime(table, by, command.chair);
    case 'askUndo':
    case 'answerUndo':
      return decideUndo(table, by, command, context);
  }
}

function decidePlay(
  table: Table,
  by: PlayerId,
  command: Extract<OfPlay, { readonly do: 'act' | 'remark' }>,
  context: Context,
): Decision {
  const { match } = table;
  if (table.phase !== 'playing' || match === undefined) return fail({ code: 'not-now' });
  const seat = seatOf(table, by);
  if (seat === undefined) return fail({ code: 'not-seated' });
  if (command.do === 'remark') {
    const heard = match.position.remark(seat, command.text);
    if (!heard.ok) return heard;
    const span = match.position.remarkSpan();
    if (span !== undefined && match.said?.[seat] === span) return fail({ code: 'said-already' });
    return ok([{ type: 'remarked', seat, text: command.text }]);
  }
  const acted = decideAct({ table, match, seat, context }, command);
  const chair = chairOf(table, by);
  // Whoever plays is back: the bot that kept the seat gives it up.
  if (!acted.ok || chair === undefined || botAt(table, seat) === undefined) return acted;
  return ok([{ type: 'tookBack', chair }, ...acted.value]);
}

/** A seat's answer: where and by whom it is given. */
interface Answering {
  readonly table: Table;
  readonly match: TableMatch;
  readonly seat: number;
  readonly context: Context;
}

function decideAct(
  { table, match, seat, context }: Answering,
  { position, action }: { readonly position: string; readonly action: string },
): Decision {
  if (position !== positionName(match)) return fail({ code: 'stale-position', about: positionName(match) });
  const next = match.position.act(seat, action);
  if (!next.ok) return next;
  const acted: Entry = { type: 'acted', seat, action, position };
  const after = { ...match, position: next.value.match, count: countAfter(match) };
  return ok([acted, ...consequences(table, after, context)]);
}

/** What the table adds by itself: answers that everybody knew must come, and the end of a deal or a match. */
function consequences(table: Table, after: TableMatch, { chance }: Context): readonly Entry[] {
  const entries: Entry[] = [];
  let now = after;
  for (let next = now.position.foregone(); next !== undefined; next = now.position.foregone()) {
    const { seat, text: action } = next;
    const acted = now.position.act(seat, action);
    if (!acted.ok)
      throw new Error(`${now.position.game}: a foregone answer is refused (${acted.error.code})`);
    entries.push({ type: 'acted', seat, action, position: positionName(now), isForegone: true });
    now = { ...now, position: acted.value.match, count: countAfter(now) };
  }
  const awaited = now.position.awaited();
  if (awaited === 'deck' || awaited.length === 0) {
    const deck = now.decks - 1;
    entries.push({ type: 'dealOver', deck, ...revealOf(mixOf(table, now.number), deckLink(deck), chance) });
  }
  if (awaited.length === 0) entries.push({ type: 'matchOver' });
  return entries;
}
