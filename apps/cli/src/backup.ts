import { join, resolve } from 'node:path';

import { backUpSqlite } from '@stammtisch/store';

import { readArgs } from './input.ts';
import { type Command, type ExitCode, printJson, unusable } from './usage.ts';

/** `stammtisch backup`: a copy of everything a server keeps, also while people play. */
export const backupCommand: Command = (args): ExitCode => {
  const text = { type: 'string' } as const;
  const { values } = readArgs(args, { to: text, data: text });
  const { to, data = process.env['STAMMTISCH_DATA'] ?? 'data' } = values;
  if (to === undefined) return unusable('say where to, with --to FILE');
  const file = resolve(to);
  try {
    backUpSqlite(join(resolve(data), 'stammtisch.db'), file);
  } catch (error) {
    return unusable(error instanceof Error ? error.message : String(error));
  }
  printJson({ backup: file });
  return 0;
};
