import type { JSX } from 'preact';

import { games } from '../app/games.ts';
import { preferences } from '../app/preferences.ts';
import { language } from '../i18n/language.ts';
import { SheetTable } from '../sheet/sheet-table.tsx';
import { Example } from './example.tsx';
import styles from './example.module.css';
import type { SheetTask } from './lesson.ts';
import { exampleModel } from './model.ts';
import { lastOf, type TaskProps, useSteps } from './task.ts';
import { learnWords } from './words/index.ts';

/** Deals as they stand on the score sheet, the last one with its reasons. */
export function Sheet({ id, game, task: { setting }, words }: TaskProps<SheetTask>): JSX.Element {
  const model = exampleModel({
    game,
    setting,
    step: lastOf(useSteps(game, setting)),
    news: { seq: 0, events: [] },
    catalog: games.value,
    language: language.value,
    you: learnWords().you,
    preferences: preferences.value,
    play: () => undefined,
    prefer: () => undefined,
  });
  return (
    <Example id={id} title={words.title} ask={words.ask}>
      <div class={styles.sheet}>
        <SheetTable model={model} opened={setting.deals.length - 1} />
      </div>
    </Example>
  );
}
