import { useEffect, useRef } from 'preact/hooks';

import { whenIdle } from '../app/leisure.ts';
import type { TableModel } from '../table/model.ts';
import { soundChoice } from './choice.ts';
import { cuesOf } from './cues.ts';
import { openSound, sound } from './play.ts';

/** How long the device trembles when it is one's turn, in ms. */
const TREMBLE_MS = 25;

/** Makes a table heard and felt. */
export function useTableSounds({ seen, seat, news }: TableModel): void {
  const awaited = seen.awaited();
  const isMyTurn = seat !== null && awaited !== 'deck' && awaited.includes(seat);
  const heard = useRef(news.seq);
  // In advance: when the first card falls nobody is to wait for it.
  useEffect(() => (soundChoice.peek().hasSound ? whenIdle(openSound) : undefined), []);
  useEffect(() => {
    // What was there when the page came is no news.
    if (heard.current === news.seq) return;
    heard.current = news.seq;
    if (!soundChoice.peek().hasSound) return;
    // Cards that fall together are heard as one.
    for (const cue of new Set(cuesOf(news.events, { seat, sides: seen.terms.sides }))) sound(cue);
  }, [news.seq]);
  useEffect(() => {
    if (!isMyTurn) return;
    const { hasSound, hasHaptics } = soundChoice.peek();
    if (hasSound) sound('turn');
    // Before the first tap a browser refuses to tremble, aloud.
    const mayTremble = 'vibrate' in navigator && navigator.userActivation?.hasBeenActive;
    if (hasHaptics && mayTremble) navigator.vibrate(TREMBLE_MS);
  }, [isMyTurn]);
}
