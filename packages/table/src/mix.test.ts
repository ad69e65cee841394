import { commitmentOf, hexOf, verify } from '@stammtisch/fair';
import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import type { Decision } from './decide.ts';
import type { Entry, LogRow } from './entry.ts';
import { evolve } from './evolve.ts';
import { playedMatch } from './history.ts';
import { restored, stored, type StoredTable, type Table, unopened } from './table.ts';
import { given, type Given, plainChance } from './testing/given.ts';

const shareOf = (byte: number): string => hexOf(new Uint8Array(32).fill(byte));
const refused = (decision: Decision) => (decision.ok ? undefined : decision.error.code);
const types = (decision: Decision) => (decision.ok ? decision.value.map((entry) => entry.type) : []);
const isDealOver = ({ match, phase }: Table) => match?.position.awaited() === 'deck' || phase === 'over';

const commit = (chair: number, byte: number, match = 1) =>
  ({
    do: 'commit',
    match,
    chair,
    commitment: commitmentOf({ table: 'the-table', match, chair, share: shareOf(byte) }),
  }) as const;
const share = (byte: number, match = 1) => ({ do: 'share', match, share: shareOf(byte) }) as const;

/** Anna and Tom at a table with a bot; both devices have committed themselves. */
function committed(options: Readonly<Record<string, boolean | number | string>> = {}): Given {
  return given(catalog, { bots: 'easy', options })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .after('anna', commit(0, 1))
    .after('tom', commit(1, 2));
}

/** Starts, lets both devices reveal, and plays deal after deal until the match is over. */
function finished(table: Given): Given {
  let now = table
    .after('anna', { do: 'start' })
    .after('anna', share(1))
    .after('tom', share(2))
    .play(isDealOver);
  while (now.table.phase === 'playing') now = now.after('anna', { do: 'goOn' }).play(isDealOver);
  return now;
}

test('a start freezes what the devices here have committed themselves to, and draws nothing yet', () => {
  const table = committed();
  expect(types(table.decide('anna', { do: 'start' }))).toEqual(['started']);
  const { mix, phase, match, matches } = table.after('anna', { do: 'start' }).table;
  expect({ phase, match, matches }).toEqual({ phase: 'open', match: undefined, matches: 1 });
  expect(mix).toMatchObject({ phase: 'starting', match: 1, voided: 0, shares: [null, null, null] });
  expect(mix?.commitments[2]).toBeNull();
});

test('the last share draws lots and deck in the same append', () => {
  const started = committed().after('anna', { do: 'start' });
  expect(types(started.decide('tom', share(2)))).toEqual(['shareRevealed']);
  const one = started.after('tom', share(2));
  expect(one.table.mix).toMatchObject({ phase: 'starting', shares: [null, shareOf(2), null] });
  expect(types(one.decide('anna', share(1)))).toEqual(['shareRevealed', 'lotsDrawn', 'dealt']);
  const { mix, phase, match } = one.after('anna', share(1)).table;
  expect(phase).toBe('playing');
  expect(match).toMatchObject({ number: 1, count: 1, decks: 1 });
  expect(mix).toMatchObject({ phase: 'drawn', link: { k: 1, reveal: plainChance.reveal(1, 1) } });
});

test('without any device that shares, a start draws at once', () => {
  const table = given(catalog, { bots: 'easy' });
  expect(types(table.decide('anna', { do: 'start' }))).toEqual(['started', 'lotsDrawn', 'dealt']);
  expect(table.after('anna', { do: 'start' }).table.mix).toMatchObject({ commitments: [null, null, null] });
});

test('a device that is not connected is not waited for', () => {
  const decision = committed().decide('anna', { do: 'start' }, ['anna']);
  expect(decision).toMatchObject({ ok: true, value: [{ chance: { commitments: [{}, null, null] } }] });
});

test('a share that is wrong, of somebody else, or of another start is refused', () => {
  const started = committed().after('anna', { do: 'start' });
  expect(refused(started.decide('tom', share(1)))).toBe('wrong-share');
  expect(refused(started.decide('tom', share(2, 2)))).toBe('stale-start');
  expect(refused(started.decide('eva', share(2)))).toBe('not-seated');
  const watching = given(catalog, { bots: 'easy' }).after('tom', { do: 'sit', chair: 1, name: 'Tom' });
  expect(refused(watching.decide('tom', share(2)))).toBe('stale-start');
  const once = started.after('tom', share(2));
  expect(once.decide('tom', share(2))).toEqual({ ok: true, value: [] });
  const drawn = once.after('anna', share(1));
  expect(drawn.decide('anna', share(1))).toEqual({ ok: true, value: [] });
  expect(refused(drawn.decide('anna', share(7)))).toBe('wrong-share');
});

test('a commitment names the next start and the own chair', () => {
  const table = given(catalog, { bots: 'easy' });
  expect(refused(table.decide('anna', commit(0, 1, 2)))).toBe('stale-start');
  expect(refused(table.decide('anna', commit(1, 1)))).toBe('stale-start');
  expect(refused(table.decide('eva', commit(1, 1)))).toBe('not-seated');
  expect(refused(table.decide('anna', { ...commit(0, 1), commitment: 'AB'.repeat(32) }))).toBe('stale-start');
  expect(types(table.decide('anna', commit(0, 1)))).toEqual(['committed']);
  expect(table.after('anna', commit(0, 1)).decide('anna', commit(0, 1))).toEqual({ ok: true, value: [] });
  const playing = given(catalog, { bots: 'easy', start: true });
  expect(refused(playing.decide('anna', commit(0, 1, 2)))).toBe('stale-start');
});

test('another chair or other rules, and a device commits itself anew', () => {
  const commitments = ({ table }: Given) =>
    table.chairs.map((chair) => chair.kind === 'person' && chair.commitment !== undefined);
  expect(commitments(committed())).toEqual([true, true, false]);
  expect(commitments(committed().after('anna', { do: 'swap', chair: 0, with: 2 }))).toEqual([
    false,
    false,
    false,
  ]);
  expect(commitments(committed().after('anna', { do: 'setUp', seats: 4 }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(commitments(committed().after('tom', { do: 'sit', chair: 2, name: 'Tom' }))).toEqual([
    true,
    false,
    false,
  ]);
});

test('while shares are on their way nothing that was frozen changes', () => {
  const started = committed().after('anna', { do: 'start' });
  for (const command of [
    { do: 'setUp', seats: 4 },
    { do: 'start' },
    { do: 'stand' },
    { do: 'swap', chair: 0, with: 1 },
    { do: 'clearChair', chair: 1 },
    { do: 'endMatch' },
    { do: 'ready' },
    commit(0, 9, 2),
  ] as const)
    expect(refused(started.decide('anna', command))).toBe('not-now');
  expect(refused(started.decide('eva', { do: 'sit', chair: 2, name: 'Eva' }))).toBe('not-now');
  expect(refused(started.decideOwn({ do: 'proceed' }))).toBe('not-now');
});

test('a share that does not come voids the start, and the next one is without that chair', () => {
  const started = committed().after('anna', { do: 'start' }).after('anna', share(1));
  expect(refused(started.decideOwn({ do: 'voidStart', match: 2 }))).toBe('not-now');
  const decision = started.decideOwn({ do: 'voidStart', match: 1 });
  expect(decision).toEqual({ ok: true, value: [{ type: 'startVoided', match: 1, missing: [1] }] });
  const voided = started.own({ do: 'voidStart', match: 1 });
  expect(voided.table).toMatchObject({ phase: 'open', matches: 1, mix: { phase: 'voided', missing: [1] } });
  expect(refused(voided.decide('tom', share(2)))).toBe('stale-start');
  const again = voided
    .after('anna', commit(0, 3, 2))
    .after('tom', commit(1, 4, 2))
    .after('anna', { do: 'start' });
  expect(again.table.mix).toMatchObject({ match: 2, voided: 1, commitments: [{}, null, null] });
  const drawn = again.after('anna', share(3, 2));
  expect(drawn.table).toMatchObject({ phase: 'playing', match: { number: 2 } });
  expect(refused(drawn.decideOwn({ do: 'voidStart', match: 2 }))).toBe('not-now');
});

test('however often devices fail, every start leaves one more out, so the table goes on', () => {
  let now = committed();
  let match = 0;
  while (now.table.phase === 'open') {
    match += 1;
    now = now
      .after('anna', commit(0, 1, match))
      .after('tom', commit(1, 2, match))
      .after('anna', { do: 'start' });
    if (now.table.mix?.phase === 'starting') now = now.own({ do: 'voidStart', match });
  }
  expect(match).toBe(2);
});

test('a deal that is over is revealed with what was done in it', () => {
  const playing = committed().after('anna', { do: 'start' }).after('anna', share(1)).after('tom', share(2));
  const over = playing.play(isDealOver);
  const entry = over.entries.findLast(({ type }) => type === 'dealOver');
  expect(entry).toEqual({ type: 'dealOver', deck: 0, reveal: plainChance.reveal(1, 2) });
  const { mix } = over.table;
  expect(mix?.link).toEqual({ k: 2, reveal: plainChance.reveal(1, 2) });
  expect(mix?.deal?.deck).toBe(0);
  expect(mix?.deal?.moves).toEqual(over.entries.flatMap((one) => (one.type === 'acted' ? [one.action] : [])));
});

test('a match that is ended reveals the deal that was on, and only that', () => {
  const playing = committed().after('anna', { do: 'start' }).after('anna', share(1)).after('tom', share(2));
  expect(playing.decide('anna', { do: 'endMatch' })).toEqual({
    ok: true,
    value: [{ type: 'matchEnded', reveal: plainChance.reveal(1, 2) }],
  });
  const { table } = playing.after('anna', { do: 'endMatch' });
  expect(table.mix?.link?.k).toBe(2);
  const between = playing.play(isDealOver);
  expect(between.decide('anna', { do: 'endMatch' })).toEqual({ ok: true, value: [{ type: 'matchEnded' }] });
});

test('when the links are used up the match is abandoned, not dealt from anything else', () => {
  let now = given(catalog, { bots: 'easy', start: true, options: { target: 101 } });
  while (now.table.phase === 'playing') {
    now = now.play(isDealOver);
    if (now.table.phase === 'over') throw new Error('too short a match');
    now = now.after('anna', { do: 'goOn' });
  }
  expect(now.table).toMatchObject({ phase: 'open', mix: { link: { k: 12 } } });
});

test('after the match devices commit themselves to the next one', () => {
  const over = finished(committed({ target: 5 }));
  expect(over.table.phase).toBe('over');
  const again = over.after('anna', commit(0, 5, 2), { do: 'goOn' });
  expect(again.table).toMatchObject({
    phase: 'over',
    match: { number: 1 },
    mix: { match: 2, phase: 'starting' },
  });
  expect(again.after('anna', share(5, 2)).table).toMatchObject({ phase: 'playing', match: { number: 2 } });
});

test('a table in the middle of a start is the same from its snapshot and from its log', () => {
  const started = committed().after('anna', { do: 'start' }).after('anna', share(1));
  const text = JSON.stringify(stored(catalog, started.table));
  // Just written.
  const again = restored(catalog, JSON.parse(text) as StoredTable);
  expect(again?.mix).toEqual(started.table.mix);
  expect(replayed(started.entries).mix).toEqual(started.table.mix);
});

test('a log from before devices shared in the chance resumes, and reveals nothing', () => {
  const now = given(catalog, { bots: 'easy', start: true }).play(isDealOver);
  const old = now.entries.flatMap(withoutChance);
  const table = replayed(old);
  expect(table.mix).toBeUndefined();
  expect(table.match?.position.view).toEqual(now.table.match?.position.view);
  const over = now.entries.length;
  expect(over).toBeGreaterThan(3);
});

test('the record of a match carries what its dealing is checked by', () => {
  const now = finished(committed({ target: 5 }));
  const rows = rowsOf(now.entries);
  const { record } = playedMatch(catalog, 'the-table', rows, 1) ?? {};
  expect(record?.fairness).toMatchObject({ length: 12, voided: 0, shares: [shareOf(1), shareOf(2), null] });
  if (record === undefined) throw new Error('no record');
  // The decks of these tests follow from no link: everything before them holds.
  expect(verify(catalog, record)).toMatchObject({
    ok: false,
    error: { forgery: { code: 'deck-changed' } },
  });
  const old = playedMatch(catalog, 'the-table', rowsOf(now.entries.flatMap(withoutChance)), 1);
  expect(old?.record).not.toHaveProperty('fairness');
  expect(old?.record.deals).toEqual(record.deals);
});

function rowsOf(entries: readonly Entry[]): readonly LogRow[] {
  return entries.map((entry, index) => ({ seq: index + 1, at: 0, entries: [entry] }));
}

function replayed(entries: readonly Entry[]): Table {
  return rowsOf(entries).reduce<Table>((now, row) => evolve(catalog, now, row).table, unopened('the-table'));
}

/** The log as it was written before. */
function withoutChance(entry: Entry): readonly Entry[] {
  if (entry.type === 'committed' || entry.type === 'shareRevealed') return [];
  if (entry.type === 'started') {
    const { chance: _, ...rest } = entry;
    return [rest];
  }
  if (entry.type === 'lotsDrawn' || entry.type === 'dealOver' || entry.type === 'matchEnded') {
    const { reveal: _, ...rest } = entry;
    return [rest];
  }
  return [entry];
}
