import type { SomeOptions } from '@stammtisch/kernel';

import { eitherOf } from '../i18n/forms.ts';
import { language, t } from '../i18n/language.ts';
import type { GameSetup } from '../lobby/setup.ts';
import { ruleWords } from './words/index.ts';

interface Sheet {
  readonly setup: GameSetup;
  readonly options: SomeOptions;
  readonly name: string | undefined;
}

/** What a sheet is called: as somebody named it, else after its game. */
export function sheetTitle({ setup, options, name }: Sheet): string {
  const rules = ruleWords();
  const game = setup.name(language.value);
  if (name !== undefined) return name;
  return Object.keys(options).length === 0 ? rules.usualOf(game) : rules.ours(game);
}

/** A sheet in one line: which game, for how many, and how much is not as usual. */
export function sheetFacts({ setup, options, name }: Sheet): string {
  const rules = ruleWords();
  const game = setup.name(language.value);
  const count = Object.keys(options).length;
  return [
    ...(name === undefined ? [] : [rules.sheetOf(game)]),
    rules.players(playersOf(setup, options)),
    ...(count === 0 ? [] : [rules.differing(count)]),
  ].join(' · ');
}

/** "3–8", "2, 4": every number of players these rules allow. */
function playersOf(setup: GameSetup, options: SomeOptions): string {
  const counts = setup.seatCounts(options);
  const [first = 0] = counts;
  const last = counts.at(-1) ?? first;
  const isRun = counts.length > 2 && counts.length === last - first + 1;
  return isRun ? t().lobby.fromTo(first, last) : eitherOf(language.value, counts.map(String));
}
