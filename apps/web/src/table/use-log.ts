import type { Language } from '@stammtisch/cards';
import type { Event } from '@stammtisch/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Scene } from './scene.ts';
import { sentences } from './story.ts';

/** One thing that is read out. */
export interface Spoken {
  readonly id: number;
  readonly text: string;
  /** What somebody typed themselves: they have no need to hear it. */
  readonly isOwn?: boolean;
}

/** The story so far, and what is to be read out of it. */
export interface TableLog {
  readonly lines: readonly string[];
  /** One entry for each thing to be read out; nothing is taken away while it may still be read. */
  readonly spoken: readonly Spoken[];
  /** Says something to those who listen, outside the story. */
  readonly tell: (text: string, isOwn?: boolean) => void;
  /** Notes something in the log, in the words of whenever it is read. */
  readonly note: (text: () => string) => void;
}

/** Several plays within this time become one sentence (principle 25). */
const GATHER = 400;
const KEPT_EVENTS = 60;
const KEPT_SPOKEN = 40;
/** When what has long been read out is taken away: not while something is added. */
const TIDY_MS = 3_000;

/** How a log is kept: how much of it, and what is said last after every burst. */
interface Keeping {
  readonly kept?: number;
  readonly turn?: () => string | undefined;
}

/** Collects what happens; bursts are read out as one, and "your turn" comes last. */
export function useLog(scene: Scene, keeping: Keeping = {}): TableLog {
  const { model, isMyTurn } = scene;
  const [story, setStory] = useState<readonly (Told | (() => string))[]>([]);
  const [spoken, speak] = useSpoken(model.language, keeping.kept ?? KEPT_SPOKEN);
  const wasMine = useRef(false);
  const turn = keeping.turn ?? (() => (isMyTurn ? scene.words.yourTurn : undefined));
  const { gather, hurry } = useBursts(speak, turn);
  useEffect(() => {
    const told = sentences(model.news.events, scene);
    if (told.length > 0)
      setStory((old) => [...old, { events: model.news.events, scene }].slice(-KEPT_EVENTS));
    // What people say is no reason to name the turn once more.
    if (told.length > 0 || (isMyTurn && !wasMine.current)) gather(told);
    wasMine.current = isMyTurn;
  }, [model.news.seq, isMyTurn]);
  const lines = useMemo(
    () => story.flatMap((part) => (typeof part === 'function' ? part() : retell(part, scene))),
    [story, model.language],
  );
  const tell = (text: string, isOwn = false): void => {
    // Whoever asks hears first what happened before.
    if (isOwn) hurry();
    speak([text], isOwn);
  };
  const note = (text: () => string): void => setStory((old) => [...old, text].slice(-KEPT_EVENTS));
  return { lines, spoken, tell, note };
}

interface Bursts {
  readonly gather: (texts: readonly string[]) => void;
  /** Tells at once what has been gathered. */
  readonly hurry: () => void;
}

/** Makes one sentence of what happens at about the same time, and names the turn after it. */
function useBursts(speak: (texts: readonly string[]) => void, turn: () => string | undefined): Bursts {
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ speak, turn });
  latest.current = { speak, turn };
  const flush = (): void => {
    timer.current = undefined;
    const gathered = waiting.current;
    waiting.current = [];
    const last = latest.current.turn();
    const said = gathered.length === 0 ? [] : [joined(gathered)];
    latest.current.speak(last === undefined ? said : [...said, last]);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    gather(texts) {
      waiting.current.push(...texts);
      timer.current ??= setTimeout(flush, GATHER);
    },
    hurry() {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      flush();
    },
  };
}

/** What is read out: each thing once, and nothing is taken away while something is added (principle 25). */
function useSpoken(
  language: Language,
  kept: number,
): readonly [readonly Spoken[], (texts: readonly string[], isOwn?: boolean) => void] {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const count = useRef(0);
  const speak = (texts: readonly string[], isOwn = false): void => {
    if (texts.length === 0) return;
    const added = texts.map((text) => ({ id: (count.current += 1), text, isOwn }));
    setSpoken((old) => [...old, ...added]);
  };
  const isMuch = spoken.length > kept;
  useEffect(() => {
    if (!isMuch) return undefined;
    const timer = setTimeout(() => setSpoken((old) => old.slice(-kept)), TIDY_MS);
    return () => clearTimeout(timer);
  }, [isMuch]);
  // In another language the story is told again, and nothing of the old one is left to be read out (principle 28).
  useEffect(() => setSpoken([]), [language]);
  return [spoken, speak];
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
