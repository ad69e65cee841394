import { fail, type MatchRecord, ok, parseRecord, type Result } from '@stammtisch/kernel';

import { getRecord } from '../connection/api.ts';
import { secretFor } from '../connection/seat-secret.ts';
import { isHere } from '../offline/code.ts';
import { recordHere } from '../offline/here.ts';
import { unpacked } from './record-text.ts';

/** Why there is nothing to see. */
export type Missing = 'nothing-given' | 'not-found' | 'unreachable' | 'no-record';

/** The record an address means: one of this server's by its id, or one that the link itself carries. */
export async function recordOf(id: string | undefined, hash: string): Promise<Result<MatchRecord, Missing>> {
  if (id === undefined) return hash.length < 2 ? fail('nothing-given') : read(await unpacked(hash.slice(1)));
  const code = id.slice(0, id.lastIndexOf('-'));
  const found = await (isHere(code) ? recordHere : getRecord)(id, secretFor(code));
  if (!found.ok) return fail(found.error.code === 'unreachable' ? 'unreachable' : 'not-found');
  return read(parseRecord(found.value));
}

/** The record in a file. */
export async function recordIn(file: File): Promise<Result<MatchRecord, Missing>> {
  const text: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  return read(parseRecord(text));
}

function read(parsed: ReturnType<typeof parseRecord>): Result<MatchRecord, Missing> {
  return parsed.ok ? ok(parsed.value) : fail('no-record');
}
