import { at, type ReplayStep } from '@stammtisch/kernel';
import { useMemo } from 'preact/hooks';

import { games } from '../app/games.ts';
import { type LessonTask, type Setting, stepsOf, type TaskWords } from './lesson.ts';

/** A task and what is said about it. */
export interface TaskProps<Task extends LessonTask> {
  /** Of its element, so that it can be linked to. */
  readonly id: string;
  readonly game: string;
  readonly task: Task;
  readonly words: TaskWords<Task>;
}

/** The positions of a setting; a lesson is shown once its game is here, and its data never changes. */
export function useSteps(game: string, setting: Setting): readonly ReplayStep[] {
  return useMemo(() => stepsOf(games.peek(), game, setting), [game, setting]);
}

/** Where a setting ends. */
export function lastOf(steps: readonly ReplayStep[]): ReplayStep {
  return at(steps, steps.length - 1);
}
