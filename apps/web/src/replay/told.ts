import { at, type PlayCatalog, range, type ReplayStep, type Seen } from '@stammtisch/kernel';

import { patternOf } from '../cards/pattern.ts';
import { language } from '../i18n/language.ts';
import { sentences, type Teller } from '../table/story.ts';
import { tidySheetName } from '../rules/link.ts';
import { tableWords } from '../table/words.ts';
import { eventsAs, type Film, placeOf, seenAs, type View } from './film.ts';
import { replayWords } from './words/index.ts';

/** A line of the story, and the frame it belongs to. */
export interface StoryLine {
  readonly index: number;
  readonly text: string;
}

/** What was told of the deal that is shown, step by step. */
export function storyOf(
  film: Film,
  catalog: PlayCatalog,
  { index, view, names }: { readonly index: number; readonly view: View; readonly names: readonly string[] },
): readonly StoryLine[] {
  const words = replayWords();
  const { step, of } = placeOf(film, index);
  const from = index - step;
  return range(of + 1).map((offset) => {
    const frame = at(film.frames, from + offset);
    const told = toldBy(frame, seenAs(catalog, frame.match, view), view, names);
    // Where several answer at the same time nobody hears anything before all have.
    const by = /^\d(?= )/.exec(film.record.deals[frame.deal]?.moves[frame.move ?? -1] ?? '')?.[0];
    const isSealed = told.length === 0 && by !== undefined;
    const text = isSealed ? words.sealed(at(names, Number(by))) : told.join('. ');
    return {
      index: from + offset,
      text: offset === 0 ? [words.dealt, text].filter(Boolean).join('. ') : text,
    };
  });
}

function toldBy(frame: ReplayStep, seen: Seen, view: View, names: readonly string[]): readonly string[] {
  const teller: Teller = {
    model: { seen, seat: null, names, language: language.value },
    spoken: seen.words(language.value),
    words: tableWords[language.value],
    pattern: patternOf(seen.game),
  };
  return sentences(eventsAs(frame, view), teller);
}

/** By seat; a record may be without names. */
export function namesIn({ record }: Film): readonly string[] {
  const words = replayWords();
  return range(record.seats).map((seat) => {
    // A record may come from anywhere.
    const name = tidySheetName(record.names?.[seat] ?? '');
    return name === '' ? words.seat(seat + 1) : name;
  });
}
