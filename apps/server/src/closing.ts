import type { Clock, Host } from '@stammtisch/host';
import type { Store } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import type { Logger } from 'pino';

import type { Limits } from './options.ts';

/** What the closing of abandoned tables needs. */
export interface Closing {
  readonly store: Store<Entry>;
  readonly host: Pick<Host, 'has'>;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'abandonedMs'>;
  readonly log: Logger;
}

/** So often abandoned tables are looked for, and so many are closed each time. */
const EVERY_MS = 3_600_000;
const EACH_TIME = 200;

/** Closes tables at which nothing has happened for very long: their links lead nowhere. Returns how to stop. */
export function closeAbandoned({ store, host, clock, limits, log }: Closing): () => void {
  if (limits.abandonedMs === 0) return () => undefined;
  let stop: () => void = () => undefined;
  const close = async (): Promise<void> => {
    for (const id of await store.idle(clock.now() - limits.abandonedMs, EACH_TIME))
      if (!host.has(id)) await store.retire(id);
  };
  const later = (): void => {
    stop = clock.after(EVERY_MS, () => {
      later();
      close().catch((error: unknown) => log.warn({ err: error }, 'abandoned tables stay open'));
    });
  };
  later();
  return () => stop();
}
