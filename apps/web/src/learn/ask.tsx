import { useSignal } from '@preact/signals';
import type { ReplayStep } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { Board, Example, type Said, useNews, Verdict } from './example.tsx';
import styles from './example.module.css';
import { after, type AskTask } from './lesson.ts';
import { lastOf, type TaskProps, useSteps } from './task.ts';
import { learnWords } from './words/index.ts';

/** A question at the table: the rule's own words if it cannot be so, a word about it if it can. */
export function Ask({ id, game, task, words }: TaskProps<AskTask>): JSX.Element {
  const texts = learnWords();
  const { news, step, said, play, refuse, again } = useAsk({ id, game, task, words });
  return (
    <Example id={id} title={words.title} ask={words.ask}>
      <Board
        game={game}
        setting={task.setting}
        step={step}
        news={news}
        play={play}
        title={words.title}
        onRefused={refuse}
      />
      <Verdict said={said} />
      <div class={styles.do}>
        <button type="button" class="button" disabled={said === undefined} onClick={again}>
          {texts.again}
        </button>
      </div>
    </Example>
  );
}

interface Answer {
  readonly text: string;
  readonly step: ReplayStep;
}

function useAsk({ game, task: { setting, follows = [] }, words }: TaskProps<AskTask>) {
  const first = lastOf(useSteps(game, setting));
  const answer = useSignal<Answer | undefined>(undefined);
  const refused = useSignal<string | undefined>(undefined);
  const [news, tell] = useNews();
  const play = (text: string): void => {
    const step = after(first, setting.you, text, follows);
    if (answer.value !== undefined || step === first) return;
    answer.value = { text, step };
    refused.value = undefined;
    tell(step.events);
  };
  const again = (): void => {
    answer.value = undefined;
    refused.value = undefined;
    tell([]);
  };
  const refuse = (why: string): void => void (refused.value = why);
  const said = saidOf(words, answer.value?.text, refused.value);
  return { news, step: answer.value?.step ?? first, said, play, refuse, again };
}

function saidOf(
  { right, replies = {} }: TaskProps<AskTask>['words'],
  answer: string | undefined,
  refused: string | undefined,
): Said | undefined {
  if (answer !== undefined) return { text: replies[answer] ?? right, isRight: true };
  if (refused === undefined) return undefined;
  return { text: learnWords().notAllowed(refused), isRight: false };
}
