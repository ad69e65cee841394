import { type MatchRecord, parseRecord, type RecordProblem, type Result } from '@stammtisch/kernel';

/** Longest record that is unpacked: no record of an evening comes near it, and no link may fill the memory. */
const MOST_BYTES = 4_000_000;

/** A record as a piece of an address: it travels in the link and lies on no server. */
export async function packed(record: MatchRecord): Promise<string> {
  const stream = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads such a piece of an address. */
export async function unpacked(text: string): Promise<Result<MatchRecord, RecordProblem>> {
  return parseRecord(await inflated(text).catch(() => undefined));
}

async function inflated(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) throw new Error('too much to be a record');
    parts.push(value);
  }
  return JSON.parse(await new Blob(parts).text());
}
