import { useSignal } from '@preact/signals';
import { verify } from '@stammtisch/fair';
import { parseRecord } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { loadGame } from '../app/games.ts';
import styles from './fair.module.css';
import type { PageWords } from './page-words/index.ts';

/** A whole record looked at, without leaving the device. */
export function RecordCheck({ words }: { readonly words: PageWords }): JSX.Element {
  const verdict = useSignal<((words: PageWords) => string) | undefined>(undefined);
  async function look(file: File | undefined): Promise<void> {
    if (file !== undefined) verdict.value = await judge(await file.text());
  }
  return (
    <section class={styles['part']} aria-labelledby="fair-record">
      <h2 id="fair-record">{words.recordTitle}</h2>
      <p>{words.recordText}</p>
      <label class={styles['field']}>
        <span>{words.recordFile}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
        />
      </label>
      <p aria-live="polite">{verdict.value?.(words)}</p>
    </section>
  );
}

/** What comes of a text, to be said in the language of the moment. */
async function judge(text: string): Promise<(words: PageWords) => string> {
  const record = parseRecord(parsed(text));
  if (!record.ok) {
    const { where, what } = record.error;
    return (words) => words.recordUnusable(`${where}: ${what}`);
  }
  const verified = verify(await loadGame(record.value.game), record.value);
  if (verified.ok) {
    const { decks, mixed } = verified.value;
    return (words) => words.recordFair(decks, mixed.length);
  }
  if (verified.error.type === 'unusable') {
    const { where, what } = verified.error.problem;
    return (words) => words.recordUnusable(`${where}: ${what}`);
  }
  const { code, deal, link, chair } = verified.error.forgery;
  const about = [code, deal === undefined ? '' : `deal ${deal}`, link === undefined ? '' : `link ${link}`];
  const named = [...about, chair === undefined ? '' : `chair ${chair}`]
    .filter((one) => one !== '')
    .join(', ');
  return (words) => words.recordBroken(named);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Said as for anything that is no record.
    return undefined;
  }
}
