import { useSignal } from '@preact/signals';
import { at } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { language } from '../i18n/language.ts';
import { Board, Example, useNews } from './example.tsx';
import styles from './example.module.css';
import type { WalkTask } from './lesson.ts';
import { type TaskProps, useSteps } from './task.ts';
import { learnWords } from './words/index.ts';

/** A deal played through, step by step or card by card. */
export function Walk({ id, game, task, words }: TaskProps<WalkTask>): JSX.Element {
  const { stop, goTo, hint, board } = useWalk({ id, game, task, words });
  return (
    <Example id={id} title={words.title} ask={words.ask}>
      <Board {...board} game={game} setting={task.setting} title={words.title} />
      <div class={styles.told} aria-live="polite">
        <p>{words.steps[stop]}</p>
        {hint === undefined ? undefined : <p class={styles.hint}>{hint}</p>}
      </div>
      <Steps stop={stop} of={task.stops.length} goTo={goTo} />
    </Example>
  );
}

function useWalk({ game, task: { setting, stops } }: TaskProps<WalkTask>) {
  const texts = learnWords();
  const steps = useSteps(game, setting);
  const stop = useSignal(0);
  const hint = useSignal<string | undefined>(undefined);
  const [news, tell] = useNews();
  const here = at(stops, stop.value);
  const step = at(steps, here);
  const goTo = (next: number): void => {
    stop.value = next;
    hint.value = undefined;
    tell(steps.slice(here + 1, at(stops, next) + 1).flatMap(({ events }) => events));
  };
  const play = (text: string): void => {
    const given = at(setting.deals, 0).moves.split(',')[here] ?? '';
    if (text === given) return goTo(stop.value + 1);
    hint.value = texts.otherwise(step.match.words(language.value).action(given));
    tell([]);
  };
  const onRefused = (why: string): void => void (hint.value = texts.notAllowed(why));
  return { stop: stop.value, goTo, hint: hint.value, board: { step, news, play, onRefused } };
}

function Steps({
  stop,
  of,
  goTo,
}: {
  readonly stop: number;
  readonly of: number;
  readonly goTo: (stop: number) => void;
}): JSX.Element {
  const texts = learnWords();
  return (
    <div class={styles.do}>
      <button type="button" class="button" disabled={stop === 0} onClick={() => goTo(stop - 1)}>
        {texts.back}
      </button>
      <button type="button" class="button" disabled={stop === of - 1} onClick={() => goTo(stop + 1)}>
        {texts.next}
      </button>
      <span class={styles.count}>{texts.stepOf(stop + 1, of)}</span>
    </div>
  );
}
