import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Page } from '../app/page.tsx';
import { Part } from '../app/part.tsx';
import { language } from '../i18n/language.ts';
import styles from './about.module.css';
import { loadTextFile, packagesIn } from './files.ts';
import { aboutWords } from './words/index.ts';

/** Who runs this place, what it stores, and whose work is in it. */
export function AboutPage(): JSX.Element {
  const words = aboutWords();
  return (
    <Page title={words.title}>
      <p class={styles['lead']}>{words.lead}</p>
      <p class={styles['more']}>
        <a href={`/${language.value}/fair`}>{words.toFair}</a>
      </p>
      <Part id="privacy" title={words.privacy} class={styles['part']}>
        <h3>{words.onDevice}</h3>
        <List items={words.device} />
        <h3>{words.onServer}</h3>
        <List items={words.server} />
        <h3>{words.never}</h3>
        <List items={words.nevers} />
        <p>{words.rights}</p>
      </Part>
      {/* Comes a moment later, so below what is read first. */}
      <Part id="imprint" title={words.imprint} class={styles['part']}>
        <Imprint />
      </Part>
      <Part id="licences" title={words.licences} class={styles['part']}>
        <Licences />
      </Part>
    </Page>
  );
}

function List({ items }: { readonly items: readonly string[] }): JSX.Element {
  return (
    <ul class={styles['list']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A text that is fetched: undefined on its way, null if it cannot be had. */
function useText(path: string): string | null | undefined {
  const text = useSignal<string | null | undefined>(undefined);
  useEffect(() => {
    void loadTextFile(path).then((found) => (text.value = found));
  }, [path]);
  return text.value;
}

/** What the operator has to say of themselves, as they wrote it. */
function Imprint(): JSX.Element {
  const words = aboutWords();
  const text = useText('/api/imprint');
  if (text === null) return <p>{words.imprintFailed}</p>;
  return <p class={styles['imprint']}>{text === '' ? words.noImprint : text}</p>;
}

function Licences(): JSX.Element {
  const words = aboutWords();
  const text = useText('/licences.txt');
  return (
    <>
      <p>{words.licencesText}</p>
      <List items={packagesIn(text ?? '')} />
      <p>
        <a href="/licences.txt" target="_blank">
          {words.allLicences}
        </a>
      </p>
    </>
  );
}
