// For `append-for-ever.ts`: a store that folds all the time, to be killed in the midst of that too.
import type { Store } from './port.ts';
import { openSqlite } from './sqlite.ts';

/** Opens a store whose write-ahead log is folded after every few writes. */
export function openFolding<Entry>(file: string): Promise<Store<Entry>> {
  return openSqlite<Entry>(file, { foldAfter: 5 });
}
