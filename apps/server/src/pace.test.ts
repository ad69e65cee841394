import { catalog } from '@stammtisch/games';
import { openMemory, type Store } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import { STANDARD_PAUSES } from '@stammtisch/host';
import { afterEach, expect, test } from 'vitest';

import { type BotPool, STANDARD_LIMITS } from './options.ts';
import { simpleBots } from './simple-bots.ts';
import { client, closeTables, pass, settle, tables, type Tables } from './testing/tables.ts';

afterEach(closeTables);

const countOf = ({ table }: Tables): number => table.table.match?.count ?? 0;

test('a bot takes its time, and no longer', async () => {
  const all = await tables();
  await all.table.join(client('anna'), 0);
  await settle();
  expect(countOf(all)).toBe(1);
  await pass(all.clock, STANDARD_PAUSES.brisk.act - 1);
  expect(countOf(all)).toBe(1);
  await pass(all.clock, 1);
  expect(countOf(all)).toBe(2);
});

test('after a trick bots wait until it has been seen', async () => {
  const all = await tables();
  await all.table.join(client('anna'), 0);
  await all.table.ask({ by: 'anna', id: 'a', command: { do: 'letBotPlay', chair: 0 } });
  const tricks = (): number =>
    all.table.table.match?.position.layout().tricksTaken.reduce((sum, taken) => sum + taken, 0) ?? 0;
  while (tricks() === 0) await pass(all.clock, STANDARD_PAUSES.brisk.act);
  const count = countOf(all);
  await pass(all.clock, STANDARD_PAUSES.brisk.trick - 1);
  expect(countOf(all)).toBe(count);
  await pass(all.clock, 1);
  expect(countOf(all)).toBe(count + 1);
});

test('a table that everybody has left rests, and goes on when somebody is back', async () => {
  const all = await tables();
  const anna = client('anna');
  await all.table.join(anna, 0);
  all.table.leave(anna);
  await all.table.join(client('somebody who watches'), 0);
  await pass(all.clock, 30_000);
  expect(countOf(all)).toBe(1);
  await all.table.join(client('anna'), 0);
  await pass(all.clock, STANDARD_PAUSES.brisk.act);
  expect(countOf(all)).toBe(2);
});

test('whoever takes the seat back in time is not played for', async () => {
  const all = await tables();
  await all.table.join(client('anna'), 0);
  const awaitsAnna = () => all.table.table.match?.position.awaited()[0] === 0;
  while (!awaitsAnna()) await pass(all.clock, STANDARD_PAUSES.brisk.act);
  const count = countOf(all);
  await all.table.ask({ by: 'anna', id: 'a', command: { do: 'letBotPlay', chair: 0 } });
  await pass(all.clock, STANDARD_PAUSES.brisk.act - 1);
  await all.table.ask({ by: 'anna', id: 'b', command: { do: 'takeBack' } });
  await pass(all.clock, 30_000);
  expect(countOf(all)).toBe(count);
});

test('a bot that fails, or answers what it may not, still plays something legal', async () => {
  for (const answer of [() => Promise.reject(new Error('lost')), () => Promise.resolve('bid 99')]) {
    const all = await tables({ bots: { answer, close: () => Promise.resolve() } });
    await all.table.join(client('anna'), 0);
    await pass(all.clock, STANDARD_PAUSES.brisk.act);
    expect(countOf(all)).toBe(2);
  }
});

test('a bot is asked with what its seat sees, and nothing else', async () => {
  const asked: string[] = [];
  const bots: BotPool = {
    answer(question) {
      asked.push(JSON.stringify(question));
      return simpleBots(catalog).answer(question);
    },
    close: () => Promise.resolve(),
  };
  const all = await tables({ bots });
  await all.table.join(client('anna'), 0);
  await settle();
  expect(asked).toHaveLength(1);
  const cards = (asked[0] ?? '').match(/"(?:[2-9TJQKA][CDHS]|[BS]J)"/g) ?? [];
  expect(cards).toHaveLength(6);
  expect(asked[0]).not.toContain('deck');
});

test('two servers over one store keep one table: each takes in what the other appended', async () => {
  const store = await openMemory<Entry>();
  const here = await tables({ store });
  const there = await tables({ store });
  const elsewhere = await there.host.table(here.code);
  if (elsewhere === undefined) throw new Error('no table');
  const [anna, tom] = [client('anna'), client('tom')];
  await here.table.join(anna, 0);
  await elsewhere.join(tom, 0);
  const answer = await elsewhere.ask({ by: 'tom', id: 't', command: { do: 'sit', chair: 2, name: 'Tom' } });
  expect(answer).toEqual({ type: 'done' });
  await settle();
  expect(here.table.table.chairs[2]).toMatchObject({ name: 'Tom' });
  expect(anna.texts.at(-1)).toContain('"Tom"');
});

test('who loses the race for the log decides again on what the winner left', async () => {
  const memory = await openMemory<Entry>();
  // A rival who always comes first, once, and of whom nobody tells.
  let isRivalDue = true;
  const store: Store<Entry> = {
    ...memory,
    watch: () => () => undefined,
    async append(request) {
      if (isRivalDue && request.command === 'tom:t') {
        isRivalDue = false;
        const entries: Entry[] = [{ type: 'seated', chair: 2, player: 'eva', name: 'Eva' }];
        await memory.append({ table: request.table, expected: request.expected, entries, command: 'eva:e' });
      }
      return memory.append(request);
    },
  };
  const { table } = await tables({ store });
  const tom = client('tom');
  await table.join(tom, 0);
  expect(await table.ask({ by: 'tom', id: 't', command: { do: 'sit', chair: 2, name: 'Tom' } })).toEqual({
    type: 'refused',
    refusal: { code: 'chair-taken' },
  });
  expect(tom.texts.at(-1)).toContain('"Eva"');
});

test('a table that nobody uses leaves memory and comes back as it was', async () => {
  const all = await tables();
  const anna = client('anna');
  await all.table.join(anna, 0);
  await pass(all.clock, STANDARD_PAUSES.brisk.act);
  all.table.leave(anna);
  await pass(all.clock, 3 * STANDARD_LIMITS.idleTableMs);
  expect(all.host.count).toBe(0);
  expect(all.clock.next()).toBeUndefined();
  const [one, other] = await Promise.all([all.host.table(all.code), all.host.table(all.code)]);
  expect(one).toBe(other);
  expect(one?.table).toEqual({ ...all.table.table, match: expect.anything() });
  expect(one?.table.match?.position.view).toEqual(all.table.table.match?.position.view);
});
