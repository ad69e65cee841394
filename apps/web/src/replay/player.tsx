import { useSignal } from '@preact/signals';
import { at, type PlayCatalog } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import { language } from '../i18n/language.ts';
import { Controls } from './controls.tsx';
import type { Film, View } from './film.ts';
import { HandOn } from './hand-on.tsx';
import { Moment } from './moment.tsx';
import styles from './replay.module.css';
import { StoryList } from './story-list.tsx';
import { namesIn, storyOf } from './told.ts';
import { usePlace } from './use-place.ts';
import { replayWords } from './words/index.ts';

interface PlayerProps {
  readonly film: Film;
  readonly catalog: PlayCatalog;
  /** Where to begin. */
  readonly start: number;
  readonly title: string;
}

/** Shows a match moment by moment. */
export function Player({ film, catalog, start, title }: PlayerProps): JSX.Element {
  const place = usePlace(film, start);
  const { index, go } = place;
  const view = useSignal<View>('all');
  const names = namesIn(film);
  const lines = useMemo(
    () => storyOf(film, catalog, { index, view: view.value, names }),
    [film, at(film.frames, index).deal, view.value, language.value],
  );
  const told = lines.findLast((line) => line.index <= index)?.text ?? '';
  return (
    <div class={styles['player']}>
      <ViewChoice names={names} view={view.value} onChange={(next) => (view.value = next)} />
      <div class={styles['columns']}>
        <Moment film={film} catalog={catalog} index={index} view={view.value} names={names} told={told} />
        <StoryList lines={lines} index={index} onGo={go} />
      </div>
      <Controls film={film} place={place} told={told} />
      <HandOn record={film.record} index={index} title={title} />
    </div>
  );
}

function ViewChoice({
  names,
  view,
  onChange,
}: {
  readonly names: readonly string[];
  readonly view: View;
  readonly onChange: (view: View) => void;
}): JSX.Element {
  const words = replayWords();
  return (
    <label class={styles['view']}>
      {words.viewLegend}
      <select
        value={String(view)}
        onChange={({ currentTarget: { value } }) => onChange(value === 'all' ? 'all' : Number(value))}
      >
        <option value="all">{words.allHands}</option>
        {names.map((name, seat) => (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
