import type { Result } from '@stammtisch/kernel';
import type { SpokenCode, TableOpened } from '@stammtisch/protocol';

import { type Problem, post } from './api.ts';
import { secretFor } from './seat-secret.ts';

/** Asks for a short code that leads to this table for a while, to be said aloud. */
export function offerSpoken(code: string): Promise<Result<SpokenCode, Problem>> {
  return post<SpokenCode>('/api/spoken', { code }, secretFor(code));
}

/** The table that such a code leads to. */
export function findSpoken(spoken: string): Promise<Result<TableOpened, Problem>> {
  return post<TableOpened>('/api/spoken/find', { spoken });
}
