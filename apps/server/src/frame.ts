import type { Duplex } from 'node:stream';

/** A whole text message in one frame (RFC 6455, 5.2: FIN, opcode 1), not masked, as servers write. */
const FINAL_TEXT = 0x81;
/** Lengths up to this stand in the second byte; the next two values announce two and eight bytes of length. */
const SHORT = 125;
const MEDIUM = 0xff_ff;

/**
 * Writes one message to a web socket's stream, and tells how many bytes it has without its header. Without compression
 * every frame is written whole and at once, so it may be written beside the library that reads the stream: as one piece
 * where that would write two, which takes much longer.
 */
export function writeText(stream: Duplex, text: string): number {
  const length = Buffer.byteLength(text);
  // Plain ASCII, as nearly everything is, needs no buffer: a letter is a byte.
  if (length === text.length) stream.write(header(length) + text, 'latin1');
  else stream.write(Buffer.concat([Buffer.from(header(length), 'latin1'), Buffer.from(text)]));
  return length;
}

/** A letter for each byte. */
function header(length: number): string {
  if (length <= SHORT) return String.fromCharCode(FINAL_TEXT, length);
  if (length <= MEDIUM) return String.fromCharCode(FINAL_TEXT, SHORT + 1, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FINAL_TEXT, SHORT + 2, ...bytes);
}
