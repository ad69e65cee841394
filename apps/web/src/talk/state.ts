import { signal } from '@preact/signals';
import type { RoomChair, TalkLine } from '@stammtisch/protocol';

import { recall, recallInTab, remember, rememberInTab } from '../app/memory.ts';
import type { TableClient } from '../connection/table.ts';

/** Whether what people say at the table is being read. */
export const isTalkOpen = signal(false);
/** What was written and then refused: it is not lost. */
export const unsent = signal('');

/** Who said something: the chair and the name, for either may be taken by somebody else. */
type Speaker = Pick<TalkLine, 'chair' | 'name'>;

const muted = signal<Readonly<Record<string, readonly string[]>>>({});
const read = signal<Readonly<Record<string, number>>>({});

/** Who is not heard on this device, as `keyOf` names them. */
export function mutedAt(code: string): readonly string[] {
  const kept = muted.value[code] ?? recall(`muted.${code}`);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** How a speaker is remembered. */
export function keyOf({ chair, name }: Speaker): string {
  return `${chair} ${name}`;
}

/** Hears nothing more of somebody at this table, or hears them again. */
export function mute(code: string, who: string, isMuted: boolean): void {
  const others = mutedAt(code).filter((one) => one !== who);
  const now = isMuted ? [...others, who] : others;
  muted.value = { ...muted.value, [code]: now };
  remember(`muted.${code}`, now);
}

/** Whoever is muted stays so under another name, and on another chair. */
export function followMuted(code: string, before: readonly RoomChair[], after: readonly RoomChair[]): void {
  for (const [chair, who] of before.entries()) {
    if (who.kind !== 'person' || !mutedAt(code).includes(keyOf({ chair, name: who.name }))) continue;
    const isThere = (one: RoomChair): boolean => one.kind === 'person' && one.name === who.name;
    const moved = after.findIndex((one, index) => isThere(one) && !isThere(before[index] ?? one));
    const to = after.some(isThere) ? moved : chair;
    const now = after[to];
    if (now?.kind === 'person') mute(code, keyOf({ chair: to, name: now.name }), true);
  }
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

/** Everything until now has been read. */
export function markRead(code: string, talk: readonly TalkLine[]): void {
  const at = talk.at(-1)?.at;
  if (at === undefined || at === read.peek()[code]) return;
  read.value = { ...read.peek(), [code]: at };
  rememberInTab(`read.${code}`, String(at));
}
