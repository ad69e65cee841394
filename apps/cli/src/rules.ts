import { type Language, LANGUAGES } from '@stammtisch/cards';
import { differences, explainOptions, type GameKit, ruleCard, ruleCardMarkdown } from '@stammtisch/kernel';

import { openGame, readArgs, readOptions } from './input.ts';
import { type Command, unusable } from './usage.ts';

/** `stammtisch rules`: how a table plays, as Markdown, what differs from the standard rules first. */
export const rulesCommand: Command = (args) => {
  const { values } = readArgs(args, {
    game: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    options: { type: 'string', default: '{}' },
  });
  const language = readLanguage(values.lang);
  const card = openGame(values.game, (kit) => cardFor(kit, values.options, language));
  process.stdout.write(card);
  return 0;
};

function cardFor<W, A, V, O>(kit: GameKit<V & W, A, V, O>, text: string, language: Language): string {
  const options = kit.parse(readOptions(text));
  if (!options.ok) return unusable(`--options: ${explainOptions(kit, options.error)}`);
  const chosen = differences(kit.game.options, options.value ?? {});
  return ruleCardMarkdown(ruleCard(kit, chosen, language), language);
}

function readLanguage(text: string): Language {
  return (
    LANGUAGES.find((one) => one === text) ?? unusable(`--lang: one of ${LANGUAGES.join(', ')}, not "${text}"`)
  );
}
