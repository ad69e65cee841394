import { afterEach, expect, test } from 'vitest';

import type { ServerOptions } from './options.ts';
import { newToken, openTable, TestClient } from './testing/client.ts';
import { testClock } from '@stammtisch/host/testing/clock';
import { post as send } from './testing/post.ts';
import { startServer, type TestServer } from './testing/server.ts';

let running: TestServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const MASKED = 'x'.repeat(22);

/** A table of Anna's, and how the server is asked to move a seat. */
async function opened(limits: ServerOptions['limits'] = {}) {
  const clock = testClock();
  running = await startServer({ clock, limits: { movesPerMinute: 10_000, ...limits } });
  const { port } = running;
  const anna = newToken();
  const code = await openTable(port, anna, { game: 'smear', seats: 3, name: 'Anna' });
  const post = (path: string, body: unknown, token?: string) => send(port, path, body, token);
  const offer = async (token = anna) => {
    const { answer } = await post('moves', { code, masked: MASKED }, token);
    return String(answer['ticket']);
  };
  const take = (ticket: string) => post('moves/take', { ticket });
  return { port, clock, code, anna, post, offer, take };
}

const GONE = { error: { code: 'no-such-move' } };

test('what the link carries is found once, and never again', async () => {
  const { code, offer, take } = await opened();
  const ticket = await offer();
  const first = await take(ticket);
  expect(first).toMatchObject({ status: 200, answer: { code, masked: MASKED } });
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(await take(ticket)).toMatchObject({ status: 404, answer: GONE });
});

test('of many who use a link at the same time one alone has it', async () => {
  const { offer, take } = await opened();
  const ticket = await offer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(ticket)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a link works for three minutes, and not a moment longer', async () => {
  const { clock, offer, take } = await opened();
  const one = await offer();
  clock.pass(179_999);
  expect((await take(one)).status).toBe(200);
  const other = await offer();
  clock.pass(180_000);
  expect(await take(other)).toMatchObject({ status: 404, answer: GONE });
});

test('a newer link to the same seat ends the older one', async () => {
  const { offer, take } = await opened();
  const [older, newer] = [await offer(), await offer()];
  expect((await take(older)).status).toBe(404);
  expect((await take(newer)).status).toBe(200);
});

test('only whoever sits at the table gets a link, and nobody learns whether there is such a table', async () => {
  const { code, anna, post } = await opened();
  const seat = { error: { code: 'no-such-seat' } };
  expect((await post('moves', { code, masked: MASKED })).status).toBe(401);
  const stranger = await post('moves', { code, masked: MASKED }, newToken());
  expect(stranger).toMatchObject({ status: 404, answer: seat });
  const nowhere = await post('moves', { code: 'zzzzzzzzzzzz', masked: MASKED }, anna);
  expect(nowhere).toMatchObject({ status: 404, answer: seat });
});

test.for([
  ['nothing', '{}'],
  ['no JSON', 'ticket'],
  ['a ticket too short', JSON.stringify({ ticket: 'x' })],
  ['a ticket too long', JSON.stringify({ ticket: 'x'.repeat(5_000) })],
  ['letters that are none', JSON.stringify({ ticket: `${'x'.repeat(21)}/` })],
  ['a list', JSON.stringify({ ticket: ['x'.repeat(22)] })],
  ['a field too many', JSON.stringify({ ticket: 'x'.repeat(22), and: 1 })],
  ['a prototype key', '{"ticket":"xxxxxxxxxxxxxxxxxxxxxx","__proto__":{"a":1}}'],
  ['more than fits', `{"ticket":"${'x'.repeat(22)}"${' '.repeat(9_000)}}`],
])('%s is no way to a seat', async ([, body = '']) => {
  const { post } = await opened();
  const { status, answer } = await post('moves/take', body);
  expect([400, 413]).toContain(status);
  expect(JSON.stringify(answer)).not.toContain('masked');
});

test('whoever guesses is slowed down long before the guesses could come to anything', async () => {
  const { take } = await opened({ movesPerMinute: 5 });
  const answers = [];
  for (let i = 0; i < 8; i += 1) answers.push((await take(newToken())).status);
  expect(answers).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
});

test('what waits on the server is not the secret, and is nobody’s way in', async () => {
  const { port, code, offer, take } = await opened();
  const ticket = await offer();
  for (const token of [ticket, MASKED]) {
    const client = await TestClient.join(port, code, token);
    expect(client.known?.room.you).toEqual({ chair: null, isHost: false });
    client.close();
  }
  expect((await take(ticket)).status).toBe(200);
});

test('both devices are one player at one seat, and each may play', async () => {
  const { port, code, anna } = await opened();
  const here = await TestClient.join(port, code, anna);
  const there = await TestClient.join(port, code, anna);
  expect(there.known?.room.you).toEqual({ chair: 0, isHost: true });
  expect(there.known?.room.watchers).toBe(0);
  expect(await there.command({ do: 'rename', name: 'Anna there' })).toBe('done');
  await here.until(() => here.known?.seq === there.known?.seq);
  here.terminate();
  await there.ping();
  expect(there.known?.room.chairs[0]).toMatchObject({ name: 'Anna there', isConnected: true });
});
