import { EMOTES, type Phrase, PHRASES } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { isEmote } from '../lobby/line-text.ts';
import { seatWords } from '../lobby/seat-words/index.ts';
import { EmoteIcon } from './emote.tsx';
import styles from './talk.module.css';

/** A few things to say with one tap; everybody reads them in their own language. */
export function Phrases({ onSay }: { readonly onSay: (phrase: Phrase) => void }): JSX.Element {
  const words = seatWords();
  return (
    <ul class={`plain-list ${styles.phrases ?? ''}`} aria-label={words.say}>
      {[...EMOTES, ...PHRASES.filter((phrase) => !isEmote(phrase))].map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            class={isEmote(phrase) ? styles.emote : styles.phrase}
            aria-label={words.phrases[phrase]}
            onClick={() => onSay(phrase)}
          >
            {isEmote(phrase) ? <EmoteIcon name={phrase} /> : words.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}
