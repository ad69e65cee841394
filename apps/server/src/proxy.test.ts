import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { startServer, type TestServer } from './testing/server.ts';

let running: TestServer | undefined;
afterEach(() => running?.close());

/** How the door answers a socket that says where it comes from. */
function knock(port: number, headers: Readonly<Record<string, string>>): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
  });
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const limits = { socketsPerAddress: 1 };

test('behind a proxy of one’s own everybody is counted by their own address', async () => {
  running = await startServer({ proxies: ['loopback'], limits });
  const { port } = running;
  expect(await knock(port, from('203.0.113.1'))).toBe(101);
  expect(await knock(port, from('203.0.113.1'))).toBe(429);
  expect(await knock(port, from('203.0.113.2'))).toBe(101);
  // What somebody claims before the proxy adds the truth counts for nothing.
  expect(await knock(port, from('198.51.100.7, 203.0.113.2'))).toBe(429);
});

test('whoever is no proxy of one’s own cannot pass for somebody else', async () => {
  running = await startServer({ proxies: ['10.0.0.0/8'], limits });
  const { port } = running;
  expect(await knock(port, from('203.0.113.1'))).toBe(101);
  expect(await knock(port, from('203.0.113.2'))).toBe(429);
});

test('who comes by TLS is told to stay with it, and nobody else', async () => {
  running = await startServer({ proxies: ['loopback'] });
  const hsts = async (proto: string): Promise<string | null> => {
    const headers = { 'x-forwarded-proto': proto };
    const answer = await fetch(`http://127.0.0.1:${running?.port}/healthz`, { headers });
    return answer.headers.get('strict-transport-security');
  };
  expect(await hsts('https')).toBe('max-age=31536000');
  expect(await hsts('http')).toBeNull();
});
