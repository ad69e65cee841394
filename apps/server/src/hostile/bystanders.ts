import { deepEqual, equal } from 'node:assert/strict';

import { PROTOCOL } from '@stammtisch/protocol';

import { newToken, TestClient } from '../testing/client.ts';

/** Where the bystanders come from, as the proxy says. */
const ADDRESS = { 'x-forwarded-for': '198.51.100.1' };
/** Somebody at a table that nobody attacks. */
interface Bystander {
  readonly token: string;
  readonly client: TestClient;
}

/** Three who play at a table of their own while others attack. */
export interface Bystanders {
  /** Nothing has happened to them; they play on, and all see the same; throws otherwise. */
  playOn(): Promise<void>;
  close(): void;
}

/** Seats three at a table of their own and begins a match. */
export async function bystandersAt(port: number): Promise<Bystanders> {
  const tokens = [newToken(), newToken(), newToken()];
  const [host = ''] = tokens;
  const opened = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { ...ADDRESS, authorization: `Bearer ${host}`, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'smear', seats: 3, name: 'Ida', botPace: 'instant' }),
  });
  // The one answer of this call.
  const { code } = (await opened.json()) as { readonly code: string };
  const all: Bystander[] = [];
  for (const [chair, token] of tokens.entries()) {
    const client = await come(port, code, token);
    if (chair > 0) await client.command({ do: 'sit', chair, name: `By ${chair}` });
    all.push({ token, client });
  }
  const [first] = all;
  if (first === undefined) throw new Error('nobody stands by');
  equal(await first.client.command({ do: 'start' }), 'done');
  await together(all);
  return {
    async playOn() {
      for (const { client } of all) deepEqual([client.closed, client.frames], [undefined, []]);
      const seq = first.client.known?.seq ?? 0;
      const mover = all[awaited(first.client)] ?? first;
      const legal = mover.client.legal()[0];
      const answer = legal === undefined ? first.client.command({ do: 'goOn' }) : mover.client.act(legal);
      equal(await answer, 'done');
      await Promise.all(all.map(({ client }) => client.until(() => (client.known?.seq ?? 0) > seq)));
      for (const { client } of all) equal(client.known?.seq, seq + 1);
      await together(all);
      const again = await come(port, code, mover.token);
      deepEqual(again.known, mover.client.known);
      again.terminate();
    },
    close() {
      for (const { client } of all) client.terminate();
    },
  };
}

async function come(port: number, table: string, token: string): Promise<TestClient> {
  const client = new TestClient(`ws://127.0.0.1:${port}/ws`, { headers: ADDRESS });
  await client.opened();
  client.say({ type: 'hello', protocol: PROTOCOL, table, token });
  await client.until(() => client.known !== undefined || client.closed !== undefined);
  return client;
}

/** Whose turn it is: seats are chairs here. */
function awaited(client: TestClient): number {
  const seats = client.seen.awaited();
  return seats === 'deck' ? 0 : (seats[0] ?? 0);
}

/** Everybody has heard everything; from now on nothing must come. */
async function together(all: readonly Bystander[]): Promise<void> {
  for (const { client } of all) await client.ping();
  for (const { client } of all) client.forget();
}
