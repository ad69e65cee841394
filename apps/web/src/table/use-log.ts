import type { Event } from '@stammtisch/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Scene } from './scene.ts';
import { sentences } from './story.ts';

/** The story so far, and what is to be read out of it. */
export interface TableLog {
  readonly lines: readonly string[];
  /** One entry for each thing to be read out; nothing is taken away while it may still be read. */
  readonly spoken: readonly string[];
  /** Says something to those who listen, outside the story. */
  readonly tell: (text: string) => void;
  /** Notes something in the log, in the words of whenever it is read. */
  readonly note: (text: () => string) => void;
}

/** Several plays within this time become one sentence (principle 25). */
const GATHER = 400;
const KEPT_EVENTS = 60;
const KEPT_SPOKEN = 40;

/** Collects what happens; bursts are read out as one, and "your turn" comes last. */
export function useLog(scene: Scene): TableLog {
  const { model, words, isMyTurn } = scene;
  const [story, setStory] = useState<readonly (Told | (() => string))[]>([]);
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
    if (told.length > 0)
      setStory((old) => [...old, { events: model.news.events, scene }].slice(-KEPT_EVENTS));
    if (told.length > 0 || isMyTurn) gather(told);
  }, [model.news.seq, isMyTurn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // In another language the story is told again, and nothing of the old one is left to be read out (principle 28).
  useEffect(() => setSpoken([]), [model.language]);
  const lines = useMemo(
    () => story.flatMap((part) => (typeof part === 'function' ? part() : retell(part, scene))),
    [story, model.language],
  );
  const tell = (text: string): void => setSpoken((old) => [...old.slice(-KEPT_SPOKEN), text]);
  const note = (text: () => string): void => setStory((old) => [...old, text].slice(-KEPT_EVENTS));
  return { lines, spoken, tell, note };
}

/** Something that happened, with the table as it was then. */
interface Told {
  readonly events: readonly Event[];
  readonly scene: Scene;
}

/** What happened then in the words of now. */
function retell({ events, scene }: Told, { model: { language }, words }: Scene): readonly string[] {
  const { seen } = scene.model;
  return sentences(events, {
    ...scene,
    words,
    spoken: seen.words(language),
    model: { ...scene.model, language },
  });
}

/** Several sentences as one text, each with one full stop at most. */
function joined(sentences: readonly string[]): string {
  return sentences.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
