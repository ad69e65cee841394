import type { Notice } from '@stammtisch/protocol';
import { chairOf, type Entry, type Table } from '@stammtisch/table';

/** What everybody should hear of among the entries of one row; names are those of before it. */
export function noticesOf(before: Table, after: Table, entries: readonly Entry[]): readonly Notice[] {
  return entries.flatMap((entry) => noticeOf(before, after, entry) ?? []);
}

function noticeOf(before: Table, after: Table, entry: Entry): Notice | undefined {
  switch (entry.type) {
    case 'locked':
    case 'unlocked':
    case 'paused':
    case 'resumed':
      return { type: entry.type };
    case 'kicked': {
      const { chair, isBanned } = entry;
      return { type: 'kicked', ...named(before, chair), ...(isBanned === undefined ? {} : { isBanned }) };
    }
    case 'botKeepsSeat': {
      const { chair, isAway } = entry;
      return { type: 'botKeeps', ...named(after, chair), ...(isAway === undefined ? {} : { isAway }) };
    }
    case 'tookBack':
      return { type: 'tookBack', ...named(after, entry.chair) };
    case 'hostIs': {
      const chair = chairOf(after, entry.player);
      // At a table of bots the first who sits down is host: that is no news.
      if (chair === undefined || before.host === undefined) return undefined;
      const isAway = entry.isAway === undefined ? {} : { isAway: entry.isAway };
      return { type: 'hostIs', ...named(after, chair), ...isAway };
    }
    case 'opened':
    case 'seated':
    case 'renamed':
    case 'botSeated':
    case 'stood':
    case 'swapped':
    case 'setUp':
    case 'paced':
    case 'graced':
    case 'ready':
    case 'committed':
    case 'started':
    case 'shareRevealed':
    case 'startVoided':
    case 'lotsDrawn':
    case 'dealt':
    case 'acted':
    case 'remarked':
    case 'dealOver':
    case 'matchOver':
    case 'matchEnded':
      return undefined;
  }
}

function named({ chairs }: Table, chair: number): { readonly chair: number; readonly name: string } {
  const who = chairs[chair];
  return { chair, name: who === undefined || who.kind === 'free' ? '' : who.name };
}
