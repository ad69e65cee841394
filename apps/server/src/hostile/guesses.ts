import { range } from '@stammtisch/kernel';

import { playerOf } from '../ids.ts';
import { newToken, TestClient } from '../testing/client.ts';
import type { Kind } from './attack.ts';
import type { Ground } from './ground.ts';
import { statusOf, upgrade } from './wire.ts';

/** From which visitor, as the proxy says. */
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** What somebody is answered again and again, each answer once. */
async function again(times: number, ask: (turn: number) => Promise<string>): Promise<string> {
  const answers = new Set<string>();
  for (const turn of range(times)) answers.add(await ask(turn));
  return [...answers].join(', then ');
}

const json = (token: string, body: unknown, address: string): RequestInit => ({
  method: 'POST',
  headers: { ...from(address), authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Whether what is known and what is not are answered alike. */
async function alike(ground: Ground, asked: readonly (readonly [string, RequestInit])[]): Promise<string> {
  const answers = await Promise.all(asked.map(([path, init]) => ground.ask(path, init)));
  return [...new Set(answers.map(({ status, text }) => `${status} ${text}`))].join(' or ');
}

/** Whoever tries many. */
export const GUESSES: Kind = {
  title: 'Guessing',
  about:
    'A table’s code has 60 bits, a player’s secret and a link’s ticket 128. Each address may try only so often: 10 sockets a second, 30 records, 30 new tables and 20 links a minute (fewer here). What exists and what does not is answered in the same words.',
  limits: {
    newSocketBurst: 30,
    newSocketsPerSecond: 0.001,
    openingsPerMinute: 5,
    recordsPerMinute: 3,
    movesPerMinute: 3,
    spokenPerMinute: 3,
    privacyPerMinute: 3,
  },
  attacks: [
    {
      name: 'codes of tables, a socket for each',
      async attack({ port }) {
        const visitor = 'X-Forwarded-For: 203.0.113.20';
        return again(40, () => statusOf(port, upgrade([visitor])));
      },
      expected: 'status 101, then status 429',
    },
    {
      name: 'codes of tables, many on one socket',
      async attack({ url }) {
        const client = new TestClient(`${url.replace('http', 'ws')}/ws`, { headers: from('203.0.113.21') });
        await client.opened();
        for (const turn of range(5)) {
          client.say({ type: 'hello', protocol: 1, table: `guess${turn + 2}`, token: newToken() });
        }
        await client.until(() => client.closed !== undefined);
        return client.messages
          .map((message) => (message.type === 'goodbye' ? message.code : message.type))
          .join(', ');
      },
      expected: 'bad-message',
    },
    {
      name: 'tickets of links to another device',
      attack: ({ ask }) =>
        again(
          6,
          async () =>
            (await ask('/api/moves/take', json(newToken(), { ticket: newToken() }, '203.0.113.22'))).status,
        ),
      expected: 'status 404, then status 429',
    },
    {
      name: 'codes that are said aloud',
      attack: ({ ask }) =>
        again(6, async (turn) => {
          const body = { spoken: `${1_000_000 + turn}` };
          return (await ask('/api/spoken/find', json(newToken(), body, '203.0.113.29'))).status;
        }),
      expected: 'status 404, then status 429',
    },
    {
      name: 'records of matches',
      attack: ({ ask }) =>
        again(6, async (turn) => {
          const headers = { ...from('203.0.113.23'), authorization: `Bearer ${newToken()}` };
          return (await ask(`/api/records/guess${turn + 2}-1`, { headers })).status;
        }),
      expected: 'status 404, then status 429',
    },
    {
      name: 'opening one table after the other',
      attack: ({ ask }) =>
        again(6, async () => {
          const table = { game: 'smear', seats: 3, name: 'Anna' };
          return (await ask('/api/tables', json(newToken(), table, '203.0.113.24'))).status;
        }),
      expected: 'status 201, then status 429',
    },
    {
      name: 'whether a table exists, asked by links to another device',
      async attack(ground) {
        const { code } = await ground.opened();
        const asked = [code, 'zzzzzzzzzzzz'].map((one) => {
          return [
            '/api/moves',
            json(newToken(), { code: one, masked: 'x'.repeat(22) }, '203.0.113.25'),
          ] as const;
        });
        return alike(ground, asked);
      },
      expected: 'status 404 {"error":{"code":"no-such-seat"}}',
    },
    {
      name: 'whether a table exists, asked by records',
      async attack(ground) {
        const { code } = await ground.victims();
        const headers = { ...from('203.0.113.26'), authorization: `Bearer ${newToken()}` };
        return alike(ground, [
          [`/api/records/${code}-1`, { headers }],
          ['/api/records/zzzzzzzzzzzz-1', { headers }],
        ]);
      },
      expected: 'status 404 {"error":{"code":"no-such-record"}}',
    },
    {
      name: 'what is kept about somebody, with a secret that was made up',
      attack: ({ ask }) =>
        again(6, async () => {
          const headers = { ...from('203.0.113.30'), authorization: `Bearer ${newToken()}` };
          const { status, text } = await ask('/api/me/export', { headers });
          return status === 'status 200' ? text : status;
        }),
      expected: '{"tables":[],"records":[]}, then status 429',
    },
    {
      name: 'deleting what is kept about somebody else',
      async attack(ground) {
        const { tokens, code, tom } = await ground.victims();
        const wish = { confirm: true, player: playerOf(tokens.tom) };
        const first = await ground.ask('/api/me/forget', json(newToken(), wish, '203.0.113.31'));
        const stolen = json(playerOf(tokens.tom), { confirm: true }, '203.0.113.31');
        await ground.ask('/api/me/forget', stolen);
        await tom.ping();
        const seen = await ground.join(code);
        const chair = seen.known?.room.chairs[1];
        return chair?.kind === 'person' && chair.name === 'Tom'
          ? `${first.status}, and Tom stays`
          : 'Tom is gone';
      },
      expected: 'status 400, and Tom stays',
    },
    {
      name: 'private tables among those that are listed',
      async attack({ opened, ask }) {
        const { code } = await opened();
        return (await ask('/api/tables', { headers: from('203.0.113.27') })).text.includes(code)
          ? 'listed'
          : 'not listed';
      },
      expected: 'not listed',
    },
    {
      name: 'another address for each guess, made up on the way',
      async attack({ port }) {
        return again(40, (turn) => {
          const header = `X-Forwarded-For: 198.51.100.${100 + turn}, 203.0.113.28`;
          return statusOf(port, upgrade([header]));
        });
      },
      expected: 'status 101, then status 429',
    },
    {
      name: 'another address of the same household for each guess, in IPv6',
      async attack({ port }) {
        return again(40, (turn) => statusOf(port, upgrade([`X-Forwarded-For: 2001:db8:1:2::${turn + 1}`])));
      },
      expected: 'status 101, then status 429',
    },
  ],
};
