import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Fairness, TableCommand } from '@stammtisch/protocol';

import type { Link } from '../connection/link.ts';
import { keepStart, keptStart } from './own-shares.ts';
import { startsSoon } from './start-soon.ts';

const loadCheck = () => import('./check.ts');

/** How the table is told. */
type Order = (command: TableCommand) => void;

/** Commits this device before a start, and reveals what it committed itself to after it, without being asked. */
export function followShares(link: ReadonlySignal<Link>, order: Order): () => void {
  const fairness = computed(() => link.value.table?.fairness);
  const chair = computed(() => link.value.table?.room.you.chair ?? null);
  const replaced = new Set<string>();
  return effect(() => {
    const [now, here] = [fairness.value, chair.value];
    if (now === undefined) return;
    keepPromise(now);
    if (here === null) return;
    const isCurrent = (): boolean => fairness.peek() === now && chair.peek() === here;
    // Without that part of the program this device is not mixed in, and shown as such.
    void commit(now, here, { isCurrent, replaced, order })
      .catch(() => true)
      .then((isSettled) => isSettled && startNow(now, link.peek().code, order));
    // What is ordered changes the connection, which this must not be woken by.
    untracked(() => reveal(now, here, order));
  });
}

interface Committing {
  readonly isCurrent: () => boolean;
  /** Starts for which this page has replaced what another device had said. */
  readonly replaced: Set<string>;
  readonly order: Order;
}

/** A table that was opened with a single tap starts when this device is mixed in, or cannot be. */
function startNow({ next, latest }: Fairness, code: string, order: Order): void {
  if (startsSoon.peek() !== code) return;
  if (next === undefined) {
    if (latest?.phase !== 'starting') startsSoon.value = undefined;
  } else if (next.match === 1) order({ do: 'start' });
  else startsSoon.value = undefined;
}

/** Whether there is nothing more to say: the server has the commitment, or nobody asks for one. */
async function commit(
  { next, table }: Fairness,
  chair: number,
  { isCurrent, replaced, order }: Committing,
): Promise<boolean> {
  if (next === undefined) return true;
  const { freshShare } = await loadCheck();
  if (!isCurrent()) return false;
  const { match } = next;
  const known = keptStart(table, match);
  const isReady = known?.chair === chair && known.share !== undefined;
  const own = isReady ? known : keepStart({ table, match, chair, ...freshShare(table, match, chair) });
  const standing = next.commitments[chair] ?? null;
  if (standing === own.commitment || own.commitment === undefined) return true;
  // Another device of the same person has spoken: it is replaced once, and not for ever.
  const key = `${match} ${chair}`;
  if (standing !== null && replaced.has(key)) return true;
  if (standing !== null) replaced.add(key);
  order({ do: 'commit', match, chair, commitment: own.commitment });
  return false;
}

/** What a start promises is kept before anything is revealed. */
function keepPromise({ latest, table }: Fairness): void {
  if (latest === undefined) return;
  const { match, length, start, commitments } = latest;
  if (keptStart(table, match)?.promised !== undefined) return;
  keepStart({ table, match, promised: { length, start, commitments } });
}

/** The own share is shown if the own commitment is among what was promised, and only then. */
function reveal({ latest, table }: Fairness, chair: number, order: Order): void {
  if (latest?.phase !== 'starting' || latest.shares[chair] !== null) return;
  const { match, commitments } = latest;
  const kept = keptStart(table, match);
  if (kept?.chair !== chair || kept.share === undefined || kept.commitment === undefined) return;
  if (commitments[chair] === kept.commitment && kept.promised?.commitments[chair] === kept.commitment)
    order({ do: 'share', match, share: kept.share });
}
