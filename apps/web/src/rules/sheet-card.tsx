import { cardWords, type RuleCard } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { language, t } from '../i18n/language.ts';
import styles from './rules.module.css';

/** A rule card in plain words: what differs first, each with how it is usually played, then the game itself. */
export function SheetCard({ card }: { readonly card: RuleCard }): JSX.Element {
  const words = cardWords[language.value];
  const { differences, basics } = card;
  return (
    <article class={styles['card']}>
      {differences.length === 0 ? (
        <p class={styles['nothing']}>{words.nothingDiffers}</p>
      ) : (
        <section>
          <h2>{words.differs}</h2>
          <dl class={styles['differing']}>
            {differences.map((difference) => (
              <Difference key={difference.option} {...difference} />
            ))}
          </dl>
        </section>
      )}
      <section>
        <h2>{differences.length === 0 ? t().lobby.howToPlay : words.usual}</h2>
        {differences.length === 0 ? undefined : <p>{words.precedence}</p>}
        <dl class={styles['basics']}>
          {basics.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

function Difference({ label, value, usual, help, example }: RuleCard['differences'][number]): JSX.Element {
  return (
    <div>
      <dt>
        {label}: <strong>{value}</strong>{' '}
        <span class={styles['usual']}>({cardWords[language.value].usually(usual)})</span>
      </dt>
      <dd>
        <p>{help}</p>
        {example === undefined ? undefined : <p class={styles['example']}>{t().lobby.example(example)}</p>}
      </dd>
    </div>
  );
}
