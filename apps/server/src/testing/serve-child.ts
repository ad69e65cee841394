import { serve, stopOnSignals } from '../serve.ts';

// Tests play faster than people; everything else is as on any server.
const [, , data, port] = process.argv;
if (data === undefined) throw new Error('serve-child.ts DATA [PORT]');
const many = 10_000;
const limits = {
  messagesPerSecond: many,
  messageBurst: many,
  socketsPerAddress: many,
  newSocketsPerSecond: many,
  newSocketBurst: many,
  connectionsPerAddress: many,
  newConnectionsPerSecond: many,
  newConnectionBurst: many,
  requestBurst: many,
  requestsPerMinute: many,
  openingsPerMinute: many,
};
stopOnSignals(await serve({ data, port: Number(port ?? 0), host: '127.0.0.1', limits }));
