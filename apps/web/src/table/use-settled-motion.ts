import { useEffect, useLayoutEffect } from 'preact/hooks';

import { settleMotion, settleOlder } from './motion.ts';
import type { Scene } from './scene.ts';

/** Nothing moves in the way of a decision: what began before it was due ends then, the rest when somebody acts (principle 19). */
export function useSettledMotion({ model: { news }, isMyTurn }: Scene): void {
  useLayoutEffect(() => {
    if (isMyTurn) settleOlder();
  }, [news.seq, isMyTurn]);
  useEffect(() => {
    if (!isMyTurn) return undefined;
    const acts = ['pointerdown', 'keydown'] as const;
    for (const act of acts) addEventListener(act, settleMotion, { capture: true });
    return () => {
      for (const act of acts) removeEventListener(act, settleMotion, { capture: true });
    };
  }, [isMyTurn]);
}
