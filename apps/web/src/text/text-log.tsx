import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Spoken } from '../table/use-log.ts';
import styles from './text.module.css';
import type { TextWords } from './words/index.ts';

/** Everything that was said here: to those who listen as it comes, to those who see it with the latest at the bottom. */
export function TextLog({
  spoken,
  words,
}: {
  readonly spoken: readonly Spoken[];
  readonly words: TextWords;
}): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [spoken]);
  return (
    <section class={styles['panel']} aria-labelledby="text-log">
      <h2 id="text-log">{words.told}</h2>
      <div
        ref={list}
        class={styles['log']}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-labelledby="text-log"
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {spoken.map(({ id, text, isOwn }) => (
          <p key={id} class={isOwn === true ? styles['own'] : undefined} aria-hidden={isOwn === true}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
