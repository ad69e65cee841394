import type { Notice, TableCommand, TalkLine } from '@stammtisch/protocol';
import { openMemory } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import { afterEach, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { testClock } from '@stammtisch/host/testing/clock';
import { startServer, type TestServer } from './testing/server.ts';

const running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

/** Anna's table where people write, with Tom, Eva and somebody who watches. */
async function opened({ seats = 3, options = {} } = {}) {
  const clock = testClock();
  const store = await openMemory<Entry>(() => clock.now());
  const server = await startServer({ clock, store });
  running.push(server);
  const tokens = { anna: newToken(), tom: newToken(), eva: newToken(), guest: newToken() };
  const agreements = { talk: 'text' } as const;
  const code = await openTable(server.port, tokens.anna, {
    game: 'smear',
    seats,
    options,
    name: 'Anna',
    agreements,
  });
  const join = (token: string, port = server.port) => TestClient.join(port, code, token);
  const anna = await join(tokens.anna);
  const [tom, eva, guest] = [await join(tokens.tom), await join(tokens.eva), await join(tokens.guest)];
  await tom.command({ do: 'sit', chair: 1, name: 'Tom' });
  await eva.command({ do: 'sit', chair: 2, name: 'Eva' });
  const heard = async (): Promise<void> => {
    await Promise.all([anna, tom, eva, guest].map((one) => one.ping()));
  };
  return { clock, store, server, tokens, anna, tom, eva, guest, join, heard, code };
}

const write = (text: string): TableCommand => ({ do: 'write', text });
const noticesTo = ({ messages }: TestClient): readonly Notice[] =>
  messages.flatMap((message) => (message.type === 'news' ? (message.notices ?? []) : []));
function talkTo({ messages }: TestClient): readonly TalkLine[] {
  const welcome = messages.find((message) => message.type === 'welcome');
  return welcome?.type === 'welcome' ? welcome.talk : [];
}

test('what is written is heard by everybody at the table, and found by whoever comes later', async () => {
  const { anna, tom, guest, tokens, join, heard } = await opened();
  expect(await tom.command(write('<b>Servus</b>\n  https://example.org'))).toBe('done');
  expect(await anna.command({ do: 'say', phrase: 'applause' })).toBe('done');
  await heard();
  const lines = [
    { at: expect.any(Number), chair: 1, name: 'Tom', text: '<b>Servus</b> https://example.org' },
    { at: expect.any(Number), chair: 0, name: 'Anna', phrase: 'applause' },
  ];
  for (const one of [anna, tom, guest])
    expect(noticesTo(one)).toEqual(lines.map((line) => ({ type: 'said', ...line })));
  expect(talkTo(await join(tokens.eva))).toEqual(lines);
});

test('talk is still there when another server has taken over the log', async () => {
  const { clock, store, server, tokens, tom, join } = await opened();
  expect(await tom.command(write('still here'))).toBe('done');
  await server.close();
  running.length = 0;
  const next = await startServer({ clock, store });
  running.push(next);
  expect(talkTo(await join(tokens.anna, next.port))).toMatchObject([{ name: 'Tom', text: 'still here' }]);
});

test('five texts at once, and one more every two seconds, on however many devices', async () => {
  const { clock, tokens, anna, tom, join, heard } = await opened();
  const tab = await join(tokens.tom);
  for (let i = 0; i < 10; i += 1) tab.nextId();
  const answers = [];
  for (const one of [tom, tab, tom, tab, tom, tab, tom]) answers.push(await one.command(write('hey')));
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'done', 'said-too-much', 'said-too-much']);
  clock.pass(2_000);
  expect(await tab.command(write('again'))).toBe('done');
  await heard();
  expect(noticesTo(anna)).toHaveLength(6);
  // Others are not kept waiting for it.
  expect(await anna.command(write('calm down'))).toBe('done');
});

test('what was said and is said again, for no answer came, is no more talk', async () => {
  const { tokens, tom, join } = await opened();
  tom.say({ type: 'command', id: 'twice', command: write('hey') });
  expect(await tom.answer('twice')).toBe('done');
  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push(await tom.command(write('hey')));
  expect(answers.at(-1)).toBe('said-too-much');
  const again = await join(tokens.tom);
  again.say({ type: 'command', id: 'twice', command: write('hey') });
  expect(await again.answer('twice')).toBe('done');
});

test('whoever only watches says nothing, however they try', async () => {
  const { anna, guest, heard } = await opened();
  const before = anna.known?.seq;
  for (const command of [
    write('psst'),
    { do: 'say', phrase: 'laugh' },
    { do: 'report', chair: 1, name: 'Tom' },
    { do: 'ready' },
    { do: 'unready' },
  ] satisfies TableCommand[])
    expect(await guest.command(command)).toBe('not-seated');
  guest.say({ type: 'remark', id: 'r', text: 'psst' });
  expect(await guest.answer('r')).toBe('not-now');
  await heard();
  expect(anna.known?.seq).toBe(before);
  expect(noticesTo(anna)).toEqual([]);
});

test('ZS-29, SM-12: while partners hold cards nothing that is written gets through', async () => {
  const { anna, tom, eva, code, server, heard } = await opened({ seats: 4, options: { partners: 'seats' } });
  const ida = await TestClient.join(server.port, code, newToken());
  await ida.command({ do: 'sit', chair: 3, name: 'Ida' });
  expect(await anna.command({ do: 'start' })).toBe('done');
  await heard();
  expect(await tom.command(write('I have the ace'))).toBe('talk-rests');
  tom.say({ type: 'remark', id: 'r', text: 'I have the ace' });
  expect(await tom.answer('r')).not.toBe('done');
  expect(await anna.command({ do: 'pause' })).toBe('done');
  expect(await tom.command(write('I have the ace'))).toBe('talk-rests');
  await heard();
  for (const one of [anna, eva, ida]) expect(one.frames.join('\n')).not.toContain('I have the ace');
});

test('a complaint reaches the host alone, once a minute', async () => {
  const { clock, anna, tom, eva, guest, heard } = await opened();
  const report: TableCommand = { do: 'report', chair: 1, name: 'Tom' };
  const seq = anna.known?.seq;
  expect(await eva.command(report)).toBe('done');
  expect(await eva.command(report)).toBe('said-too-much');
  await heard();
  expect(noticesTo(anna)).toEqual([{ type: 'reported', chair: 1, name: 'Tom', by: 'Eva' }]);
  for (const one of [tom, eva, guest]) expect(noticesTo(one)).toEqual([]);
  // It is kept nowhere.
  expect(anna.known?.seq).toBe(seq);
  for (let i = 0; i < 3; i += 1) {
    clock.pass(20_000);
    await heard();
  }
  expect(await eva.command(report)).toBe('done');
});

test.each([
  ['about nobody', { do: 'report', chair: 5, name: 'Tom' }, 'not-a-person'],
  ['about somebody who sits there no more', { do: 'report', chair: 1, name: 'Otto' }, 'not-a-person'],
  ['about oneself', { do: 'report', chair: 2, name: 'Eva' }, 'not-now'],
  ['about the host', { do: 'report', chair: 0, name: 'Anna' }, 'not-now'],
] as const)('a complaint %s is none', async (_, command, refusal) => {
  const { anna, eva, heard } = await opened();
  expect(await eva.command(command)).toBe(refusal);
  await heard();
  expect(noticesTo(anna)).toEqual([]);
});

test('where the host is away, whoever complains is told that nobody heard', async () => {
  const { anna, eva } = await opened();
  anna.close();
  await eva.until(
    () => eva.known?.room.chairs[0]?.kind === 'person' && !eva.known.room.chairs[0].isConnected,
  );
  expect(await eva.command({ do: 'report', chair: 1, name: 'Tom' })).toBe('host-away');
});

test.each([
  '{"do":"write"}',
  '{"do":"write","text":""}',
  '{"do":"write","text":7}',
  '{"do":"write","text":["x"]}',
  '{"do":"write","text":"x","html":true}',
  '{"do":"write","text":"x","chair":0}',
  `{"do":"write","text":"${'x'.repeat(201)}"}`,
  '{"do":"report","chair":1}',
  '{"do":"report","chair":1,"name":"Tom","by":"Anna"}',
  '{"do":"list","isPublic":true}',
  '{"do":"unready","chair":1}',
])('%s is no message', async (command) => {
  const { tom, eva } = await opened();
  tom.sendRaw(`{"type":"command","id":"a","command":${command}}`);
  await tom.until(() => tom.closed !== undefined);
  expect(tom.messages.at(-1)).toMatchObject({ type: 'goodbye', code: 'bad-message' });
  await eva.ping();
  expect(eva.closed).toBeUndefined();
});

test('nobody writes as somebody else, nor what cannot be seen', async () => {
  const { anna, tom, heard } = await opened();
  expect(await tom.command(write('\u200B\u202E\u2060'))).toBe('bad-text');
  expect(await tom.command(write('\u202EannA :olleH\u0007'))).toBe('done');
  await heard();
  expect(noticesTo(anna)).toMatchObject([{ type: 'said', name: 'Tom', text: 'annA :olleH' }]);
});

test('the host lists the table when friends are few, and takes it off again', async () => {
  const { server, code, anna, tom } = await opened();
  const isListed = async (): Promise<boolean> =>
    (await (await fetch(`http://127.0.0.1:${server.port}/api/tables`)).text()).includes(code);
  expect(await isListed()).toBe(false);
  expect(await tom.command({ do: 'list' })).toBe('not-host');
  expect(await anna.command({ do: 'list' })).toBe('done');
  expect(anna.known?.room.isPublic).toBe(true);
  await expect.poll(isListed).toBe(true);
  expect(await anna.command({ do: 'unlist' })).toBe('done');
  await expect.poll(isListed).toBe(false);
  expect(anna.known?.room.isPublic).toBeUndefined();
});
