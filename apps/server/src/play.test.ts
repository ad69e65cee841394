import { afterEach, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { startServer, type TestServer } from './testing/server.ts';

let running: TestServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** Plays the first legal action whenever it is this client's turn, and says it is ready, until the match is over. */
async function playOn(client: TestClient): Promise<void> {
  for (;;) {
    await client.until(() => client.known?.room.phase === 'over' || isAsked(client));
    if (client.known?.room.phase === 'over') return;
    const action = client.legal()[0];
    const answer = action === undefined ? await client.command({ do: 'ready' }) : await client.act(action);
    expect(answer).toBe('done');
  }
}

function isAsked(client: TestClient): boolean {
  if (client.known?.room.phase !== 'playing' || client.known.view === null) return false;
  const { chair } = client.known.room.you;
  const self = client.known.room.chairs[chair ?? -1];
  const isReady = self?.kind === 'person' && self.isReady;
  return client.legal().length > 0 || (client.seen.awaited() === 'deck' && !isReady);
}

test('two people and bots play a whole match of Smear', async () => {
  running = await startServer();
  const { port } = running;
  const [resi, tom] = [newToken(), newToken()];
  const code = await openTable(port, resi, {
    game: 'smear',
    seats: 4,
    name: 'Anna',
    bots: 'normal',
    botPace: 'instant',
  });
  const host = await TestClient.join(port, code, resi);
  const guest = await TestClient.join(port, code, tom);
  expect(guest.known?.seat).toBeNull();
  expect(await guest.command({ do: 'sit', chair: 2, name: 'Tom' })).toBe('done');
  expect(await guest.command({ do: 'start' })).toBe('not-host');
  expect(await host.command({ do: 'start' })).toBe('done');
  await Promise.all([playOn(host), playOn(guest)]);
  expect(host.seen.layout().winners).toEqual(guest.seen.layout().winners);
  expect(host.known?.view).toEqual(guest.known?.view);
});
