import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { writeText } from './frame.ts';

/** What the other end of a web socket hears when these texts are written, and the library says goodbye. */
async function heard(texts: readonly string[]): Promise<readonly string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) expect(writeText(stream, text)).toBe(Buffer.byteLength(text));
      socket.close();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const all: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  client.on('message', (data) => all.push(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
  await new Promise((resolve, reject) => {
    client.once('error', reject).once('close', resolve);
  });
  server.close();
  return all;
}

test('short, long and very long messages arrive as they were written', async () => {
  const texts = [1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  expect(await heard(texts)).toEqual(texts);
});

test('names in every script arrive as they were written', async () => {
  const texts = ['Jürgen', 'Őrsi Éva', '麻雀', '🂡', 'ä'.repeat(63), 'é'.repeat(40_000), 'plain'];
  expect(await heard(texts)).toEqual(texts);
});
