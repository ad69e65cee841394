import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { startServer } from './testing/server.ts';

/** The budget: bytes an action and socket on average. */
const BUDGET = 600;

test.for([
  { game: 'smear', seats: 4 },
  { game: 'smear', seats: 8 },
  { game: 'zsirozas', seats: 4 },
  { game: 'spades', seats: 4 },
])('an action of $game with $seats costs each socket few bytes', async ({ game, seats }) => {
  const running = await startServer();
  const tokens = range(seats).map(() => newToken());
  const [host = ''] = tokens;
  const code = await openTable(running.port, host, { game, seats, name: 'P0' });
  const people: TestClient[] = [];
  for (const [chair, token] of tokens.entries()) {
    const person = await TestClient.join(running.port, code, token);
    await person.command({ do: 'sit', chair, name: `P${chair}` });
    people.push(person);
  }
  const [first] = people;
  if (first === undefined) throw new Error('nobody is there');
  const watcher = await TestClient.join(running.port, code, newToken());
  await first.command({ do: 'start' });
  for (const client of [...people, watcher]) client.forget();
  let actions = 0;
  for (let deals = 0; deals < 3;) {
    const awaited = first.seen.awaited();
    if (awaited === 'deck' || awaited.length === 0) {
      deals += 1;
      await first.command({ do: 'goOn' });
      continue;
    }
    const person = people[awaited[0] ?? 0];
    const seq = first.known?.seq ?? 0;
    await person?.until(() => (person.known?.seq ?? 0) >= seq);
    expect(await person?.act(person.legal()[0] ?? '')).toBe('done');
    actions += 1;
    await first.until(() => (first.known?.seq ?? 0) > seq);
  }
  await watcher.ping();
  const bytes = [...people, watcher].map(({ frames }) =>
    frames.reduce((sum, frame) => sum + frame.length, 0),
  );
  const average = bytes.reduce((sum, one) => sum + one, 0) / bytes.length / actions;
  expect(average).toBeLessThan(BUDGET);
  await running.close();
});
