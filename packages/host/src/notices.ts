import type { Notice } from '@stammtisch/protocol';
import { chairOf, type Entry, type LogRow, type Table } from '@stammtisch/table';

/** What everybody should hear of among the entries of one row; who was taken from the table is named as before it. */
export function noticesOf(before: Table, after: Table, { entries, at }: LogRow): readonly Notice[] {
  return entries.flatMap((entry) => talkOf(after, entry, at) ?? noticeOf(before, after, entry) ?? []);
}

/** Whether those should hear of it who do not see the match as it is: it is not about the match. */
export function isForWatchers({ type }: Notice): boolean {
  return type !== 'timeGiven' && !type.startsWith('undo');
}

function talkOf(after: Table, entry: Entry, at: number): Notice | undefined {
  if (entry.type === 'said') return { type: 'said', at, ...named(after, entry.chair), phrase: entry.phrase };
  if (entry.type === 'wrote') return { type: 'said', at, ...named(after, entry.chair), text: entry.text };
  return undefined;
}

function noticeOf(before: Table, after: Table, entry: Entry): Notice | undefined {
  const { type } = entry;
  if (isPlain(entry)) return { type: entry.type };
  if (type === 'agreed') return entry;
  if (type === 'kicked') {
    const { chair, isBanned } = entry;
    return { type, ...named(before, chair), ...(isBanned === undefined ? {} : { isBanned }) };
  }
  if (type === 'timeGiven') {
    const { by } = entry;
    return { type, ...named(after, entry.chair), by, giver: named(after, by).name };
  }
  if (isOfUndo(entry)) return undoNotice(before, after, entry);
  if (type === 'tookBack') return { type, ...named(after, entry.chair) };
  if (type !== 'botKeepsSeat' && type !== 'hostIs') return undefined;
  const isAway = entry.isAway === undefined ? {} : { isAway: entry.isAway };
  if (type === 'botKeepsSeat') {
    const isLate = entry.isLate === undefined ? {} : { isLate: entry.isLate };
    return { type: 'botKeeps', ...named(after, entry.chair), ...isAway, ...isLate };
  }
  const chair = chairOf(after, entry.player);
  // Where there was no host at all, somebody has just sat down: that is no news.
  if (chair === undefined || before.host === undefined) return undefined;
  return { type, ...named(after, chair), ...isAway };
}

type Plain = 'locked' | 'unlocked' | 'listed' | 'unlisted' | 'paused' | 'resumed';
const PLAIN: ReadonlySet<string> = new Set<Plain>([
  'locked',
  'unlocked',
  'listed',
  'unlisted',
  'paused',
  'resumed',
]);

function isPlain(entry: Entry): entry is Extract<Entry, { readonly type: Plain }> {
  return PLAIN.has(entry.type);
}

type UndoEntry = Extract<Entry, { readonly type: 'undoAsked' | 'undoAnswered' | 'undoLapsed' | 'undoDone' }>;

function isOfUndo(entry: Entry): entry is UndoEntry {
  return entry.type.startsWith('undo');
}

/** About whoever has asked; a "yes" alone is no news, nor who has said "no". */
function undoNotice(before: Table, after: Table, entry: UndoEntry): Notice | undefined {
  const seat = 'seat' in entry ? entry.seat : before.match?.undo?.seat;
  const chair = after.match?.chairs[seat ?? -1];
  if (chair === undefined) return undefined;
  switch (entry.type) {
    case 'undoAsked':
      // Whoever is asked sees the question itself.
      return undefined;
    case 'undoAnswered':
      return entry.isGranted ? undefined : { type: 'undoRefused', ...named(after, chair) };
    case 'undoLapsed':
    case 'undoDone':
      return { type: entry.type, ...named(after, chair) };
  }
}

function named({ chairs }: Table, chair: number): { readonly chair: number; readonly name: string } {
  const who = chairs[chair];
  return { chair, name: who === undefined || who.kind === 'free' ? '' : who.name };
}
