import { signal } from '@preact/signals';
import type { TalkLine } from '@stammtisch/protocol';

import { recall, recallInTab } from '../app/memory.ts';
import type { TableClient } from '../connection/table.ts';

/** Whether what people say at the table is being read. */
export const isTalkOpen = signal(false);
/** What was written and then refused: it is not lost. */
export const unsent = signal('');

/** Who said something: the chair and the name, for either may be taken by somebody else. */
type Speaker = Pick<TalkLine, 'chair' | 'name'>;

/** By table, once they have changed on this page. */
export const muted = signal<Readonly<Record<string, readonly string[]>>>({});
/** Until when what was said has been read, by table. */
export const read = signal<Readonly<Record<string, number>>>({});

/** Who is not heard on this device, as `keyOf` names them. */
export function mutedAt(code: string): readonly string[] {
  const kept = muted.value[code] ?? recall(`muted.${code}`);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** How a speaker is remembered. */
export function keyOf({ chair, name }: Speaker): string {
  return `${chair} ${name}`;
}

/** Everything that was said here and may be heard on this device. */
export function heardAt(code: string, talk: readonly TalkLine[]): readonly TalkLine[] {
  const silent = mutedAt(code);
  return silent.length === 0 ? talk : talk.filter((line) => !silent.includes(keyOf(line)));
}

/** How much others have said since it was last read in this tab. */
export function unreadAt(code: string, { link }: TableClient): number {
  const { table } = link.value;
  if (table === undefined || isTalkOpen.value) return 0;
  const seen = read.value[code] ?? Number(recallInTab(`read.${code}`) ?? 0);
  const { chair } = table.room.you;
  return heardAt(code, table.talk).filter((line) => line.at > seen && line.chair !== chair).length;
}
