import { playerOf } from '../ids.ts';
import { newToken, TestClient } from '../testing/client.ts';
import type { Attack, Kind } from './attack.ts';
import { endingOf, type Ground } from './ground.ts';

const act = (id: string, position: unknown, action = 'bid 2') => ({ type: 'act', id, position, action });
const hello = (table: string, more: object = {}) => ({
  type: 'hello',
  protocol: 1,
  table,
  token: newToken(),
  ...more,
});

/** What Anna’s device is told when it sends this. */
const fromAnna = (message: object) => async (ground: Ground) => {
  const { anna } = await ground.victims();
  anna.say(message);
  return endingOf(anna);
};
/** How a socket ends that begins with these. */
const fromStranger =
  (messages: (code: string) => readonly object[]) =>
  async ({ url, opened }: Ground) => {
    const { code } = await opened();
    const client = new TestClient(`${url.replace('http', 'ws')}/ws`);
    await client.opened();
    for (const message of messages(code)) client.say(message);
    return endingOf(client);
  };
/** What Anna is answered when she bids for this position. */
const bidFor = (position: (now: string) => string) => async (ground: Ground) => {
  const { anna } = await ground.victims();
  return anna.act('bid 2', position(anna.known?.position ?? ''));
};
/** Where somebody finds the table who claims to have seen it already. */
const since = (seen: unknown) => async (ground: Ground) => {
  const { code, anna } = await ground.victims();
  const client = new TestClient(`${ground.url.replace('http', 'ws')}/ws`);
  await client.opened();
  client.say(hello(code, { since: seen }));
  await client.until(() => client.known !== undefined || client.closed !== undefined);
  if (client.known === undefined) return endingOf(client);
  client.terminate();
  return client.known.seq === anna.known?.seq ? 'sees the table as it is' : 'sees something else';
};

const MESSAGES: readonly Attack[] = [
  {
    name: 'a move with a seat of one’s own choice',
    attack: fromAnna({ ...act('a', '1.1'), seat: 2 }),
    expected: 'goodbye: bad-message',
  },
  {
    name: 'a move in another player’s name',
    attack: fromAnna({ ...act('a', '1.1'), player: 'x' }),
    expected: 'goodbye: bad-message',
  },
  {
    name: 'a move when it is another’s turn',
    async attack(ground) {
      const { tom } = await ground.victims();
      return tom.act('bid 6');
    },
    expected: 'not-your-turn',
  },
  {
    name: 'a move by somebody who only watches',
    async attack(ground) {
      const { guest, anna } = await ground.victims();
      return guest.act('bid 6', anna.known?.position ?? '');
    },
    expected: 'not-seated',
  },
  {
    name: 'a message of another player, heard and sent again',
    async attack(ground) {
      const { anna, tom } = await ground.victims();
      const position = anna.known?.position ?? '';
      await anna.act('bid 2', position);
      tom.say(act('heard', position));
      return tom.answer('heard');
    },
    expected: 'stale-position',
  },
  { name: 'a position of the past', attack: bidFor(() => '1.0'), expected: 'stale-position' },
  { name: 'a position of the future', attack: bidFor(() => '1.9999'), expected: 'stale-position' },
  {
    name: 'a position of another match',
    attack: bidFor((now) => now.replace('1.', '2.')),
    expected: 'stale-position',
  },
  {
    name: 'a position written in another way',
    attack: bidFor((now) => now.replace('1.', '01.')),
    expected: 'stale-position',
  },
  {
    name: 'a position that is no number',
    attack: fromAnna(act('a', 'NaN.1')),
    expected: 'goodbye: bad-message',
  },
  { name: 'a position below zero', attack: fromAnna(act('a', '-1.1')), expected: 'goodbye: bad-message' },
  { name: 'a position as a number', attack: fromAnna(act('a', 1.1)), expected: 'goodbye: bad-message' },
  {
    name: 'the same move sent three times',
    async attack(ground) {
      const { anna, tom } = await ground.victims();
      const message = act('same', anna.known?.position);
      const seq = anna.known?.seq ?? 0;
      for (let times = 0; times < 3; times += 1) anna.say(message);
      await anna.ping();
      await tom.until(() => (tom.known?.seq ?? 0) > seq);
      await tom.ping();
      return `carried out ${(tom.known?.seq ?? 0) - seq} time`;
    },
    expected: 'carried out 1 time',
  },
  {
    name: 'another move under an id that was used',
    async attack(ground) {
      const { anna } = await ground.victims();
      const { code } = await ground.victims();
      anna.say(act('same', anna.known?.position));
      await anna.answer('same');
      const seq = anna.known?.seq;
      anna.say({ type: 'command', id: 'same', command: { do: 'pause' } });
      await anna.ping();
      return anna.known?.seq === seq && code !== '' ? 'nothing happens' : 'it was carried out';
    },
    expected: 'nothing happens',
  },
];

const TOKENS: readonly Attack[] = [
  {
    name: 'a secret that was made up',
    async attack(ground) {
      const { code, anna } = await ground.victims();
      const thief = await ground.join(code, newToken());
      const hands = JSON.stringify(thief.known?.view ?? null);
      return thief.known?.seat === null && hands !== JSON.stringify(anna.known?.view)
        ? 'watches, and sees no hand'
        : 'sits';
    },
    expected: 'watches, and sees no hand',
  },
  {
    name: 'the hash that the server keeps, used as a secret',
    async attack(ground) {
      const { code, tokens } = await ground.victims();
      const thief = await ground.join(code, playerOf(tokens.anna));
      return thief.known?.room.you.chair === null ? 'is nobody' : 'is Anna';
    },
    expected: 'is nobody',
  },
  {
    name: 'a secret with something after it',
    attack: fromStranger((code) => [hello(code, { token: `${newToken()}=` })]),
    expected: 'goodbye: bad-message',
  },
  {
    name: 'a list of secrets',
    attack: fromStranger((code) => [hello(code, { token: [newToken(), newToken()] })]),
    expected: 'goodbye: bad-message',
  },
  {
    name: 'hello a second time, as somebody else',
    attack: fromStranger((code) => [hello(code), hello(code)]),
    expected: 'goodbye: bad-message',
  },
  {
    name: 'a move before hello',
    attack: fromStranger(() => [act('a', '1.1')]),
    expected: 'goodbye: bad-message',
  },
  {
    name: 'a command right behind hello, before the welcome',
    attack: fromStranger((code) => [hello(code), { type: 'command', id: 'a', command: { do: 'start' } }]),
    expected: 'goodbye: bad-message',
  },
  {
    name: 'another protocol',
    attack: fromStranger((code) => [hello(code, { protocol: 99 })]),
    expected: 'goodbye: outdated',
  },
  {
    name: 'a table that does not exist',
    attack: fromStranger(() => [hello('zzzzzzzzzzzz')]),
    expected: 'goodbye: no-such-table',
  },
  {
    name: 'a code with a wildcard',
    attack: fromStranger(() => [hello('abcdef%')]),
    expected: 'goodbye: bad-message',
  },
  { name: 'having seen less than nothing', attack: since(-1), expected: 'goodbye: bad-message' },
  { name: 'having seen half a row', attack: since(0.5), expected: 'goodbye: bad-message' },
  { name: 'having seen a text', attack: since('1'), expected: 'goodbye: bad-message' },
  {
    name: 'having seen the future',
    attack: since(Number.MAX_SAFE_INTEGER),
    expected: 'sees the table as it is',
  },
];

/** Whoever is not who they claim to be. */
export const SEATS: Kind = {
  title: 'Who is who, and whose turn it is',
  about:
    'A seat belongs to a secret that only the player’s device knows; the server keeps a hash of it. No message names a seat or a player: both follow from the secret. Every move names the position it answers, every message an id that is carried out once.',
  attacks: [...MESSAGES, ...TOKENS],
};
