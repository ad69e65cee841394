import type { Row, Store } from './port.ts';

/** Everybody who wants to hear of appends. */
export interface Watchers<Entry> {
  readonly watch: Store<Entry>['watch'];
  readonly tell: (table: string, row: Row<Entry>) => void;
}

/** Nobody yet. */
export function watchers<Entry>(): Watchers<Entry> {
  const all = new Set<{ readonly hear: (table: string, row: Row<Entry>) => void }>();
  return {
    watch(hear) {
      const watcher = { hear };
      all.add(watcher);
      return () => void all.delete(watcher);
    },
    tell(table, row) {
      for (const { hear } of all) {
        try {
          hear(table, row);
        } catch (error) {
          // A watcher's broken promise must end the process, and must not pass for a failed append.
          setImmediate(() => {
            throw error;
          });
        }
      }
    },
  };
}
