import { expect, test } from 'vitest';

import { serverMetrics } from './metrics.ts';

const value = async (metrics: ReturnType<typeof serverMetrics>, name: string): Promise<number> => {
  const text = await metrics.registry.metrics();
  const line = text.split('\n').find((one) => one.startsWith(`stammtisch_${name} `));
  return Number(line?.split(' ')[1]);
};

test('the lag of the log is the age of the oldest append that has not been answered', async () => {
  let now = 1_000;
  const metrics = serverMetrics({ tables: () => 0, sockets: () => 0, now: () => now });
  const answers: (() => void)[] = [];
  const append = () =>
    metrics.appending(
      now,
      new Promise<{ readonly type: 'ok' }>((resolve) => answers.push(() => resolve({ type: 'ok' }))),
    );
  expect(await value(metrics, 'log_lag_ms')).toBe(0);
  const first = append();
  now += 40;
  const second = append();
  now += 2;
  expect(await value(metrics, 'log_lag_ms')).toBe(42);
  expect(await value(metrics, 'appends_under_way')).toBe(2);
  answers[0]?.();
  await first;
  expect(await value(metrics, 'log_lag_ms')).toBe(2);
  answers[1]?.();
  await second;
  expect(await value(metrics, 'log_lag_ms')).toBe(0);
  expect(await value(metrics, 'appends_total{outcome="ok"}')).toBe(2);
});

test('an append that fails is under way no more', async () => {
  const metrics = serverMetrics({ tables: () => 0, sockets: () => 0 });
  await expect(metrics.appending(0, Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  expect(await value(metrics, 'appends_under_way')).toBe(0);
});

test('what people wished is counted by what became of it, and how long it took', async () => {
  const metrics = serverMetrics({ tables: () => 3, sockets: () => 5, botsWaiting: () => 7 });
  metrics.acted(3, 'done');
  metrics.acted(30, 'refused');
  metrics.refused('not-host');
  metrics.botThought(12);
  metrics.turnedAway('address-full');
  expect(await value(metrics, 'actions_total{outcome="done"}')).toBe(1);
  expect(await value(metrics, 'action_ms_count')).toBe(2);
  expect(await value(metrics, 'action_ms_bucket{le="5"}')).toBe(1);
  expect(await value(metrics, 'refusals_total{code="not-host"}')).toBe(1);
  expect(await value(metrics, 'bot_ms_count')).toBe(1);
  expect(await value(metrics, 'turned_away_total{why="address-full"}')).toBe(1);
  expect(await value(metrics, 'bots_waiting')).toBe(7);
  expect(await value(metrics, 'tables')).toBe(3);
});
