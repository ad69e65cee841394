import type { JSX } from 'preact';

import { games } from '../app/games.ts';
import { preferences } from '../app/preferences.ts';
import { language } from '../i18n/language.ts';
import { SheetTable } from '../sheet/sheet-table.tsx';
import type { Setting } from './lesson.ts';
import { exampleModel } from './model.ts';
import { lastOf, useSteps } from './task.ts';
import { learnWords } from './words/index.ts';

/** The score sheet itself after the deals of a setting, the last one with its reasons. */
export function SheetBox({
  game,
  setting,
}: {
  readonly game: string;
  readonly setting: Setting;
}): JSX.Element {
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
  return <SheetTable model={model} opened={setting.deals.length - 1} />;
}
