import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Frames as RFC 6455, section 5.2 has them. */
const FINAL_TEXT = 0x81;
const PING = 0x89;
const CLOSE = 0x88;
const MASKED = 0x80;
const PONG = 0x8a;
/** Masks protect proxies, of which there are none here: one is as good as another. */
const MASK = randomBytes(4);
/** Where lengths of two and of eight bytes are announced. */
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/** What all sockets of this process read into: each hands on what it read before another reads. */
const READ_INTO = Buffer.alloc(65_536);

/** The client's end of a web socket with nothing to spare: a load must not use up the machine it measures. */
export class WebSocketEnd {
  readonly #socket: Socket;
  readonly #hear: (text: string) => void;
  /** The beginning of a frame whose rest has not come yet. */
  #rest: Buffer | undefined;
  #opened: (() => void) | undefined;

  private constructor(port: number, hear: (text: string) => void) {
    this.#hear = hear;
    const read = (size: number): boolean => {
      this.#read(READ_INTO.subarray(0, size));
      return true;
    };
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: READ_INTO, callback: read },
    });
  }

  /** Opens a socket; `hear` is called with every message. */
  static open(port: number, path: string, hear: (text: string) => void): Promise<WebSocketEnd> {
    const end = new WebSocketEnd(port, hear);
    const key = randomBytes(16).toString('base64');
    end.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    return new Promise((resolve, reject) => {
      end.#opened = () => resolve(end);
      end.#socket.on('error', reject);
      end.#socket.on('close', () => reject(new Error('the server has closed a socket')));
    });
  }

  /** Sends a text of plain ASCII and no more than 64 kB, masked as clients must. */
  send(text: string): void {
    this.#write(FINAL_TEXT, text);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    let left = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = undefined;
    while (left.length > 0) {
      const size = this.#opened === undefined ? this.#frame(left) : this.#handshake(left, this.#opened);
      if (size === 0) {
        // What was read into is about to be read into again.
        this.#rest = Buffer.from(left);
        return;
      }
      left = left.subarray(size);
    }
  }

  /** How long the answer is, 0 if it has not come whole. */
  #handshake(bytes: Buffer, opened: () => void): number {
    const end = bytes.indexOf('\r\n\r\n');
    if (end === -1) return 0;
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 101')) throw new Error(`no web socket: ${head}`);
    this.#opened = undefined;
    opened();
    return end + 4;
  }

  /** Takes one frame, and tells how long it is; 0 if it has not come whole. */
  #frame(bytes: Buffer): number {
    const [, announced = 0] = bytes;
    if (announced === EIGHT_BYTES) throw new Error('a message of more than 64 kB');
    const start = announced === TWO_BYTES ? 4 : 2;
    if (bytes.length < start) return 0;
    const length = announced === TWO_BYTES ? bytes.readUInt16BE(2) : announced;
    const size = start + length;
    if (bytes.length < size) return 0;
    const kind = bytes[0];
    if (kind === FINAL_TEXT) this.#hear(bytes.toString('utf8', start, size));
    else if (kind === PING) this.#write(PONG, '');
    else if (kind !== CLOSE) throw new Error(`a frame of kind ${kind}`);
    return size;
  }

  #write(kind: number, text: string): void {
    const { length } = text;
    const start = length < TWO_BYTES ? 2 : 4;
    const frame = Buffer.allocUnsafe(start + MASK.length + length);
    frame[0] = kind;
    frame[1] = MASKED | (length < TWO_BYTES ? length : TWO_BYTES);
    if (start === 4) frame.writeUInt16BE(length, 2);
    frame.set(MASK, start);
    const from = start + MASK.length;
    for (let i = 0; i < length; i += 1) frame[from + i] = text.charCodeAt(i) ^ (MASK[i & 3] ?? 0);
    this.#socket.write(frame);
  }
}
