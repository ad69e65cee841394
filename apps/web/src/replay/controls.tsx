import type { JSX } from 'preact';

import { Icon, type IconName } from '../icons/icon.tsx';
import { type Film, placeOf } from './film.ts';
import styles from './replay.module.css';
import type { Place } from './use-place.ts';
import { replayWords } from './words/index.ts';

interface ControlsProps {
  readonly film: Film;
  readonly place: Place;
  /** What has just happened, for whoever moves the slider without seeing the table. */
  readonly told: string;
}

/** Forward and back, by steps, by deals, and by hand. */
export function Controls(props: ControlsProps): JSX.Element {
  const { film, told } = props;
  const { index, go } = props.place;
  const words = replayWords();
  const { step, of } = placeOf(film, index);
  const most = film.frames.length - 1;
  return (
    <section class={styles['controls']} aria-label={words.scrubber}>
      <label class={styles['deal']}>
        <span class="only-heard">{words.chooseDeal}</span>
        <select
          value={film.frames[index]?.deal ?? 0}
          onChange={({ currentTarget }) => go(film.starts[Number(currentTarget.value)] ?? 0)}
        >
          {film.starts.map((from, deal) => (
            <option key={from} value={deal}>
              {words.deal(deal + 1)}
            </option>
          ))}
        </select>
      </label>
      <Steps film={film} place={props.place} />
      <div class={styles['way']}>
        <input
          class={styles['scrubber']}
          type="range"
          min={0}
          max={most}
          value={index}
          aria-label={words.scrubber}
          aria-valuetext={`${words.deal((film.frames[index]?.deal ?? 0) + 1)}, ${told}`}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <span class={styles['place']}>{step === 0 ? words.dealt : words.step(step, of)}</span>
      </div>
    </section>
  );
}

function Steps({ film, place }: Pick<ControlsProps, 'film' | 'place'>): JSX.Element {
  const { index, isRunning, go, run } = place;
  const words = replayWords();
  const { step, of } = placeOf(film, index);
  const most = film.frames.length - 1;
  const start = index - step;
  return (
    <div class={styles['steps']}>
      <Step
        icon="toFirst"
        text={words.first}
        isOff={index === 0}
        onPress={() => go(step === 0 ? index - 1 : start)}
      />
      <Step icon="arrowLeft" text={words.back} isOff={index === 0} onPress={() => go(index - 1)} />
      <Step
        icon={isRunning ? 'pause' : 'play'}
        text={isRunning ? words.halt : words.run}
        isOff={index === most}
        onPress={run}
      />
      <Step icon="arrowRight" text={words.forward} isOff={index === most} onPress={() => go(index + 1)} />
      <Step
        icon="toLast"
        text={words.last}
        isOff={index === most}
        onPress={() => go(step === of ? index + 1 : start + of)}
      />
    </div>
  );
}

function Step({
  icon,
  text,
  isOff,
  onPress,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button-icon"
      aria-label={text}
      title={text}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
