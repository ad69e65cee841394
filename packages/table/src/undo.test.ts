import { catalog } from '@stammtisch/games';
import { at, type Random, range, replay, seeded } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import type { Command } from './command.ts';
import type { Decision } from './decide.ts';
import type { Entry } from './entry.ts';
import { evolve } from './evolve.ts';
import { playedMatch } from './history.ts';
import { positionName, type Table, unopened } from './table.ts';
import { given, type Given } from './testing/given.ts';
import { ASKING } from './undo.ts';

const refused = (decision: Decision) => (decision.ok ? undefined : decision.error.code);
const types = (decision: Decision) => (decision.ok ? decision.value.map((entry) => entry.type) : []);
const isDealOver = ({ match, phase }: Table) => match?.position.awaited() === 'deck' || phase === 'over';
const name = ({ table }: Given): string => (table.match === undefined ? '' : positionName(table.match));

/** Anna on seat 0, Tom on seat 1 who begins, and Eva: people of whom each is called "p" and the chair. */
function people(wish: Partial<Parameters<typeof given>[1]> = {}): Given {
  const seats = wish.seats ?? 3;
  const seated = range(seats - 1).reduce(
    (so, index) => so.after(`p${index + 1}`, { do: 'sit', chair: index + 1, name: `P${index + 1}` }),
    given(catalog, wish),
  );
  return seated.after('anna', { do: 'start' });
}
const playerOf = (chair: number): string => (chair === 0 ? 'anna' : `p${chair}`);

/** Seat 1 has done the first thing that is legal; the position it answered. */
function afterOne(wish: Partial<Parameters<typeof given>[1]> = {}): readonly [Given, string] {
  const so = people(wish);
  const position = name(so);
  const action = so.table.match?.position.legal(1)[0] ?? '';
  return [so.after('p1', { do: 'act', position, action }), position];
}

test('principle 13: who has just acted asks, all others agree, and everything is as before but for the name of the position', () => {
  const before = people();
  const [so, position] = afterOne();
  expect(types(so.decide('p1', { do: 'askUndo', position }))).toEqual(['undoAsked']);
  const asked = so.after('p1', { do: 'askUndo', position });
  expect(asked.table.match?.undo).toMatchObject({ seat: 1, position, asked: [0, 2], granted: [] });
  const one = asked.after('p2', { do: 'answerUndo', position, isGranted: true });
  expect(one.table.match?.undo?.granted).toEqual([2]);
  const yes = { do: 'answerUndo', position, isGranted: true } as const;
  expect(types(one.decide('anna', yes))).toEqual(['undoAnswered', 'undoDone']);
  const { match } = one.after('anna', yes).table;
  expect(match?.position.view).toEqual(before.table.match?.position.view);
  expect(match).toMatchObject({ count: 3, moves: [] });
  expect(match).not.toHaveProperty('undo');
  expect(match).not.toHaveProperty('latest');
});

test('after that the old positions are answered by nothing, and the seat plays again', () => {
  const [so, position] = afterOne();
  const back = so
    .after('p1', { do: 'askUndo', position })
    .after('p2', { do: 'answerUndo', position, isGranted: true })
    .after('anna', { do: 'answerUndo', position, isGranted: true });
  for (const old of [position, '1.2']) {
    const act = { do: 'act', position: old, action: 'pass' } as const;
    expect(refused(back.decide('p1', act))).toBe('stale-position');
    expect(refused(back.decide('p1', { do: 'askUndo', position: old }))).toBe('no-undo');
  }
  expect(refused(back.decide('p1', { do: 'act', position: name(back), action: 'pass' }))).toBeUndefined();
});

test('principle 13: one "no" ends it, and so does the act of another seat', () => {
  const [so, position] = afterOne();
  const asked = so.after('p1', { do: 'askUndo', position });
  const no = asked.after('anna', { do: 'answerUndo', position, isGranted: false });
  expect(no.table.match).not.toHaveProperty('undo');
  expect(refused(no.decide('p2', { do: 'answerUndo', position, isGranted: true }))).toBe('not-now');
  const action = asked.table.match?.position.legal(2)[0] ?? '';
  const overtaken = asked.after('p2', { do: 'act', position: name(asked), action });
  expect(overtaken.table.match).not.toHaveProperty('undo');
  expect(refused(overtaken.decide('anna', { do: 'answerUndo', position, isGranted: true }))).toBe('not-now');
  expect(refused(overtaken.decide('p1', { do: 'askUndo', position }))).toBe('no-undo');
});

test('nobody asks for others, for what is long past, from no seat, in a break, or where it is not agreed', () => {
  const [so, position] = afterOne();
  const ask = { do: 'askUndo', position } as const;
  expect(refused(so.decide('anna', ask))).toBe('no-undo');
  expect(refused(so.decide('somebody', ask))).toBe('not-seated');
  expect(refused(so.decide('p1', { do: 'askUndo', position: '1.0' }))).toBe('no-undo');
  expect(refused(so.after('anna', { do: 'pause' }).decide('p1', ask))).toBe('paused');
  const [never] = afterOne({ agreements: { undo: 'never' } });
  expect(refused(never.decide('p1', ask))).toBe('no-undo');
  expect(refused(so.after('anna', { do: 'agree', undo: 'never' }).decide('p1', ask))).toBe('no-undo');
  const over = so.play(isDealOver);
  expect(refused(over.decide('p1', ask))).toBe('no-undo');
  expect(refused(over.after('anna', { do: 'endMatch' }).decide('p1', ask))).toBe('not-now');
});

test('nobody answers who is not asked, or something that is not', () => {
  const [so, position] = afterOne();
  const yes = { do: 'answerUndo', position, isGranted: true } as const;
  expect(refused(so.decide('anna', yes))).toBe('not-now');
  const asked = so.after('p1', { do: 'askUndo', position });
  expect(refused(asked.decide('p1', yes))).toBe('not-now');
  expect(refused(asked.decide('somebody', yes))).toBe('not-seated');
  expect(refused(asked.decide('anna', { ...yes, position: '1.2' }))).toBe('not-now');
  expect(refused(asked.after('anna', { do: 'pause' }).decide('anna', yes))).toBe('paused');
  // Asking twice is asking once.
  expect(types(asked.decide('p1', { do: 'askUndo', position }))).toEqual([]);
});

test('principle 13: only people who are here and play themselves are asked; where there is nobody it is granted at once', () => {
  const [so, position] = afterOne();
  const ask = { do: 'askUndo', position } as const;
  expect(types(so.decide('p1', ask, ['p1']))).toEqual(['undoAsked', 'undoDone']);
  const kept = so.after('anna', { do: 'letBotPlay', chair: 2 }).after('p1', ask);
  expect(kept.table.match?.undo?.asked).toEqual([0]);
  // Whoever has gone meanwhile is not waited for.
  const asked = so.after('p1', ask);
  const yes = { do: 'answerUndo', position, isGranted: true } as const;
  expect(types(asked.decide('anna', yes, ['anna', 'p1']))).toEqual(['undoAnswered', 'undoDone']);
});

test('while the others are asked bots wait, and after twenty seconds it stands', () => {
  const [all, position] = afterOne();
  const so = all.after('anna', { do: 'letBotPlay', chair: 2 }).after('p1', { do: 'askUndo', position });
  const action = so.table.match?.position.legal(2)[0] ?? '';
  const bot = { do: 'botAct', seat: 2, position: name(so), action } as const;
  expect(refused(so.decideOwn(bot))).toBe('not-now');
  const end = { do: 'endUndo', position } as const;
  expect(refused(so.wait(ASKING.ms - 1).decideOwn(end))).toBe('not-now');
  expect(refused(so.wait(ASKING.ms).decideOwn({ do: 'endUndo', position: '1.0' }))).toBe('not-now');
  const lapsed = so.wait(ASKING.ms).own(end);
  expect(lapsed.table.match).not.toHaveProperty('undo');
  expect(refused(lapsed.decideOwn(bot))).toBeUndefined();
});

test('a seat asks three times in a deal, and again in the next', () => {
  let [so, position] = afterOne();
  for (let times = 0; times < ASKING.most; times += 1) {
    so = so
      .after('p1', { do: 'askUndo', position })
      .after('anna', { do: 'answerUndo', position, isGranted: false });
  }
  expect(refused(so.decide('p1', { do: 'askUndo', position }))).toBe('undo-too-often');
  so = so.play(isDealOver).after('anna', { do: 'goOn' });
  expect(so.table.match?.asks).toEqual({});
});

test('what a bot played for somebody is not theirs to take back', () => {
  const so = people().after('p1', { do: 'letBotPlay', chair: 1 });
  const position = name(so);
  const action = so.table.match?.position.legal(1)[0] ?? '';
  const played = so.own({ do: 'botAct', seat: 1, position, action }).after('p1', { do: 'takeBack' });
  expect(refused(played.decide('p1', { do: 'askUndo', position }))).toBe('no-undo');
});

test('the time for a move begins anew', () => {
  const so = people({ agreements: { clock: 'brisk' } });
  const position = name(so);
  const acted = so.wait(5_000).after('p1', { do: 'act', position, action: 'pass' }).wait(3_000);
  const decision = acted.decide('p1', { do: 'askUndo', position }, ['p1']);
  expect(types(decision)).toContain('undoDone');
  const asked = acted.after('p1', { do: 'askUndo', position });
  const back = range(3)
    .filter((chair) => chair !== 1)
    .reduce(
      (now, chair) => now.after(playerOf(chair), { do: 'answerUndo', position, isGranted: true }),
      asked,
    );
  expect(back.table.match?.clock?.thinking).toEqual([{ seat: 1, since: 8_000, free: 25_000 }]);
});

const KINDS = [
  { game: 'smear', seats: 3, options: { target: 5 } },
  {
    game: 'smear',
    seats: 4,
    options: { target: 5, partners: 'seats', allPass: 'redeal', dealerSteal: true },
  },
  { game: 'smear', seats: 5, options: { target: 5, peek: 2 } },
  { game: 'zsirozas', seats: 2, options: { target: 1 } },
  { game: 'zsirozas', seats: 4, options: { target: 1, matching: 'free' } },
  { game: 'spades', seats: 3, options: { hiddenBids: true, target: 50 } },
  { game: 'spades', seats: 4, options: { teams: 'pairs', nil: 100, target: 50 } },
] as const;

/** What can be known of a match, by everybody who may look. */
function seenBy({ match }: Table): readonly string[] {
  if (match === undefined) return [];
  const { position, chairs } = match;
  return [...chairs.keys(), 'everyone' as const].map((onlooker) =>
    JSON.stringify(position.observe(onlooker)),
  );
}
const hiddenIn = (text: string): number => text.split('"??"').length - 1;

/** One act of somebody who is awaited, or a call; low bids, for a match must come to an end. */
function actOne(
  so: Given,
  random: Random,
): { readonly so: Given; readonly by: string; readonly position: string } {
  const { match } = so.table;
  const awaited = match?.position.awaited() ?? [];
  if (match === undefined || awaited === 'deck') throw new Error('nobody is awaited');
  const seat = at(awaited, random.below(awaited.length));
  const legal = match.position.legal(seat);
  const choice = legal.every((text) => /bid|pass/.test(text)) ? Math.min(2, legal.length) : legal.length;
  const by = playerOf(at(match.chairs, seat));
  const position = name(so);
  return { so: so.after(by, { do: 'act', position, action: at(legal, random.below(choice)) }), by, position };
}

function callOne(so: Given, random: Random): Given {
  const { match } = so.table;
  const seat = random.below(match?.chairs.length ?? 1);
  const [text] = match?.position.remarks(seat) ?? [];
  if (match === undefined || text === undefined) return so;
  const remark: Command = { do: 'remark', text };
  const by = playerOf(at(match.chairs, seat));
  return so.decide(by, remark).ok ? so.after(by, remark) : so;
}

/** Takes back what was just done, with everybody's consent. */
function takeBack(so: Given, by: string, position: string): Given {
  const asked = so.after(by, { do: 'askUndo', position });
  const chairs = asked.table.match?.undo?.asked ?? [];
  return chairs.reduce(
    (now, chair) => now.after(playerOf(chair), { do: 'answerUndo', position, isGranted: true }),
    asked,
  );
}

function playMatch(from: Given, random: Random): { readonly so: Given; readonly undone: number } {
  let so = from;
  let undone = 0;
  while (so.table.phase === 'playing') {
    if (isDealOver(so.table)) {
      so = so.after('anna', { do: 'goOn' });
      continue;
    }
    const before = so;
    const acted = actOne(so, random);
    so = random.below(3) === 0 ? callOne(acted.so, random) : acted.so;
    const mayAsk = refused(so.decide(acted.by, { do: 'askUndo', position: acted.position })) === undefined;
    if (!mayAsk || random.below(2) === 0) continue;
    // Nobody knows more than before but the one card that was played.
    for (const [index, text] of seenBy(so.table).entries()) {
      expect(hiddenIn(seenBy(before.table)[index] ?? '') - hiddenIn(text)).toBeLessThanOrEqual(1);
    }
    const { count } = so.table.match ?? { count: 0 };
    so = takeBack(so, acted.by, acted.position);
    undone += 1;
    expect(seenBy(so.table)).toEqual(seenBy(before.table));
    expect(so.table.match?.moves).toEqual(before.table.match?.moves);
    expect(so.table.match?.count).toBe(count + 1);
  }
  return { so, undone };
}

test.for(KINDS)(
  '$game with $seats: whatever is taken back, the log, the record and the deal hold',
  (kind) => {
    let undone = 0;
    let records = 0;
    for (const seed of range(6)) {
      const played = playMatch(people({ ...kind }), seeded(`${kind.game} ${kind.seats} ${seed}`));
      const { entries, table } = played.so;
      undone += played.undone;
      const acts = entries.flatMap((entry) =>
        entry.type === 'acted' ? [`${entry.seat} ${entry.position}`] : [],
      );
      expect(new Set(acts).size).toBe(acts.length);
      const rows = entries.map((entry, index) => ({ seq: index + 1, at: 0, entries: [entry] }));
      const again = rows.reduce((now, row) => evolve(catalog, now, row).table, unopened('the-table'));
      expect(seenBy(again)).toEqual(seenBy(table));
      expect({ ...again, match: undefined, seq: 0, done: [] }).toEqual({
        ...table,
        match: undefined,
        seq: 0,
        done: [],
      });
      const finished = playedMatch(catalog, 'the-table', rows, 1);
      if (finished === undefined) continue;
      records += 1;
      const { record } = finished;
      expect(replay(catalog, record).ok).toBe(true);
      const taken = entries.filter((entry: Entry) => entry.type === 'undoDone').length;
      const moves = record.deals.flatMap((deal) => deal.moves.filter((move) => !/^\d: /.test(move)));
      expect(moves).toHaveLength(acts.length - taken);
      // What anybody deals and plays again to check the deal.
      const last = at(record.deals, record.deals.length - 1).moves.filter((move) => !/^\d: /.test(move));
      expect(table.mix?.deal?.moves).toEqual(last);
    }
    expect(undone).toBeGreaterThan(20);
    expect(records).toBeGreaterThan(0);
  },
);
