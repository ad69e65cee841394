import type { Notice, ServerMessage } from '@stammtisch/protocol';
import { STANDARD_GRACES, STANDARD_PAUSES } from '@stammtisch/host';
import { afterEach, expect, test } from 'vitest';

import { STANDARD_LIMITS } from './options.ts';
import { client, closeTables, pass, settle, tables, type Tables, type TestDevice } from './testing/tables.ts';

afterEach(closeTables);

const GRACE = STANDARD_GRACES.medium;

const chairs = ({ table }: Tables) => table.table.chairs;
const notices = ({ texts }: TestDevice): readonly Notice[] =>
  texts.flatMap((text) => {
    // What the server under test says.
    const message = JSON.parse(text) as ServerMessage;
    return message.type === 'news' ? (message.notices ?? []) : [];
  });

/** Anna and Tom at a table with two bots, both there. */
async function withTom() {
  const all = await tables();
  const leave = (device: TestDevice): void => all.table.leave(device);
  const [anna, tom] = [client('anna', leave), client('tom', leave)];
  await all.table.join(anna, 0);
  await all.table.join(tom, 0);
  await all.table.ask({ by: 'tom', id: 'sit', command: { do: 'sit', chair: 2, name: 'Tom' } });
  return { ...all, anna, tom };
}

test('a bot keeps the seat of somebody who is away for long, and all are told', async () => {
  const all = await withTom();
  all.table.leave(all.tom);
  await pass(all.clock, GRACE - 1);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 1);
  expect(chairs(all)[2]).toMatchObject({ player: 'tom', keptBy: 'normal', isAway: true });
  expect(notices(all.anna)).toEqual([{ type: 'botKeeps', chair: 2, name: 'Tom', isAway: true }]);
});

test('whoever comes back has the seat at once, and the bot that was about to play does not', async () => {
  const all = await withTom();
  all.table.leave(all.tom);
  await pass(all.clock, GRACE);
  const awaited = () => all.table.table.match?.position.awaited();
  while (awaited()?.[0] !== 2) {
    const seat = awaited()?.[0];
    if (seat === 0) {
      const { match } = all.table.table;
      const action = match?.position.legal(0)[0] ?? '';
      const position = `${match?.number}.${match?.count}`;
      await all.table.ask({ by: 'anna', id: `a${match?.count}`, command: { do: 'act', position, action } });
    } else await pass(all.clock, STANDARD_PAUSES.brisk.act);
  }
  await pass(all.clock, STANDARD_PAUSES.brisk.act - 1);
  const again = client('tom');
  await all.table.join(again, 0);
  await settle();
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 30_000);
  expect(awaited()).toEqual([2]);
  expect(notices(all.anna).at(-1)).toEqual({ type: 'tookBack', chair: 2, name: 'Tom' });
});

test('who is back in time was never away, and the time begins anew', async () => {
  const all = await withTom();
  all.table.leave(all.tom);
  await pass(all.clock, GRACE - 1);
  await all.table.join(all.tom, 0);
  all.table.leave(all.tom);
  await pass(all.clock, GRACE - 1);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 1);
  expect(chairs(all)[2]).toHaveProperty('keptBy');
});

test('a second tab that is closed is nobody who goes', async () => {
  const all = await withTom();
  const tab = client('tom');
  await all.table.join(tab, 0);
  all.table.leave(tab);
  await pass(all.clock, 10 * GRACE);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
});

test('at a table that all have left no seat is kept, and who comes first waits for the others anew', async () => {
  const all = await withTom();
  all.table.leave(all.tom);
  all.table.leave(all.anna);
  await all.table.join(client('somebody who watches'), 0);
  await pass(all.clock, 10 * GRACE);
  await all.table.join(client('anna'), 0);
  await pass(all.clock, GRACE - 1);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 1);
  expect(chairs(all)[2]).toHaveProperty('keptBy');
});

test('the table may wait for ever, or more or less long', async () => {
  const all = await withTom();
  await all.table.ask({ by: 'anna', id: 'g', command: { do: 'grace', grace: 'never' } });
  all.table.leave(all.tom);
  await pass(all.clock, 100 * GRACE);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await all.table.ask({ by: 'anna', id: 'h', command: { do: 'grace', grace: 'short' } });
  await pass(all.clock, 0);
  expect(chairs(all)[2]).toHaveProperty('keptBy');
});

test('during a pause nothing happens: no bot plays, no seat is kept', async () => {
  const all = await withTom();
  await all.table.ask({ by: 'anna', id: 'p', command: { do: 'pause' } });
  const count = all.table.table.match?.count;
  all.table.leave(all.tom);
  await pass(all.clock, 10 * GRACE);
  expect(all.table.table.match?.count).toBe(count);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await all.table.ask({ by: 'anna', id: 'r', command: { do: 'resume' } });
  await pass(all.clock, STANDARD_PAUSES.brisk.act);
  expect(all.table.table.match?.count).toBe((count ?? 0) + 1);
  expect(notices(all.anna).slice(0, 2)).toEqual([{ type: 'paused' }, { type: 'resumed' }]);
});

test('a host who is gone for long is followed by somebody who is here', async () => {
  const all = await withTom();
  all.table.leave(all.anna);
  await pass(all.clock, STANDARD_LIMITS.hostGoneMs - 1);
  expect(all.table.table.host).toBe('anna');
  await pass(all.clock, 1);
  expect(all.table.table.host).toBe('tom');
  expect(notices(all.tom).at(-1)).toEqual({ type: 'hostIs', chair: 2, name: 'Tom', isAway: true });
});

test('whoever is kicked is told so on every device, and hears nothing more', async () => {
  const all = await withTom();
  const tab = client('tom', (device) => all.table.leave(device));
  await all.table.join(tab, 0);
  const heard = tab.texts.length;
  await all.table.ask({
    by: 'anna',
    id: 'k',
    command: { do: 'kick', chair: 2, name: 'Tom', isBanned: false },
  });
  expect([all.tom.away, tab.away]).toEqual(['removed', 'removed']);
  await pass(all.clock, 5_000);
  expect(tab.texts.slice(heard).some((text) => text.includes('"news"'))).toBe(false);
  expect(notices(all.anna)).toEqual([{ type: 'kicked', chair: 2, name: 'Tom' }]);
  expect(chairs(all)[2]).toMatchObject({ kind: 'bot' });
});

test('at a table where nobody is away and nothing is asked for no time is waited for', async () => {
  const all = await withTom();
  await all.table.ask({ by: 'anna', id: 'p', command: { do: 'pause' } });
  // Nothing but the sweep of idle tables.
  expect(all.clock.next()).toBe(STANDARD_LIMITS.idleTableMs);
});
