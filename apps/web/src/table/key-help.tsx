import { GERMAN_SUITS, type Suit } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { KEY_COMMANDS } from './keymap.ts';
import { keyWords } from './key-words.ts';
import styles from './panels.module.css';
import type { Scene } from './scene.ts';
import { suitLetter } from './suit-letters.ts';

const FRENCH: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** The keys of the table as they are set, and what they do. */
export function KeyList({ scene }: { readonly scene: Scene }): JSX.Element {
  const { pattern, model } = scene;
  const { language, preferences } = model;
  const words = keyWords[language];
  const suits = pattern === 'german' ? GERMAN_SUITS : FRENCH;
  const letters = suits.map((suit) => suitLetter(suit, { language, pattern }).toUpperCase());
  const taken = letters.filter((letter) => Object.values(preferences.keys).includes(letter.toLowerCase()));
  const free = letters.filter((letter) => !taken.includes(letter));
  const rows: readonly (readonly [string, string])[] = [
    ...words.fixed,
    ...(preferences.hasLetterKeys
      ? [
          [free.join(' '), words.suits] as const,
          ...(taken.length === 0 ? [] : [[`${words.shift} ${taken.join(' ')}`, words.suits] as const]),
          ...KEY_COMMANDS.map(
            (name) => [preferences.keys[name].toUpperCase(), words.commands[name]] as const,
          ),
        ]
      : []),
  ];
  return (
    <dl class={styles.keys}>
      {rows.map(([key, meaning]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
