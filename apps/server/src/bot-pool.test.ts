import { catalog } from '@stammtisch/games';
import type { BotQuestion } from '@stammtisch/host';
import { range, seeded, shuffled, startMatch } from '@stammtisch/kernel';
import { afterEach, expect, test } from 'vitest';

import { createBotPool } from './bot-pool.ts';
import type { BotPool } from './options.ts';

const script = new URL('./testing/stubborn-bot.ts', import.meta.url);
const ask = (seed: string): BotQuestion => ({ game: 'smear', view: {}, seat: 0, level: 'strong', seed });
const pools: BotPool[] = [];
const open = (settings: Parameters<typeof createBotPool>[0]): BotPool => {
  const pool = createBotPool(settings);
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('a whole deal of every game is played by bots who are told what their seat sees', async () => {
  const pool = open({ workers: 1 });
  for (const game of catalog.ids) {
    let match = catalog.open(game, (kit) => {
      const options = kit.parse({}, 4);
      if (!options.ok) throw new Error(game);
      const sideCount = kit.game.sideCount(options.value, 4);
      const sides = range(4).map((seat) => seat % sideCount);
      return startMatch(kit, { seats: 4, sides, firstDealer: 0, options: options.value });
    });
    if (match === undefined) throw new Error(game);
    const dealt = match.deal(shuffled(match.pack(), seeded(game)));
    if (!dealt.ok) throw new Error(game);
    ({ match } = dealt.value);
    for (let move = 0; ; move += 1) {
      const awaited = match.awaited();
      const seat = awaited === 'deck' ? undefined : awaited[0];
      if (seat === undefined) break;
      const question: BotQuestion = {
        game,
        view: match.observe(seat),
        seat,
        level: 'normal',
        seed: `${move}`,
      };
      const text = await pool.answer(question);
      const acted = match.act(seat, text);
      if (!acted.ok) throw new Error(`${game}: ${text}`);
      ({ match } = acted.value);
      expect(move).toBeLessThan(400);
    }
    expect(match.sheet().pages.length).toBeLessThanOrEqual(1);
  }
});

test('many questions at once all get their own answers, and no more threads are used than there may be', async () => {
  const pool = open({ workers: 2, script });
  const answers = await Promise.all(range(30).map(() => pool.answer(ask('plain'))));
  const threads = new Set(answers.map((text) => text.split(' ')[1]));
  expect(answers).toHaveLength(30);
  expect(threads.size).toBeLessThanOrEqual(2);
});

test('the more questions wait, the less time each has', async () => {
  const pool = open({ workers: 1, script, limitMs: 1000 });
  const answers = await Promise.all(range(5).map(() => pool.answer(ask('plain'))));
  const times = answers.map((text) => Number(text.split(' ')[2]));
  expect(times[1]).toBeLessThan(times[4] ?? 0);
  expect(times[4]).toBe(600);
});

test.each(['hang', 'die', 'throw', 'fail'])(
  'a thread that does this: %s: costs only the search; another gives the advice',
  async (seed) => {
    const pool = open({ workers: 1, script, limitMs: 400 });
    const [stubborn, behind] = await Promise.all([pool.answer(ask(seed)), pool.answer(ask('plain'))]);
    expect(stubborn).toMatch(/^easy /);
    expect(behind).toMatch(/^strong /);
  },
);

test.each(['hang for ever', 'die for ever', 'fail for ever'])(
  'a question nobody can answer (%s) is given back, and the others are not held up',
  async (seed) => {
    const pool = open({ workers: 1, script, limitMs: 200 });
    const [stubborn, behind] = await Promise.allSettled([pool.answer(ask(seed)), pool.answer(ask('plain'))]);
    expect(stubborn.status).toBe('rejected');
    expect(behind.status).toBe('fulfilled');
  },
);

test('where many wait for each thread, bots follow the advice instead of searching', async () => {
  const pool = open({ workers: 1, script });
  const answers = await Promise.all(range(60).map((table) => pool.answer(ask('plain'), `t${table}`)));
  const levels = answers.map((text) => text.split(' ')[0]);
  expect(levels[1]).toBe('easy');
  expect(levels.at(-1)).toBe('strong');
});

test('a table that asks anew gets its latest answer alone', async () => {
  const pool = open({ workers: 1, script });
  const first = pool.answer(ask('plain'), 'busy');
  const asked = range(4).map(() => pool.answer(ask('plain'), 't'));
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  await first;
});

test('a game that does not exist, or a view of nothing, is given back', async () => {
  const pool = open({ workers: 1 });
  await expect(pool.answer({ ...ask('x'), game: 'chess' })).rejects.toThrow('no game chess');
  await expect(pool.answer({ ...ask('x'), view: null })).rejects.toThrow('null');
});

test('where no thread can be started at all, questions are given back', async () => {
  const pool = open({ workers: 2, script: new URL('./testing/stillborn-bot.ts', import.meta.url) });
  await expect(pool.answer(ask('plain'))).rejects.toThrow('stillborn');
});

test('closing gives back what was asked, also what a hanging thread has', async () => {
  const pool = open({ workers: 1, script, limitMs: 60_000 });
  const asked = [pool.answer(ask('hang')), pool.answer(ask('plain'))];
  const settled = Promise.allSettled(asked);
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.answer(ask('plain'))).rejects.toThrow('gone');
});
