import { serve, stopOnSignals } from '../serve.ts';

// Tests play faster than people; everything else is as on any server.
const [, , data, port] = process.argv;
if (data === undefined) throw new Error('serve-child.ts DATA [PORT]');
const limits = { messagesPerSecond: 10_000, messageBurst: 10_000, newSocketsPerSecond: 10_000 };
stopOnSignals(await serve({ data, port: Number(port ?? 0), host: '127.0.0.1', limits }));
