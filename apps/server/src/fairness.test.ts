import { verify } from '@stammtisch/fair';
import { catalog } from '@stammtisch/games';
import { parseRecord } from '@stammtisch/kernel';
import { afterEach, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { type Honesty, mixing } from './testing/mixing.ts';
import { startServer, type TestServer } from './testing/server.ts';

let running: TestServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

interface Setting {
  readonly game?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  /** What Tom's device does with its share. */
  readonly tom?: Honesty;
  readonly shareMs?: number;
}

/** Anna and Tom with bots; both devices have committed themselves. */
async function seated({
  game = 'smear',
  seats = 4,
  options = {},
  tom = 'honest',
  shareMs = 60_000,
}: Setting = {}) {
  running = await startServer({ limits: { shareMs } });
  const { port } = running;
  const tokens = [newToken(), newToken()] as const;
  const code = await openTable(port, tokens[0], {
    game,
    seats,
    options,
    name: 'Anna',
    bots: 'easy',
    botPace: 'instant',
  });
  const host = await TestClient.join(port, code, tokens[0], { mixing: mixing(tokens[0]) });
  const guest = await TestClient.join(port, code, tokens[1], { mixing: mixing(tokens[1], tom) });
  expect(await guest.command({ do: 'sit', chair: 1, name: 'Tom' })).toBe('done');
  await committed(host, 2);
  return { port, code, tokens, host, guest };
}

async function committed(client: TestClient, count: number): Promise<void> {
  await client.until(
    () => client.known?.fairness.next?.commitments.filter((one) => one !== null).length === count,
  );
}

async function phase(
  client: TestClient,
  wanted: 'starting' | 'drawn' | 'voided',
  match: number,
): Promise<void> {
  await client.until(() => {
    const latest = client.known?.fairness.latest;
    return latest?.phase === wanted && latest.match === match;
  });
}

/** Plays whatever is legal first, and goes on, until the match is over. */
async function playOn(client: TestClient): Promise<void> {
  for (;;) {
    await client.until(() => client.known?.room.phase === 'over' || isAsked(client));
    if (client.known?.room.phase === 'over') return;
    const action = client.legal()[0];
    await (action === undefined ? client.command({ do: 'ready' }) : client.act(action));
  }
}

function isAsked(client: TestClient): boolean {
  const { known } = client;
  if (known?.room.phase !== 'playing' || known.view === null) return false;
  const self = known.room.chairs[known.room.you.chair ?? -1];
  const isReady = self?.kind === 'person' && self.isReady;
  return client.legal().length > 0 || (client.seen.awaited() === 'deck' && !isReady);
}

async function recordOf(port: number, code: string, token: string, match: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/records/${code}-${match}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

test.for([
  { game: 'smear', options: { target: 5, partners: 'random' } },
  { game: 'zsirozas', options: {} },
  { game: 'spades', options: { target: 100 } },
])(
  'a match of $game that was played over sockets verifies, with both devices mixed in',
  async ({ game, options }) => {
    const { port, code, tokens, host, guest } = await seated({ game, options });
    expect(await host.command({ do: 'start' })).toBe('done');
    await Promise.all([playOn(host), playOn(guest)]);
    const record = parseRecord(await recordOf(port, code, tokens[0], 1));
    if (!record.ok) throw new Error(record.error.what);
    const verified = verify(catalog, record.value);
    expect(verified).toMatchObject({ ok: true, value: { mixed: [0, 1], voided: 0 } });
  },
);

test('a device that keeps its share to itself voids the start, and the table goes on without it', async () => {
  const { port, code, tokens, host, guest } = await seated({ tom: 'silent', shareMs: 1_000 });
  expect(await host.command({ do: 'start' })).toBe('done');
  await phase(host, 'voided', 1);
  expect(host.known?.fairness.latest).toMatchObject({ missing: [1] });
  expect(host.known?.room.phase).toBe('open');
  expect(await guest.command({ do: 'start' })).toBe('not-host');
  await committed(host, 2);
  expect(await host.command({ do: 'start' })).toBe('done');
  await phase(host, 'drawn', 2);
  expect(host.known?.fairness.latest).toMatchObject({
    voided: 1,
    commitments: [expect.any(String), null, null, null],
  });
  await host.until(() => host.known?.view !== null);
  expect(await host.command({ do: 'endMatch' })).toBe('done');
  expect(await recordStatus(port, code, tokens[0], 1)).toBe(404);
});

test('a device that reveals something else is refused, and counts as silent', async () => {
  const { host, guest } = await seated({ tom: 'lying', shareMs: 50 });
  expect(await host.command({ do: 'start' })).toBe('done');
  await guest.until(() =>
    guest.messages.some((message) => message.type === 'refused' && message.refusal.code === 'wrong-share'),
  );
  await phase(host, 'voided', 1);
});

test('a start that waits for a share is taken up again by the next server', async () => {
  const { code, tokens, host, guest } = await seated({ tom: 'silent' });
  expect(await host.command({ do: 'start' })).toBe('done');
  await phase(guest, 'starting', 1);
  const { store, server } = running ?? {};
  await server?.close();
  if (store === undefined) throw new Error('no store');
  running = await startServer({ store });
  const again = await TestClient.join(running.port, code, tokens[0], { mixing: mixing(tokens[0]) });
  expect(again.known?.fairness.latest).toMatchObject({ phase: 'starting', match: 1 });
  await TestClient.join(running.port, code, tokens[1], { mixing: mixing(tokens[1]) });
  await phase(again, 'drawn', 1);
  expect(again.known?.room.phase).toBe('playing');
});

async function recordStatus(port: number, code: string, token: string, match: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/records/${code}-${match}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}
