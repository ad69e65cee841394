import { at, type Match, type PlayCatalog, type Seen } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { preferences } from '../app/preferences.ts';
import { deckOf } from '../cards/pattern.ts';
import { language } from '../i18n/language.ts';
import { shownSides } from '../table/sides.ts';
import { number, sideName } from '../table/story.ts';
import { tableWords } from '../table/words.ts';
import { Adviser } from './adviser.tsx';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { type Film, nextMove, seenAs, type View } from './film.ts';
import styles from './replay.module.css';
import { replayWords } from './words/index.ts';

/** The table as it was at this moment, and what the bot thinks of it. */
export function Moment({
  film,
  catalog,
  index,
  view,
  names,
  told,
}: {
  readonly film: Film;
  readonly catalog: PlayCatalog;
  readonly index: number;
  readonly view: View;
  readonly names: readonly string[];
  readonly told: string;
}): JSX.Element {
  const frame = at(film.frames, index);
  const seen = seenAs(catalog, frame.match, view);
  const deck = deckOf(film.record.game, language.value, preferences.value);
  const table = tableWords[language.value];
  const next = nextMove(film, frame);
  return (
    <div class={styles['moment']}>
      <Score seen={seen} names={names} />
      <Board
        seen={seen}
        names={names}
        deck={deck}
        table={table}
        words={replayWords()}
        // Nobody who sees one hand alone knows what comes.
        next={view === 'all' || next?.seat === view ? next : next && { seat: next.seat, text: '' }}
        legal={next === undefined ? NOTHING : legalFor(frame.match, next.seat)}
      />
      <Aside cards={seen.layout().aside} deck={deck} table={table} />
      <p class={styles['told']} aria-live="polite">
        {told}
      </p>
      <Adviser frame={frame} next={next} names={names} />
    </div>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

function legalFor(match: Match, seat: number): ReadonlySet<string> {
  return new Set(match.legal(seat));
}

/** How the match stood, and the trump. */
function Score({ seen, names }: { readonly seen: Seen; readonly names: readonly string[] }): JSX.Element {
  const words = replayWords();
  const table = tableWords[language.value];
  const teller = { model: { seen, seat: null, names, language: language.value }, words: table };
  const told = seen
    .words(language.value)
    .slate()
    .filter((line) => line.seat === undefined);
  return (
    <p class={styles['score']}>
      <span class="only-heard">{words.score}: </span>
      {shownSides({ seen, seat: null }).map(({ side, score }) => (
        <span key={side}>
          {sideName(side, teller)} <strong>{number(score)}</strong>
        </span>
      ))}
      {told.map(({ label, value }) => (
        <span key={label} class={styles['slate']}>
          {label} <strong>{value}</strong>
        </span>
      ))}
    </p>
  );
}
