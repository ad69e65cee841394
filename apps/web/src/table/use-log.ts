import { useEffect, useRef, useState } from 'preact/hooks';

import type { Scene } from './scene.ts';
import { sentences } from './story.ts';

/** The story so far, and what is to be read out of it. */
export interface TableLog {
  readonly lines: readonly string[];
  /** One entry for each thing to be read out; nothing is taken away while it may still be read. */
  readonly spoken: readonly string[];
  /** Says something to those who listen, outside the story. */
  readonly tell: (text: string) => void;
}

/** Several plays within this time become one sentence (principle 25). */
const GATHER = 400;
const KEPT_LINES = 120;
const KEPT_SPOKEN = 40;

/** Collects what happens; bursts are read out as one, and "your turn" comes last. */
export function useLog(scene: Scene): TableLog {
  const { model, words, isMyTurn } = scene;
  const [lines, setLines] = useState<readonly string[]>([]);
  const [spoken, setSpoken] = useState<readonly string[]>([]);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const turn = useRef(false);
  turn.current = isMyTurn;

  const flush = (): void => {
    timer.current = undefined;
    const gathered = waiting.current;
    waiting.current = [];
    const said = gathered.length === 0 ? [] : [joined(gathered)];
    // Whatever the burst told, the turn is named after it.
    setSpoken((old) => [...old.slice(-KEPT_SPOKEN), ...said, ...(turn.current ? [words.yourTurn] : [])]);
  };
  const gather = (texts: readonly string[]): void => {
    waiting.current.push(...texts);
    timer.current ??= setTimeout(flush, GATHER);
  };
  useEffect(() => {
    const told = sentences(model.news.events, scene);
    if (told.length > 0) setLines((old) => [...old, ...told].slice(-KEPT_LINES));
    if (told.length > 0 || isMyTurn) gather(told);
  }, [model.news.seq, isMyTurn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (text: string): void => setSpoken((old) => [...old.slice(-KEPT_SPOKEN), text]);
  return { lines, spoken, tell };
}

/** Several sentences as one text, each with one full stop at most. */
function joined(sentences: readonly string[]): string {
  return sentences.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
