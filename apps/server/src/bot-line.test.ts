import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { type Asked, BotLine } from './bot-line.ts';

const asking = (table: string, given: string[] = []): Asked => ({
  table,
  question: { game: 'smear', view: {}, seat: 0, level: 'strong', seed: table },
  resolve: () => undefined,
  reject: (error) => given.push(`${table}: ${error.message}`),
  failures: 0,
});

test('a table of bots that never pause waits for one that asks now and then', async () => {
  const line = new BotLine();
  const served: (string | undefined)[] = [];
  const serve = async (ms: number): Promise<void> => {
    const asked = await line.next();
    served.push(asked?.table);
    if (asked !== undefined) line.charge(asked.table, ms);
  };
  for (const turn of range(6)) {
    line.join(asking('greedy'));
    if (turn === 3) line.join(asking('modest'));
    await serve(1_000);
  }
  expect(served).toEqual(['greedy', 'greedy', 'greedy', 'modest', 'greedy', 'greedy']);
});

test('tables that ask all the time take turns, and who thinks longer comes less often', async () => {
  const line = new BotLine();
  const served: string[] = [];
  const cost: Readonly<Record<string, number>> = { slow: 300, quick: 100 };
  for (const table of Object.keys(cost)) line.join(asking(table));
  for (const _ of range(40)) {
    const asked = await line.next();
    if (asked === undefined) break;
    served.push(asked.table);
    line.charge(asked.table, cost[asked.table] ?? 0);
    line.join(asking(asked.table));
  }
  expect(served.filter((table) => table === 'slow')).toHaveLength(10);
});

test('a table that has not asked for long has saved up nothing', async () => {
  const line = new BotLine();
  for (const table of ['old', 'new', 'old', 'new', 'new', 'new']) {
    line.join(asking(table));
    await line.next();
    line.charge(table, table === 'new' ? 10_000 : 1);
  }
  const served: (string | undefined)[] = [];
  for (const _ of range(6)) {
    line.join(asking('old'));
    line.join(asking('new'));
    const asked = await line.next();
    served.push(asked?.table);
    line.charge(asked?.table ?? '', 10_000);
  }
  expect(served.filter((table) => table === 'old').length).toBeLessThanOrEqual(4);
});

test('a table waits with one question, its latest', async () => {
  const line = new BotLine();
  const given: string[] = [];
  for (const _ of range(5)) line.join(asking('t', given));
  expect(line.length).toBe(1);
  expect(given).toEqual(range(4).map(() => 't: the table has asked anew'));
});

test('a thousand tables wait, and one more is told at once', () => {
  const line = new BotLine();
  const given: string[] = [];
  for (const table of range(1_001)) line.join(asking(`t${table}`, given));
  expect(given).toEqual(['t1000: too many wait for bots']);
  line.close();
  expect(given).toHaveLength(1_001);
});
