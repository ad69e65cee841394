import type { JSX } from 'preact';

import styles from './panels.module.css';
import type { TableWords } from './words.ts';

/** What has happened, the latest at the bottom. */
export function LogLines({
  lines,
  words,
}: {
  readonly lines: readonly string[];
  readonly words: TableWords;
}): JSX.Element {
  if (lines.length === 0) return <p class={styles.quiet}>{words.logEmpty}</p>;
  return (
    <ol class={`plain-list ${styles.log ?? ''}`}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ol>
  );
}
