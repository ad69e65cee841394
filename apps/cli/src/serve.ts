import { readArgs, readNumber } from './input.ts';
import { type Command, type ExitCode, unusable } from './usage.ts';

/** `stammtisch serve`: the server, until it is told to stop. */
export const serveCommand: Command = async (args): Promise<ExitCode> => {
  const text = { type: 'string' } as const;
  const { values } = readArgs(args, { port: text, host: text, data: text, store: text });
  const { port, ...others } = values;
  const options = port === undefined ? {} : { port: readNumber('port', port, { min: 0, max: 65_535 }) };
  // The server and all it needs are loaded only here: other commands start at once.
  const { serve, stopOnSignals } = await import('@stammtisch/server');
  const { StoreUnopened } = await import('@stammtisch/store');
  try {
    stopOnSignals(await serve({ ...options, ...others, onFailure: end }));
  } catch (error) {
    return unusable(error instanceof StoreUnopened ? error.message : startProblem(error));
  }
  return 0;
};

/** What is kept cannot be read or written any more: whoever runs the server starts it again, or mends the disk first. */
function end({ message }: Error): never {
  console.error(`stammtisch serve: ${message}`);
  process.exit(1);
}

/** Why a server does not start, in one line: port, address, folder or file are not what they should be. */
function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'the port is in use: choose another with --port';
  return error.message.split('\n')[0] ?? error.message;
}
