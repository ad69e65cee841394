import { afterEach, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { startServer } from './testing/server.ts';

const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Anna and Tom in a match of Zsírozás with a clock, and somebody who watches. */
async function playing() {
  const running = await startServer();
  open.push(() => running.close());
  const token = newToken();
  const code = await openTable(running.port, token, {
    game: 'zsirozas',
    seats: 2,
    name: 'Anna',
    agreements: { clock: 'calm' },
  });
  const join = (who: string): Promise<TestClient> => TestClient.join(running.port, code, who);
  const [anna, tom, eva] = [await join(token), await join(newToken()), await join(newToken())];
  expect(await tom.command({ do: 'sit', chair: 1, name: 'Tom' })).toBe('done');
  expect(await anna.command({ do: 'start' })).toBe('done');
  await tom.until(() => typeof tom.known?.seat === 'number');
  return { anna, tom, eva, join };
}

test.for(['ring', 'endUndo', 'botAct', 'keepSeat', 'proceed'])(
  'what the table asks of itself is no message: %s ends the connection',
  async (what) => {
    const { anna, eva } = await playing();
    const position = anna.known?.position ?? '';
    for (const client of [anna, eva]) {
      const command = { do: what, seat: 0, chair: 0, position, deadline: 0, action: 'pass' };
      client.say({ type: 'command', id: 'x', command });
      await client.until(() => client.closed !== undefined);
      expect(client.messages.at(-1)).toMatchObject({ type: 'goodbye', code: 'bad-message' });
    }
  },
);

test('a clock is not rung by a command that is called like a ring', async () => {
  const { anna, eva } = await playing();
  const position = anna.known?.position ?? '';
  for (const client of [anna, eva]) {
    const id = `clock:t:0:${position.replace('.', '_')}:0`;
    client.say({ type: 'command', id, command: { do: 'takeBack' } });
    await client.answer(id);
  }
  expect(anna.known?.room.chairs.some((chair) => chair.kind === 'person' && 'keptBy' in chair)).toBe(false);
});

test('nobody takes back what others did, from no seat, for an old position, in a break or after the end', async () => {
  const { anna, tom, eva } = await playing();
  const all = [anna, tom];
  const acting = all.find((client) => client.legal().length > 0) ?? anna;
  const other = acting === anna ? tom : anna;
  const position = acting.known?.position ?? '';
  expect(await other.command({ do: 'askUndo', position })).toBe('no-undo');
  expect(await acting.act(acting.legal()[0] ?? '')).toBe('done');
  const ask = { do: 'askUndo', position } as const;
  const yes = { do: 'answerUndo', position, isGranted: true } as const;
  expect(await other.command(ask)).toBe('no-undo');
  expect(await eva.command(ask)).toBe('not-seated');
  expect(await eva.command(yes)).toBe('not-seated');
  expect(await acting.command(yes)).toBe('not-now');
  expect(await acting.command({ ...ask, position: '1.0' })).toBe('no-undo');
  expect(await acting.command({ ...ask, position: '7.1' })).toBe('no-undo');
  expect(await anna.command({ do: 'pause' })).toBe('done');
  expect(await acting.command(ask)).toBe('paused');
  expect(await anna.command({ do: 'resume' })).toBe('done');
  expect(await acting.command(ask)).toBe('done');
  // Granted by oneself, by whoever watches, or for another position it is not.
  expect(await acting.command(yes)).toBe('not-now');
  expect(await eva.command(yes)).toBe('not-seated');
  expect(await other.command({ ...yes, position: '1.0' })).toBe('not-now');
  expect(await other.command(yes)).toBe('done');
  expect(await other.command(yes)).toBe('not-now');
  expect(await acting.act(acting.legal()[0] ?? '', position)).toBe('stale-position');
  expect(await anna.command({ do: 'endMatch' })).toBe('done');
  expect(await acting.command(ask)).toBe('not-now');
});

test('time is given by others at the table alone, and not without end', async () => {
  const { anna, tom, eva } = await playing();
  const acting = [anna, tom].find((client) => client.legal().length > 0) ?? anna;
  const other = acting === anna ? tom : anna;
  const give = { do: 'giveTime', chair: acting.known?.room.you.chair ?? 0 } as const;
  expect(await acting.command(give)).toBe('not-now');
  expect(await eva.command(give)).toBe('not-seated');
  expect(await other.command({ do: 'giveTime', chair: 1 - give.chair })).toBe('not-now');
  for (let times = 0; times < 5; times += 1) expect(await other.command(give)).toBe('done');
  expect(await other.command(give)).toBe('no-more-time');
});
