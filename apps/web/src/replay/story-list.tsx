import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import styles from './replay.module.css';
import type { StoryLine } from './told.ts';
import { replayWords } from './words/index.ts';

/** The story of one deal; a tap on a line goes there. */
export function StoryList({
  lines,
  index,
  onGo,
}: {
  readonly lines: readonly StoryLine[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}): JSX.Element {
  const words = replayWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const own = list.current;
    const here = own?.querySelector<HTMLElement>('[aria-current]');
    // The list alone is scrolled, never the page.
    if (own !== null && here !== null && here !== undefined)
      own.scrollTop = here.offsetTop - own.clientHeight / 2;
  }, [index]);
  return (
    <section class={styles['story']} aria-labelledby="replay-story">
      <h2 id="replay-story">{words.moves}</h2>
      <ol ref={list} class="plain-list">
        {lines.map((line) => (
          <li key={line.index}>
            <button
              type="button"
              aria-current={line.index === index ? 'step' : undefined}
              onClick={() => onGo(line.index)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
