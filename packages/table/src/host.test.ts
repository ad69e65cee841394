import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import type { Decision } from './decide.ts';
import type { Entry } from './entry.ts';
import { evolve } from './evolve.ts';
import { agreementsOf, graceOf, isBanned, positionName, restored, stored, unopened } from './table.ts';
import { type Given, given } from './testing/given.ts';

const sit = (chair: number, name: string) => ({ do: 'sit', chair, name }) as const;
const kick = (chair: number, name: string, isBanned = false) =>
  ({ do: 'kick', chair, name, isBanned }) as const;
const refused = (decision: Decision) => (decision.ok ? undefined : decision.error.code);
const entries = (decision: Decision) => (decision.ok ? decision.value : []);

/** Anna is host; Tom and Eva sit with her. */
const waiting = (): Given => given(catalog).after('tom', sit(1, 'Tom')).after('eva', sit(2, 'Eva'));
/** The same, and the cards are dealt. */
const playing = (): Given => waiting().after('anna', { do: 'start' });
const actOfFirst = ({ table }: Given) => {
  const { match } = table;
  if (match === undefined) throw new Error('no match');
  const awaited = match.position.awaited();
  const seat = awaited === 'deck' ? 0 : (awaited[0] ?? 0);
  const chair = table.chairs[match.chairs[seat] ?? 0];
  const by = chair?.kind === 'person' ? chair.player : '';
  const action = match.position.legal(seat)[0] ?? '';
  return { seat, by, command: { do: 'act', position: positionName(match), action } as const };
};

test('a person who is kicked leaves a free chair, and may come back', () => {
  const table = waiting().after('anna', kick(1, 'Tom'));
  expect(table.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'free', 'person']);
  expect(table.after('tom', sit(1, 'Tom')).table.chairs[1]).toMatchObject({ player: 'tom' });
});

test('in a match a bot takes the hand of a person who is kicked', () => {
  const { table } = playing().after('anna', kick(1, 'Tom'));
  expect(table.chairs[1]).toMatchObject({ kind: 'bot', level: 'normal' });
  expect(table.phase).toBe('playing');
});

test('who is banned never sits down again, also not after another match', () => {
  const table = playing().after('anna', kick(1, 'Tom', true), { do: 'endMatch' });
  expect(isBanned(table.table, 'tom')).toBe(true);
  expect(isBanned(table.table, 'eva')).toBe(false);
  expect(refused(table.decide('tom', sit(1, 'Somebody else')))).toBe('banned');
});

test('only the host kicks, nobody kicks themselves, and bots are no people', () => {
  const table = waiting();
  expect(refused(table.decide('tom', kick(2, 'Eva')))).toBe('not-host');
  expect(refused(table.decide('eve', kick(2, 'Eva')))).toBe('not-host');
  expect(refused(table.decide('anna', kick(0, 'Anna')))).toBe('not-now');
  expect(refused(table.decide('anna', kick(7, 'Tom')))).toBe('no-such-chair');
  const { table: bots } = given(catalog, { bots: 'easy' });
  const name = bots.chairs[1]?.kind === 'bot' ? bots.chairs[1].name : '';
  expect(refused(given(catalog, { bots: 'easy' }).decide('anna', kick(1, name)))).toBe('not-a-person');
});

test('a kick is meant for the person who is named, not for whoever has sat down there since', () => {
  const table = waiting().after('tom', { do: 'stand' }).after('zoe', sit(1, 'Zoe'));
  expect(refused(table.decide('anna', kick(1, 'Tom')))).toBe('not-a-person');
});

test('at a locked table nobody new sits down, but those who sit there change chairs', () => {
  const locked = given(catalog).after('tom', sit(1, 'Tom')).after('anna', { do: 'lock' });
  expect(refused(locked.decide('eva', sit(2, 'Eva')))).toBe('locked');
  expect(locked.after('tom', sit(2, 'Tom')).table.chairs[2]).toMatchObject({ player: 'tom' });
  expect(entries(locked.decide('anna', { do: 'lock' }))).toEqual([]);
  const open = locked.after('anna', { do: 'unlock' });
  expect(open.table).not.toHaveProperty('isLocked');
  expect(open.after('eva', sit(2, 'Eva')).table.chairs[2]).toMatchObject({ player: 'eva' });
  expect(refused(locked.decide('tom', { do: 'unlock' }))).toBe('not-host');
});

test('a locked table that everybody has left is open to the first who comes', () => {
  const left = given(catalog).after('anna', { do: 'lock' }, { do: 'stand' });
  expect(left.after('eva', sit(0, 'Eva')).table.host).toBe('eva');
});

test('while the game is paused nobody plays, talks or goes on, and no bot either', () => {
  const paused = playing().after('anna', { do: 'pause' });
  const { by, seat, command } = actOfFirst(paused);
  expect(paused.table.isPaused).toBe(true);
  expect(refused(paused.decide(by, command))).toBe('paused');
  expect(refused(paused.decide(by, { do: 'remark', text: 'zsír' }))).toBe('paused');
  expect(refused(paused.decide('anna', { do: 'goOn' }))).toBe('paused');
  expect(refused(paused.decide('tom', { do: 'ready' }))).toBe('paused');
  expect(refused(paused.decideOwn({ ...command, do: 'botAct', seat }))).toBe('paused');
  expect(refused(paused.decideOwn({ do: 'proceed' }))).toBe('paused');
  const resumed = paused.after('anna', { do: 'resume' });
  expect(resumed.table).not.toHaveProperty('isPaused');
  expect(resumed.decide(by, command).ok).toBe(true);
});

test('only the host pauses and resumes, and only a match', () => {
  expect(refused(waiting().decide('anna', { do: 'pause' }))).toBe('not-now');
  expect(refused(playing().decide('tom', { do: 'pause' }))).toBe('not-host');
  const paused = playing().after('anna', { do: 'pause' });
  expect(refused(paused.decide('tom', { do: 'resume' }))).toBe('not-host');
  expect(paused.after('anna', { do: 'endMatch' }).table).not.toHaveProperty('isPaused');
});

test('a bot keeps the seat of whoever is away, and it is theirs again as soon as they are back', () => {
  const table = playing();
  expect(refused(table.decideOwn({ do: 'keepSeat', chair: 1 }, ['anna', 'tom', 'eva']))).toBe('not-now');
  const decision = table.decideOwn({ do: 'keepSeat', chair: 1 }, ['anna', 'eva']);
  expect(entries(decision)).toEqual([{ type: 'botKeepsSeat', chair: 1, level: 'normal', isAway: true }]);
  const kept = table.own({ do: 'keepSeat', chair: 1 }, ['anna', 'eva']);
  expect(kept.table.chairs[1]).toMatchObject({ player: 'tom', keptBy: 'normal', isAway: true });
  expect(entries(kept.decideOwn({ do: 'giveBack', chair: 1 }, ['anna', 'eva']))).toEqual([]);
  const back = kept.own({ do: 'giveBack', chair: 1 }, ['anna', 'tom', 'eva']);
  expect(back.table.chairs[1]).toEqual(table.table.chairs[1]);
});

test('a bot that somebody asked for stays until they say so', () => {
  const asked = playing().after('tom', { do: 'letBotPlay', chair: 1 });
  expect(entries(asked.decideOwn({ do: 'giveBack', chair: 1 }, ['anna', 'tom', 'eva']))).toEqual([]);
  expect(entries(asked.decideOwn({ do: 'keepSeat', chair: 1 }, ['anna', 'eva']))).toEqual([]);
});

test('a seat is not kept in the waiting room, in a pause, or where the table has agreed on never', () => {
  const keep = { do: 'keepSeat', chair: 1 } as const;
  const here = ['anna', 'eva'];
  expect(refused(waiting().decideOwn(keep, here))).toBe('not-now');
  expect(refused(playing().after('anna', { do: 'pause' }).decideOwn(keep, here))).toBe('not-now');
  const never = playing().after('anna', { do: 'grace', grace: 'never' });
  expect(never.table.settings.grace).toBe('never');
  expect(refused(never.decideOwn(keep, here))).toBe('not-now');
  expect(refused(playing().decide('tom', { do: 'grace', grace: 'never' }))).toBe('not-host');
});

test('the role of a host who is away goes to the next person around the table who is here', () => {
  const table = waiting();
  expect(refused(table.decideOwn({ do: 'moveHost' }, ['anna', 'tom', 'eva']))).toBe('not-now');
  expect(refused(table.decideOwn({ do: 'moveHost' }, []))).toBe('not-now');
  expect(entries(table.decideOwn({ do: 'moveHost' }, ['eva']))).toEqual([
    { type: 'hostIs', player: 'eva', isAway: true },
  ]);
  expect(table.own({ do: 'moveHost' }, ['tom', 'eva']).table.host).toBe('tom');
});

test('a snapshot keeps who is banned, the lock and the pause', () => {
  const { table } = playing().after('anna', kick(1, 'Tom', true), { do: 'lock' }, { do: 'pause' });
  // As a store keeps it.
  const kept = JSON.parse(JSON.stringify(stored(catalog, table))) as ReturnType<typeof stored>;
  expect(restored(catalog, kept)).toMatchObject({ banned: ['tom'], isLocked: true, isPaused: true });
});

test('a log that knows nothing of all this is a table like any other', () => {
  // As they were written before tables agreed on how long anybody may be away.
  const settings = { botPace: 'brisk' } as const;
  const entries: readonly Entry[] = [
    {
      type: 'opened',
      code: 'abcdefgh',
      host: 'anna',
      game: 'smear',
      seats: 3,
      options: {},
      settings,
      isPublic: false,
    },
    { type: 'seated', chair: 0, player: 'anna', name: 'Anna' },
    { type: 'botSeated', chair: 1, level: 'easy', name: 'Resi' },
    { type: 'botKeepsSeat', chair: 0, level: 'normal' },
    { type: 'hostIs', player: 'anna' },
  ];
  const { table } = evolve(catalog, unopened('old'), { seq: 1, at: 0, entries });
  expect(graceOf(table)).toBe('medium');
  expect(table.chairs[0]).not.toHaveProperty('isAway');
  expect(restored(catalog, stored(catalog, table))).toEqual(table);
});

test('what is agreed anew is only what is other than before, and the clock rests while cards are played', () => {
  const open = given(catalog);
  expect(open.decide('anna', { do: 'agree', clock: 'none', undo: 'never' })).toEqual({
    ok: true,
    value: [{ type: 'agreed', undo: 'never' }],
  });
  expect(open.decide('berta', { do: 'agree', talk: 'text' })).toMatchObject({ error: { code: 'not-host' } });
  const agreed = open.after('anna', { do: 'agree', clock: 'fast', watching: 'closed' });
  expect(agreementsOf(agreed.table)).toEqual({
    clock: 'fast',
    undo: 'asked',
    talk: 'phrases',
    watching: 'closed',
  });
  const playing = given(catalog, { bots: 'easy', start: true });
  expect(playing.decide('anna', { do: 'agree', clock: 'fast' })).toMatchObject({
    error: { code: 'not-now' },
  });
  expect(playing.decide('anna', { do: 'agree', talk: 'text' })).toMatchObject({ ok: true });
});
