import type { Notice } from '@stammtisch/protocol';
import { chairOf, type Entry, type Table } from '@stammtisch/table';

/** What everybody should hear of among the entries of one row; who was taken from the table is named as before it. */
export function noticesOf(before: Table, after: Table, entries: readonly Entry[]): readonly Notice[] {
  return entries.flatMap((entry) => noticeOf(before, after, entry) ?? []);
}

function noticeOf(before: Table, after: Table, entry: Entry): Notice | undefined {
  const { type } = entry;
  if (type === 'locked' || type === 'unlocked' || type === 'paused' || type === 'resumed') return { type };
  if (type === 'kicked') {
    const { chair, isBanned } = entry;
    return { type, ...named(before, chair), ...(isBanned === undefined ? {} : { isBanned }) };
  }
  if (type === 'said') return { type, ...named(after, entry.chair), phrase: entry.phrase };
  if (type === 'tookBack') return { type, ...named(after, entry.chair) };
  if (type !== 'botKeepsSeat' && type !== 'hostIs') return undefined;
  const isAway = entry.isAway === undefined ? {} : { isAway: entry.isAway };
  if (type === 'botKeepsSeat') return { type: 'botKeeps', ...named(after, entry.chair), ...isAway };
  const chair = chairOf(after, entry.player);
  // Where there was no host at all, somebody has just sat down: that is no news.
  if (chair === undefined || before.host === undefined) return undefined;
  return { type, ...named(after, chair), ...isAway };
}

function named({ chairs }: Table, chair: number): { readonly chair: number; readonly name: string } {
  const who = chairs[chair];
  return { chair, name: who === undefined || who.kind === 'free' ? '' : who.name };
}
