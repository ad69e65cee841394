import type { RoomChair, TalkLine } from '@stammtisch/protocol';

import { remember, rememberInTab } from '../app/memory.ts';
import { keyOf, muted, mutedAt, read } from './state.ts';

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
    // Somebody else may be called the same.
    const isStill = after[chair] !== undefined && isThere(after[chair]);
    const to = moved === -1 && !isStill ? chair : moved;
    const now = after[to];
    if (now?.kind === 'person') mute(code, keyOf({ chair: to, name: now.name }), true);
  }
}

/** Everything until now has been read. */
export function markRead(code: string, talk: readonly TalkLine[]): void {
  const at = talk.at(-1)?.at;
  if (at === undefined || at === read.peek()[code]) return;
  read.value = { ...read.peek(), [code]: at };
  rememberInTab(`read.${code}`, String(at));
}
