import type { Forgotten } from '@stammtisch/protocol';

import { ask, post } from '../connection/api.ts';
import { deviceSecret } from '../app/memory.ts';
import { TABLES_HERE } from '../offline/code.ts';

/** How long the file may be fetched after it was offered, in ms. */
const OFFERED_MS = 60_000;

/** Saves everything that the server keeps about this device's player as a file; tells whether that worked. */
export async function exportMyData(): Promise<boolean> {
  const headers = { authorization: `Bearer ${deviceSecret()}` };
  const answer = await ask<unknown>('/api/me/export', { headers });
  if (!answer.ok) return false;
  const file = new Blob([`${JSON.stringify(answer.value, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'stammtisch.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), OFFERED_MS);
  return true;
}

/** Has this player forgotten by the server and by this device, and begins anew; tells if that did not work. */
export async function forgetMe(): Promise<boolean> {
  const answer = await post<Forgotten>('/api/me/forget', { confirm: true }, deviceSecret());
  if (!answer.ok) return false;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('stammtisch.'));
  for (const key of keys) localStorage.removeItem(key);
  sessionStorage.clear();
  indexedDB.deleteDatabase(TABLES_HERE);
  // Everything in memory is forgotten too.
  location.assign('/');
  return true;
}
