import { type Signal, useSignal } from '@preact/signals';
import { cards } from '@stammtisch/cards';
import { bytesOf, deckLink, hexOf, isHex, linkKey, messageOf } from '@stammtisch/fair';
import type { JSX } from 'preact';

import { deckOf, type DealSource } from './check.ts';
import styles from './fair.module.css';
import type { PageWords } from './page-words/index.ts';
import { keptDeals } from './recent.ts';

/** The numbers as somebody wrote them. */
interface Written {
  readonly table: string;
  readonly match: string;
  readonly deck: string;
  readonly key: string;
  readonly shares: string;
  readonly pack: string;
}
type Field = keyof Written;

/** What comes of them. */
interface Worked {
  readonly start: string;
  readonly message: string;
  readonly deck: string;
}

/** A deal worked out again, step by step, from numbers that anybody may change. */
export function ByHand({ words }: { readonly words: PageWords }): JSX.Element {
  const written = useSignal<Written>(writtenOf(keptDeals()[0]));
  const came = useSignal<Worked | Field | undefined>(undefined);
  const compute = (event: Event): void => {
    event.preventDefault();
    const source = sourceOf(written.value);
    came.value = typeof source === 'string' ? source : workedOut(source);
  };
  return (
    <section class={styles['part']} aria-labelledby="fair-by-hand">
      <h2 id="fair-by-hand">{words.handTitle}</h2>
      <p>{words.handText}</p>
      <DealChoice
        words={words}
        onChoose={(deal) => {
          written.value = writtenOf(deal);
          came.value = undefined;
        }}
      />
      <form class={styles['form']} onSubmit={compute}>
        <Numbers words={words} written={written} />
        <button type="submit" class="button-main">
          {words.compute}
        </button>
      </form>
      <div aria-live="polite">
        {typeof came.value === 'string' ? (
          <p class={styles['wrong']}>{words.wrong(words[came.value])}</p>
        ) : came.value === undefined ? undefined : (
          <WorkedOut worked={came.value} words={words} />
        )}
      </div>
    </section>
  );
}

/** One of the deals that were looked at on this device. */
function DealChoice({
  words,
  onChoose,
}: {
  readonly words: PageWords;
  readonly onChoose: (deal: DealSource | undefined) => void;
}): JSX.Element {
  const deals = keptDeals();
  if (deals.length === 0) return <p class={styles['small']}>{words.noDeals}</p>;
  return (
    <label class={styles['field']}>
      <span>{words.chooseDeal}</span>
      <select onChange={({ currentTarget }) => onChoose(deals[currentTarget.selectedIndex])}>
        {deals.map(({ table, match, deck }) => (
          <option key={`${table} ${match} ${deck}`}>{words.deal(match, deck)}</option>
        ))}
      </select>
    </label>
  );
}

/** The fields, each of which may be written over. */
function Numbers({
  words,
  written,
}: {
  readonly words: PageWords;
  readonly written: Signal<Written>;
}): JSX.Element {
  const write = (field: Field, text: string): void => {
    written.value = { ...written.value, [field]: text };
  };
  return (
    <>
      {(['table', 'match', 'deck', 'key'] as const).map((field) => (
        <label key={field} class={styles['field']}>
          <span>{words[field]}</span>
          <input
            value={written.value[field]}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => write(field, currentTarget.value)}
          />
        </label>
      ))}
      {(['shares', 'pack'] as const).map((field) => (
        <label key={field} class={styles['field']}>
          <span>{words[field]}</span>
          <textarea
            rows={4}
            value={written.value[field]}
            spellcheck={false}
            onInput={({ currentTarget }) => write(field, currentTarget.value)}
          />
        </label>
      ))}
    </>
  );
}

function WorkedOut({ worked, words }: { readonly worked: Worked; readonly words: PageWords }): JSX.Element {
  return (
    <dl class={styles['worked']}>
      <dt>{words.start}</dt>
      <dd>{worked.start}</dd>
      <dt>{words.message}</dt>
      <dd>{worked.message}</dd>
      <dt>{words.result}</dt>
      <dd>{worked.deck}</dd>
    </dl>
  );
}

function writtenOf(deal: DealSource | undefined): Written {
  if (deal === undefined) return { table: '', match: '1', deck: '0', key: '', shares: '', pack: '' };
  const { table, match, deck, key, shares, pack } = deal;
  return {
    table,
    match: String(match),
    deck: String(deck),
    key,
    shares: shares.map((share) => share ?? '–').join('\n'),
    pack: pack.join(' '),
  };
}

/** The numbers that were meant, or the first field that means none. */
function sourceOf(written: Written): Omit<DealSource, 'game'> | Field {
  const number = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : -1);
  const [match, deck] = [number(written.match), number(written.deck)];
  const key = written.key.trim().toLowerCase();
  const lines = written.shares.split('\n').filter((line) => line.trim() !== '');
  const shares = lines.map((line) => (/^[-–]$/.test(line.trim()) ? null : line.trim().toLowerCase()));
  if (match < 0) return 'match';
  if (deck < 0 || deck > 100_000) return 'deck';
  if (!isHex(key)) return 'key';
  if (!shares.every((share) => share === null || isHex(share))) return 'shares';
  try {
    const pack = cards(written.pack.trim());
    return pack.length === 0 ? 'pack' : { table: written.table.trim(), match, deck, key, shares, pack };
  } catch {
    return 'pack';
  }
}

function workedOut(source: Omit<DealSource, 'game'>): Worked {
  const { key, table, match, deck, shares } = source;
  const link = deckLink(deck);
  return {
    start: hexOf(linkKey(bytesOf(key), 0, link)),
    message: messageOf({ table, match, shares }, link),
    deck: deckOf(source).join(' '),
  };
}
