import { type Phrase, PHRASES } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import styles from './say-something.module.css';
import { seatWords } from './seat-words/index.ts';

/** A few things to say with one tap; everybody reads them in their own language. */
export function SaySomething({ onSay }: { readonly onSay: (phrase: Phrase) => void }): JSX.Element {
  const words = seatWords();
  return (
    <ul class={`plain-list ${styles['phrases'] ?? ''}`}>
      {PHRASES.map((phrase) => (
        <li key={phrase}>
          <button type="button" class="button" onClick={() => onSay(phrase)}>
            {words.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}
