import type { TalkLine } from '@stammtisch/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';

import { lineText } from '../lobby/line-text.ts';

/** Several lines within this time are read out as one. */
const GATHER_MS = 800;

/** What others have said since this is open, for those who listen. */
export function useSpoken(talk: readonly TalkLine[], me: number | null): string {
  const [spoken, speak] = useState('');
  const heard = useRef(talk.at(-1)?.at ?? 0);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const fresh = talk.filter((line) => line.at > heard.current);
    heard.current = talk.at(-1)?.at ?? heard.current;
    const others = fresh.filter((line) => line.chair !== me);
    if (others.length === 0) return;
    waiting.current.push(...others.map((line) => `${line.name}: ${lineText(line)}`));
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      speak(waiting.current.splice(0).join('. '));
    }, GATHER_MS);
  }, [talk]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return spoken;
}
