/**
 * Floods a server until it is ended: `flooder.ts FLOOD PORT`. It comes from an address of its own, of which Linux has
 * many on its loopback, and takes what the others leave of the machine: real ones bring their own.
 */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';

import { FLOODS, type FloodName } from './floods.ts';

const [, , wanted, givenPort] = process.argv;
const name = FLOODS.find((one) => one === wanted);
if (name === undefined || givenPort === undefined) throw new Error('flooder.ts FLOOD PORT');
const port = Number(givenPort);
const LOWEST = 19;
const ADDRESS = '127.0.0.66';
/** How many connections are held at the same time. */
const HANDS = 100;

/** Between two pieces of a flood on one connection. */
const PAUSE_MS = 25;

let done = 0;
const count = (): void => {
  done += 1;
};

/** Opens connections again and again, so many at a time; what each does calls `over` when it is done. */
function again(hands: number, visit: (socket: Socket) => void): void {
  for (let hand = 0; hand < hands; hand += 1) {
    const come = (): void => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS, noDelay: true });
      socket.on('error', () => undefined);
      socket.once('close', () => setImmediate(come));
      visit(socket);
    };
    come();
  }
}

function frame(payload: string): Buffer {
  const data = Buffer.from(payload);
  const length =
    data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length]), Buffer.alloc(4), data]);
}

function upgrade(): string {
  const key = randomBytes(16).toString('base64');
  return `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`;
}

function hello(code: string): Buffer {
  const token = randomBytes(16).toString('base64url');
  return frame(JSON.stringify({ type: 'hello', protocol: 1, table: code, token }));
}

/** A table of the flooder's own. */
function opened(body: object): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${randomBytes(16).toString('base64url')}`,
    };
    const asked = request(
      { port, path: '/api/tables', method: 'POST', localAddress: ADDRESS, headers },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
        response.on('end', () => resolve(/"code":"(\w+)"/.exec(text)?.[1]));
      },
    );
    asked.on('error', () => resolve(undefined));
    asked.end(JSON.stringify({ game: 'smear', seats: 8, name: 'Flood', ...body }));
  });
}

/** Writes again and again; without the pauses it would use up the machine that both run on. */
function pour(socket: Socket, piece: Buffer, each: number): void {
  const more = (): void => {
    if (socket.destroyed) return;
    if (socket.write(piece)) done += each;
    setTimeout(more, PAUSE_MS);
  };
  socket.once('data', more);
}

async function messages(): Promise<void> {
  const code = (await opened({})) ?? '';
  const wish = frame(JSON.stringify({ type: 'command', id: 'a', command: { do: 'takeBack' } }));
  const many = Buffer.concat(Array.from({ length: 50 }, () => wish));
  again(HANDS, (socket) => {
    socket.write(upgrade());
    socket.write(hello(code));
    pour(socket, many, 50);
  });
}

/** Asks for this as often as it is answered. */
function asking(path: string): void {
  again(HANDS, (socket) => {
    const ask = (): boolean => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.on('data', () => {
      count();
      ask();
    });
    ask();
  });
}

async function slowReads(): Promise<void> {
  const code = (await opened({ bots: 'easy', start: true, botPace: 'instant' })) ?? '';
  again(HANDS, (socket) => {
    socket.pause();
    socket.write(upgrade());
    socket.write(hello(code));
    count();
  });
  again(HANDS, (socket) => {
    socket.pause();
    for (let i = 0; i < 16; i += 1) socket.write('GET /en/ HTTP/1.1\r\nHost: x\r\n\r\n');
    count();
  });
}

async function bots(): Promise<void> {
  for (let table = 0; table < 9; table += 1) {
    const code = await opened({ bots: 'strong', start: true, botPace: 'instant' });
    if (code === undefined) return;
    again(1, (socket) => {
      socket.write(upgrade());
      socket.write(hello(code));
      // Nobody has the opener's secret: it is a table of bots that wait for one who never comes.
      socket.on('data', count);
    });
  }
}

const KINDS: Readonly<Record<FloodName, () => void | Promise<void>>> = {
  messages,
  connections: () =>
    again(HANDS, (socket) => {
      socket.once('connect', () => {
        count();
        socket.destroy();
      });
    }),
  sockets: () =>
    again(HANDS, (socket) => {
      socket.write(upgrade());
      socket.once('data', () => {
        count();
        socket.destroy();
      });
    }),
  requests: () => asking('/api/tables'),
  pages: () => asking('/en/rules'),
  'slow reads': slowReads,
  bots,
};

setPriority(LOWEST);
await KINDS[name]();
process.send?.(done);
setInterval(() => process.send?.(done), 250);
