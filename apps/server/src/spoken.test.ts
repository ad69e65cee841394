import { afterEach, expect, test } from 'vitest';

import type { ServerOptions } from './options.ts';
import { Spoken } from './spoken.ts';
import { newToken, openTable } from './testing/client.ts';
import { testClock } from '@stammtisch/host/testing/clock';
import { post as send } from './testing/post.ts';
import { startServer, type TestServer } from './testing/server.ts';

let running: TestServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** A table of Anna's, and how the server is asked for spoken codes. */
async function opened(limits: ServerOptions['limits'] = {}) {
  const clock = testClock();
  running = await startServer({ clock, limits: { spokenPerMinute: 10_000, ...limits } });
  const { port } = running;
  const anna = newToken();
  const open = () => openTable(port, anna, { game: 'smear', seats: 3, name: 'Anna' });
  const code = await open();
  const post = (path: string, body: unknown, token?: string) => send(port, path, body, token);
  const offer = async (of = code) => String((await post('spoken', { code: of }, anna)).answer['spoken']);
  const find = (spoken: string) => post('spoken/find', { spoken });
  return { clock, code, anna, open, post, offer, find };
}

const NONE = { status: 404, answer: { error: { code: 'no-such-code' } } };
const other = (spoken: string, by = 1) => String((Number(spoken) + by) % 10_000_000).padStart(7, '0');

test('whoever hears the code finds the table, as many as there are', async () => {
  const { code, anna, post, find } = await opened();
  const { status, answer, headers } = await post('spoken', { code }, anna);
  expect(status).toBe(201);
  expect(answer).toEqual({ spoken: expect.stringMatching(/^\d{7}$/), seconds: 600 });
  expect(headers.get('cache-control')).toBe('no-store');
  for (let i = 0; i < 3; i += 1)
    expect(await find(String(answer['spoken']))).toMatchObject({ status: 200, answer: { code } });
});

test('a code leads to its table for ten minutes, and not a moment longer', async () => {
  const { clock, code, offer, find } = await opened();
  const spoken = await offer();
  clock.pass(599_999);
  expect(await find(spoken)).toMatchObject({ status: 200, answer: { code } });
  clock.pass(1);
  expect(await find(spoken)).toMatchObject(NONE);
});

test('whoever asks again is given the same, as long as there is time to say it', async () => {
  const { clock, code, anna, open, post, offer, find } = await opened();
  const spoken = await offer();
  clock.pass(540_000);
  expect((await post('spoken', { code }, anna)).answer).toEqual({ spoken, seconds: 60 });
  clock.pass(1);
  const next = await offer();
  expect(next).not.toBe(spoken);
  expect(await find(spoken)).toMatchObject({ answer: { code } });
  const another = await open();
  expect(await find(await offer(another))).toMatchObject({ answer: { code: another } });
});

test('only whoever sits at the table has it said, and nobody learns whether there is such a table', async () => {
  const { code, anna, post } = await opened();
  expect((await post('spoken', { code })).status).toBe(401);
  const none = { status: 404, answer: { error: { code: 'no-such-seat' } } };
  expect(await post('spoken', { code }, newToken())).toMatchObject(none);
  expect(await post('spoken', { code: 'zzzzzzzzzzzz' }, anna)).toMatchObject(none);
});

test('when many have guessed wrong nobody learns even whether theirs is right, until the minute is over', async () => {
  const { clock, code, offer, find } = await opened();
  const spoken = await offer();
  for (let i = 1; i <= 20; i += 1) expect(await find(other(spoken, i))).toMatchObject(NONE);
  const late = [await find(spoken), await find(other(spoken))];
  for (const answer of late)
    expect(answer).toMatchObject({ status: 429, answer: { error: { code: 'too-fast' } } });
  clock.pass(60_000);
  expect(await find(spoken)).toMatchObject({ answer: { code } });
});

test('one address tries no more than a few times a minute', async () => {
  const { find } = await opened({ spokenPerMinute: 5 });
  const answers = [];
  for (let i = 0; i < 8; i += 1) answers.push((await find(`000000${i}`)).status);
  expect(answers).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
});

test.each([
  '{}',
  'spoken',
  '{"spoken":1234567}',
  '{"spoken":"123456"}',
  '{"spoken":"12345678"}',
  '{"spoken":"482 19 37"}',
  '{"spoken":["1234567"]}',
  '{"spoken":"1234567","code":"x"}',
  '{"spoken":"١٢٣٤٥٦٧"}',
  '{"spoken":"1234567","__proto__":{"a":1}}',
])('%s is no code', async (body) => {
  const { post } = await opened();
  expect((await post('spoken/find', body)).status).toBe(400);
});

test('no more than two hundred are valid at once, and each is drawn evenly or not at all', () => {
  const clock = testClock();
  let word = 0;
  const random = (bytes: number) => {
    word += 1;
    const drawn = Buffer.alloc(bytes);
    drawn.writeUInt32BE(word);
    return drawn;
  };
  const settings = { clock, random, spokenMs: 600_000, spokenMissesPerMinute: 20 };
  const spoken = new Spoken(settings);
  for (let i = 0; i < 200; i += 1) expect(spoken.offer(`table${i}`)).toBeDefined();
  expect(spoken.offer('one more')).toBeUndefined();
  clock.pass(600_000);
  expect(spoken.offer('one more')).toBeDefined();
  // The last words of the range would make some numbers likelier than others.
  const uneven = new Spoken({ ...settings, random: (bytes) => Buffer.alloc(bytes, 0xff) });
  expect(uneven.offer('table')).toBeUndefined();
});
