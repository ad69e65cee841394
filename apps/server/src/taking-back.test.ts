import type { Notice, ServerMessage } from '@stammtisch/protocol';
import { afterEach, expect, test } from 'vitest';

import { STANDARD_PAUSES } from '@stammtisch/host';
import { client, closeTables, pass, tables, type Tables, type TestDevice } from './testing/tables.ts';

afterEach(closeTables);

const BRISK = STANDARD_PAUSES.brisk;

/** What a device was told, as the server under test says it. */
const news = ({ texts }: TestDevice) =>
  texts.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    return message.type === 'news' ? [message] : [];
  });
const notices = (device: TestDevice): readonly Notice[] => news(device).flatMap((one) => one.notices ?? []);
const match = ({ table }: Tables) => table.table.match;
const position = (all: Tables): string => `${match(all)?.number}.${match(all)?.count}`;

/** Anna on seat 0 has just acted, before a bot; Tom on seat 2 is there too. */
async function annaActed() {
  const all = await tables();
  const [anna, tom] = [client('anna'), client('tom')];
  await all.table.join(anna, 0);
  await all.table.join(tom, 0);
  await all.table.ask({ by: 'tom', id: 'sit', command: { do: 'sit', chair: 2, name: 'Tom' } });
  for (;;) {
    const seat = match(all)?.position.awaited()[0];
    if (seat !== 0 && seat !== 2) {
      await pass(all.clock, BRISK.trick);
      continue;
    }
    const legal = match(all)?.position.legal(seat) ?? [];
    const action = legal.find((text) => !text.includes('bid')) ?? legal[0] ?? '';
    const at = position(all);
    const by = seat === 0 ? 'anna' : 'tom';
    await all.table.ask({ by, id: `a${at}`, command: { do: 'act', position: at, action } });
    if (seat === 0 && match(all)?.latest !== undefined) return { ...all, anna, tom, at, action };
  }
}

test('a bot waits while the others are asked, and plays on when it stands', async () => {
  const all = await annaActed();
  const count = match(all)?.count ?? 0;
  await all.table.ask({ by: 'anna', id: 'u', command: { do: 'askUndo', position: all.at } });
  expect(news(all.tom).at(-1)?.undo).toEqual({ seat: 0, position: all.at, asked: [2], granted: [] });
  await pass(all.clock, 19_999);
  expect(match(all)?.count).toBe(count);
  await pass(all.clock, 1);
  expect(notices(all.tom).map(({ type }) => type)).toEqual(['undoLapsed']);
  expect(news(all.tom).at(-1)?.undo).toBeNull();
  await pass(all.clock, BRISK.trick);
  expect(match(all)?.count).toBe(count + 1);
});

test('what is taken back is gone for everybody, and bots answer the new position', async () => {
  const all = await annaActed();
  await all.table.ask({ by: 'anna', id: 'u', command: { do: 'askUndo', position: all.at } });
  const command = { do: 'answerUndo', position: all.at, isGranted: true } as const;
  expect(await all.table.ask({ by: 'tom', id: 'y', command })).toEqual({ type: 'done' });
  expect(match(all)?.position.awaited()).toEqual([0]);
  const last = news(all.tom).at(-1);
  expect(last).toMatchObject({
    events: [],
    undo: null,
    notices: [{ type: 'undoDone', chair: 0, name: 'Anna' }],
  });
  expect(last?.diff ?? last?.view).toBeDefined();
  const count = match(all)?.count ?? 0;
  const again = { do: 'act', position: position(all), action: all.action } as const;
  await all.table.ask({ by: 'anna', id: 'again', command: again });
  await pass(all.clock, BRISK.trick);
  expect(match(all)?.count).toBe(count + 2);
});

test('who says no is not named', async () => {
  const all = await annaActed();
  await all.table.ask({ by: 'anna', id: 'u', command: { do: 'askUndo', position: all.at } });
  const command = { do: 'answerUndo', position: all.at, isGranted: false } as const;
  await all.table.ask({ by: 'tom', id: 'n', command });
  expect(notices(all.anna).at(-1)).toEqual({ type: 'undoRefused', chair: 0, name: 'Anna' });
});
