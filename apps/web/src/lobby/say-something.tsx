import { type Phrase, PHRASES } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { t } from '../i18n/language.ts';
import styles from './say-something.module.css';

/** A few things to say with one tap; everybody reads them in their own language. */
export function SaySomething({ onSay }: { readonly onSay: (phrase: Phrase) => void }): JSX.Element {
  const { host } = t();
  return (
    <ul class={`plain-list ${styles['phrases'] ?? ''}`}>
      {PHRASES.map((phrase) => (
        <li key={phrase}>
          <button type="button" class="button" onClick={() => onSay(phrase)}>
            {host.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}
