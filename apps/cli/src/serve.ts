import { readArgs, readNumber } from './input.ts';
import type { Command, ExitCode } from './usage.ts';

/** `stammtisch serve`: the server, until it is told to stop. */
export const serveCommand: Command = async (args): Promise<ExitCode> => {
  const text = { type: 'string' } as const;
  const { values } = readArgs(args, { port: text, host: text, data: text, store: text });
  const { port, ...others } = values;
  const options = port === undefined ? {} : { port: readNumber('port', port, { min: 0, max: 65_535 }) };
  // The server and all it needs are loaded only here: other commands start at once.
  const { serve, stopOnSignals } = await import('@stammtisch/server');
  stopOnSignals(await serve({ ...options, ...others }));
  return 0;
};
