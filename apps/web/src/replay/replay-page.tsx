import { type Signal, useSignal } from '@preact/signals';
import type { MatchRecord, PlayCatalog, Result } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { loadGame } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { Skeleton } from '../app/skeleton.tsx';
import { gameName } from '../home/facts.ts';
import { language } from '../i18n/language.ts';
import { type Film, filmOf } from './film.ts';
import { Player } from './player.tsx';
import styles from './replay.module.css';
import { type Missing, recordIn, recordOf } from './source.ts';
import { replayWords } from './words/index.ts';

/** What there is to see, or why there is nothing. */
type Showing =
  | { readonly type: 'loading' }
  | { readonly type: 'missing'; readonly why: Missing | 'cannot-play' }
  | { readonly type: 'film'; readonly film: Film; readonly catalog: PlayCatalog };

/** A match of the past: all hands, step by step. */
export function ReplayPage({
  id,
  step,
  deal,
}: {
  /** Of a record on this server; undefined where the link or a file brings the record. */
  readonly id: string | undefined;
  readonly step: number | undefined;
  readonly deal: number | undefined;
}): JSX.Element {
  const showing = useRecord(id);
  const { value } = showing;
  const words = replayWords();
  const heading =
    value.type === 'film'
      ? words.heading(gameName(value.film.record.game, language.value), value.film.record.seats)
      : words.title;
  return (
    <Page title={heading}>
      {value.type === 'film' ? (
        <Player
          film={value.film}
          catalog={value.catalog}
          start={firstFrame(value.film, step, deal)}
          title={heading}
        />
      ) : value.type === 'loading' ? (
        <Loading />
      ) : (
        <Nothing
          why={value.why}
          onFile={async (file) => (showing.value = await shown(await recordIn(file)))}
        />
      )}
    </Page>
  );
}

function Loading(): JSX.Element {
  return (
    <>
      <p class="only-heard">{replayWords().loading}</p>
      <Skeleton parts={3} />
    </>
  );
}

/** Fetches the record that the address means. */
function useRecord(id: string | undefined): Signal<Showing> {
  const showing = useSignal<Showing>({ type: 'loading' });
  useEffect(() => {
    let isOld = false;
    const show = async (): Promise<void> => {
      const next = await shown(await recordOf(id, location.hash));
      if (!isOld) showing.value = next;
    };
    void show();
    return () => {
      isOld = true;
    };
  }, [id]);
  return showing;
}

/** Says why there is nothing, and takes a file instead. */
function Nothing({
  why,
  onFile,
}: {
  readonly why: Missing | 'cannot-play';
  readonly onFile: (file: File) => Promise<unknown>;
}): JSX.Element {
  const words = replayWords();
  return (
    <section class={styles['nothing']}>
      <p role={why === 'nothing-given' ? undefined : 'alert'}>{words.missing[why]}</p>
      {/* A browser writes on its own button in a language of its own: ours is the label. */}
      <label class={`button ${styles['file'] ?? ''}`}>
        <span>{words.openFile}</span>
        <input
          type="file"
          class="only-heard"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void onFile(file);
          }}
        />
      </label>
    </section>
  );
}

async function shown(record: Result<MatchRecord, Missing>): Promise<Showing> {
  if (!record.ok) return { type: 'missing', why: record.error };
  const catalog = await loadGame(record.value.game).catch(() => undefined);
  if (catalog === undefined) return { type: 'missing', why: 'unreachable' };
  const film = filmOf(catalog, record.value);
  return film.ok ? { type: 'film', film: film.value, catalog } : { type: 'missing', why: 'cannot-play' };
}

/** Where the link points: to a step, to a deal, or to the beginning. */
function firstFrame({ frames, starts }: Film, step: number | undefined, deal: number | undefined): number {
  // A deal that was thrown in is on no page of the sheet.
  const end = frames.find(({ match }) => deal !== undefined && match.sheet().pages.length >= deal);
  const wanted = step ?? (end === undefined ? 0 : (starts[end.deal] ?? 0));
  return Math.min(Math.max(0, wanted), frames.length - 1);
}
