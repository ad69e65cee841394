import { range } from '@stammtisch/kernel';

import { newToken, TestClient } from '../testing/client.ts';
import type { Attack, Kind } from './attack.ts';
import { endingOf, type Ground } from './ground.ts';
import { frame, statusIn, statusOf, upgrade, type Wire, wire } from './wire.ts';

/** How many come from one address. */
const MANY = 10_000;
const FEWER = 2_000;
/** How many of them at the same time: a machine has only so many ports and files. */
const AT_ONCE = 250;
/** How many connections an address has at the port. */
const EACH = 400;
/** Three people with one socket each. */
const BYSTANDERS = 3;
const VISITOR = 'X-Forwarded-For: 203.0.113.9';

/** Opens so many connections, keeps those that were let in, and tells how many came to what. */
async function crowd(
  many: number,
  open: () => Wire,
  isAnswered: (one: Wire) => boolean,
): Promise<readonly Wire[]> {
  const inside: Wire[] = [];
  for (let come = 0; come < many; come += AT_ONCE) {
    const some = range(AT_ONCE).map(open);
    await Promise.all(some.map((one) => one.until(() => isAnswered(one))));
    inside.push(...some.filter((one) => !one.isClosed() && !one.heard().startsWith('HTTP/1.1 4')));
  }
  return inside;
}

/** All of them have gone, as far as the server knows. */
async function gone({ server }: Ground, all: readonly Wire[], before: number): Promise<void> {
  for (const one of all) one.socket.destroy();
  await Promise.all(all.map((one) => one.until(() => one.isClosed())));
  while (server.server.count().sockets > before) await new Promise((resolve) => setImmediate(resolve));
}

/** What the server says of a head or a body that never ends: a byte now and then. */
async function drip(port: number, beginning: string): Promise<string> {
  const one = wire(port, beginning);
  const timer = setInterval(() => one.socket.write('x'), 20);
  await one.until(() => one.isClosed());
  clearInterval(timer);
  return statusIn(one.heard());
}

/** Whether the goodbye was still read before the connection was cut is a matter of luck. */
function cutOff(ended: string): string {
  return ended === 'goodbye: too-fast' ? 'cut off' : ended;
}

/** Somebody at the table whose frames are written by hand. */
const floodOf = (piece: Buffer, times: number) => async (ground: Ground) => {
  const { code } = await ground.opened();
  const ended = await ground.frames(code, Buffer.concat(Array.from({ length: times }, () => piece)));
  return cutOff(ended);
};

const MESSAGES: readonly Attack[] = [
  {
    name: 'a flood of messages',
    async attack(ground) {
      const { code } = await ground.opened();
      const client = await ground.join(code);
      for (const _ of range(2_000)) client.say({ type: 'ping' });
      return cutOff(await endingOf(client));
    },
    expected: 'cut off',
  },
  {
    name: 'a flood of messages spread over many sockets, each within its limits',
    async attack(ground) {
      const { code } = await ground.opened();
      const clients = await Promise.all(range(30).map(() => ground.join(code)));
      for (const client of clients) for (const _ of range(50)) client.say({ type: 'ping' });
      await Promise.race(clients.map((client) => client.until(() => client.closed !== undefined)));
      return cutOff(
        await endingOf(clients.find((client) => client.closed !== undefined) ?? new TestClient('')),
      );
    },
    expected: 'cut off',
  },
  {
    name: 'a flood of pings of the protocol',
    attack: floodOf(frame('x'.repeat(100), { opcode: 9 }), 5_000),
    expected: 'cut off',
  },
  {
    name: 'a flood of answers to pings never sent',
    attack: floodOf(frame('x'.repeat(100), { opcode: 10 }), 5_000),
    expected: 'cut off',
  },
  {
    name: 'one message in any number of empty pieces',
    async attack(ground) {
      const { code } = await ground.opened();
      const empty = frame('', { opcode: 0, isFinal: false });
      const pieces = Buffer.concat(Array.from({ length: 100_000 }, () => empty));
      return ground.frames(code, frame('{', { isFinal: false }), pieces);
    },
    expected: 'closed with 1008',
  },
  {
    name: 'more devices of one player at a table than anybody has',
    async attack(ground) {
      const { code, token } = await ground.opened();
      const first = await ground.join(code, token);
      for (const _ of range(8)) await ground.join(code, token);
      return endingOf(first);
    },
    expected: 'goodbye: elsewhere',
  },
];

const SLOW: readonly Attack[] = [
  {
    name: 'a socket that never says who it is',
    attack: async ({ url }) => endingOf(new TestClient(`${url.replace('http', 'ws')}/ws`)),
    expected: 'goodbye: too-slow',
  },
  {
    name: 'a socket that never says who it is, but that it is there',
    async attack({ url }) {
      const client = new TestClient(`${url.replace('http', 'ws')}/ws`);
      await client.opened();
      for (const _ of range(10)) client.say({ type: 'ping' });
      return endingOf(client);
    },
    expected: 'goodbye: too-slow',
  },
  {
    name: 'a connection on which nothing comes',
    attack: async ({ port }) => {
      const one = wire(port);
      await one.until(() => one.isClosed());
      return statusIn(one.heard());
    },
    expected: 'status 408',
  },
  {
    name: 'a head that never ends, a byte at a time',
    attack: ({ port }) => drip(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    expected: 'status 408',
  },
  {
    name: 'a body that never ends, a byte at a time',
    attack: ({ port }) =>
      drip(
        port,
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      ),
    expected: 'status 408',
  },
  {
    name: 'a body in chunks that never end',
    attack: ({ port }) =>
      drip(
        port,
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1000\r\n{',
      ),
    expected: 'status 408',
  },
  {
    name: 'an upgrade whose head never ends',
    attack: ({ port }) => drip(port, upgrade().replace(/\r\n\r\n$/, '\r\nX-Slow: ')),
    expected: 'status 408',
  },
];

const CROWDS: readonly Attack[] = [
  {
    name: 'ten thousand sockets of one address',
    async attack(ground) {
      const before = ground.server.server.count().sockets;
      const open = (): Wire => wire(ground.port, upgrade([VISITOR]));
      const inside = await crowd(MANY, open, (one) => one.heard().includes('\r\n\r\n'));
      await gone(ground, inside, before);
      return `${inside.length} let in, ${MANY - inside.length} turned away`;
    },
    expected: '100 let in, 9900 turned away',
  },
  {
    name: 'two hundred upgrades at an address that has no sockets',
    async attack({ port }) {
      const answers = await Promise.all(range(200).map(() => statusOf(port, upgrade([], '/api/tables'))));
      return [...new Set(answers)].join(', ');
    },
    expected: 'status 404',
  },
];

const LIMITS = { messagesPerSecond: 20, messageBurst: 60, newSocketBurst: 100, newSocketsPerSecond: 10 };

/** Too much of everything. */
export const FLOODS: Kind = {
  title: 'Too much',
  about:
    'Each socket may say so much a second, all sockets of an address together five times that, counted in messages and in bytes that arrive, whatever they are. An address (in IPv6 a /64) has 100 sockets and may open 10 a second. What floods is cut off.',
  // However slow the machine: nobody who was let in goes meanwhile.
  limits: { ...LIMITS, helloMs: 600_000 },
  attacks: [...MESSAGES, ...CROWDS],
};

/** Too little of everything. */
export const SLOWNESS: Kind = {
  title: 'Too slow',
  about:
    'A request has 15 seconds to arrive, head and body; a socket 10 to say who it is; both are shorter here. Whoever takes messages more slowly than 256 kB of them pile up is cut off, and gets a welcome when coming back.',
  limits: { requestMs: 200, helloMs: 100 },
  attacks: [
    ...SLOW,
    {
      name: 'a socket that asks and never reads the answers',
      attack: neverReads,
      expected: 'cut off',
    },
  ],
};

/** Asks for more than the machine between the two can hold, and reads nothing of it. */
async function neverReads(ground: Ground): Promise<string> {
  const { code } = await ground.opened();
  const hello = JSON.stringify({ type: 'hello', protocol: 1, table: code, token: newToken() });
  const one = wire(ground.port, upgrade(), frame(hello));
  await one.until(() => one.heard().includes('"welcome"'));
  one.socket.pause();
  const wish = frame(JSON.stringify({ type: 'command', id: 'x'.repeat(40), command: { do: 'takeBack' } }));
  const some = Buffer.concat(Array.from({ length: 500 }, () => wish));
  while (!one.isClosed() && one.socket.writable) {
    await new Promise<void>((resolve) => one.socket.write(some, () => setImmediate(resolve)));
  }
  one.socket.resume();
  await one.until(() => one.isClosed());
  return 'cut off';
}

/** Those who come straight, without a proxy. */
export const CONNECTIONS: Kind = {
  title: 'Too many at the port itself',
  about:
    'Whoever comes without a proxy has 400 connections and may open 50 a second; more are closed before anything of them is read. No connection has more than 16 requests under way. An address may ask for 40 things a second and 300 at once; whoever asks more often is answered 429 before anything else is done, and has to connect anew. Behind a proxy of your own the limits of sockets and requests hold for each visitor, but connections are the proxy’s to limit.',
  isDirect: true,
  limits: { newConnectionBurst: 3_000, requestsPerSecond: 0.001, requestBurst: 200 },
  attacks: [
    {
      name: 'two thousand connections of one address that say nothing',
      async attack(ground) {
        const inside = await crowd(
          FEWER,
          () => wire(ground.port, 'GET '),
          (one) => one.socket.readyState === 'open',
        );
        const open = (): number => inside.filter((one) => !one.isClosed()).length;
        // Those beyond are closed a moment after they have come.
        while (open() > EACH) await new Promise((resolve) => setImmediate(resolve));
        await gone(ground, inside, BYSTANDERS);
        return `no more than ${EACH} let in`;
      },
      expected: 'no more than 400 let in',
    },
    {
      name: 'a thousand requests at once on one connection',
      async attack({ port }) {
        const one = wire(port, 'GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
        await one.until(() => one.isClosed());
        const answers = one.heard().split('HTTP/1.1 200').length - 1;
        return answers <= 16 ? 'cut off' : `${answers} answers`;
      },
      expected: 'cut off',
    },
    {
      name: 'hundreds of pages, one after the other',
      attack: ({ port }) => untilRefused(port, '/de/rules'),
      expected: 'status 429, and the connection is closed',
    },
    {
      name: 'hundreds of requests, one after the other',
      attack: ({ port }) => untilRefused(port, '/api/version'),
      expected: 'status 429, and the connection is closed',
    },
  ],
};

async function untilRefused(port: number, path: string): Promise<string> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const one = wire(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await one.until(() => one.heard().includes('\r\n\r\n'));
    if (one.heard().startsWith('HTTP/1.1 200')) {
      one.socket.destroy();
      continue;
    }
    await one.until(() => one.isClosed());
    return `${statusIn(one.heard())}, and the connection is closed`;
  }
  return 'never refused';
}
