import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A plain connection, and all that has come back. */
export interface Wire {
  readonly socket: Socket;
  heard(): string;
  isClosed(): boolean;
  /** Waits until it is so, looking whenever something comes or the connection ends. */
  until(isSo: () => boolean): Promise<void>;
}

/** Opens a plain connection and writes this, whatever it is. */
export function wire(port: number, ...pieces: readonly (string | Buffer)[]): Wire {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  let isClosed = false;
  const waiting: (() => void)[] = [];
  const wake = (): void => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    wake();
  });
  // A connection that is cut off in the middle of writing ends with an error: that is what is wanted.
  socket.on('error', () => undefined);
  socket.on('connect', wake);
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  for (const piece of pieces) socket.write(piece);
  return {
    socket,
    heard: () => Buffer.concat(chunks).toString('latin1'),
    isClosed: () => isClosed,
    async until(isSo) {
      const isOver = (): boolean => isSo() || isClosed;
      while (!isOver()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

/** The status a raw answer begins with; "cut off" where there is none. */
export function statusIn(heard: string): string {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
  return status === undefined ? 'cut off' : `status ${status}`;
}

/** Sends this and tells the status that comes back, or that nothing did. */
export async function statusOf(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const one = wire(port, ...pieces);
  await one.until(() => one.heard().includes('\r\n\r\n'));
  one.socket.destroy();
  return statusIn(one.heard());
}

/** What asks for a web socket. */
export function upgrade(headers: readonly string[] = [], path = '/ws'): string {
  return [
    `GET ${path} HTTP/1.1`,
    'Host: stammtisch.test',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
}

/** How a frame is put together; as a client must, unless told otherwise. */
export interface FrameStyle {
  readonly opcode?: number;
  readonly isFinal?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
}

const TEXT = 1;
const FINAL = 0x80;
const MASKED = 0x80;
const SHORT = 125;
const MEDIUM = 126;

/** A frame of the web socket protocol (RFC 6455, 5.2), well made or not. */
export function frame(payload: string | Buffer, style: FrameStyle = {}): Buffer {
  const { opcode = TEXT, isFinal = true, reserved = 0, isMasked = true } = style;
  const data = Buffer.from(payload);
  const first = (isFinal ? FINAL : 0) | reserved | opcode;
  const mask = isMasked ? MASKED : 0;
  const length =
    data.length <= SHORT ? [mask | data.length] : [mask | MEDIUM, data.length >> 8, data.length & 0xff];
  // A mask of zeros changes nothing.
  return Buffer.concat([Buffer.from([first, ...length]), Buffer.alloc(isMasked ? 4 : 0), data]);
}
