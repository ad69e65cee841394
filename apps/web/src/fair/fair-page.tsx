import type { JSX } from 'preact';

import { Page } from '../app/page.tsx';
import { Part } from '../app/part.tsx';
import { language } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { ByHand } from './by-hand.tsx';
import styles from './fair.module.css';
import { PAGE_WORDS, type PageWords } from './page-words/index.ts';
import { RecordCheck } from './record-check.tsx';

/** Why nobody can stack the cards, in plain words, and how to work a deal out. */
export function FairPage(): JSX.Element {
  const words = PAGE_WORDS[language.value];
  return (
    <Page title={words.title}>
      <p class={styles['lead']}>{words.lead}</p>
      <Part id="fair-steps" title={words.stepsTitle} class={styles['part']}>
        <ol class={styles['list']}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <Part id="fair-seal" title={words.sealTitle} class={styles['part']}>
        <Seals words={words} />
      </Part>
      <Part id="fair-not" title={words.notTitle} class={styles['part']}>
        <ul class={styles['list']}>
          {words.nots.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Part>
      <ByHand words={words} />
      <RecordCheck words={words} />
    </Page>
  );
}

function Seals({ words }: { readonly words: PageWords }): JSX.Element {
  const seals = [
    ['seal', words.sealWaiting],
    ['sealed', words.sealFair],
    ['sealBroken', words.sealBroken],
  ] as const;
  return (
    <ul class={`plain-list ${styles['seals'] ?? ''}`}>
      {seals.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
