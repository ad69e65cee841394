import type { Language } from '@stammtisch/cards';

import type { OptionWords, Paragraph, PlayKit } from './game.ts';
import type { OptionSpec, OptionValue, SomeOptions } from './options.ts';
import { cardWords } from './words.ts';

/** One house rule that is not as usual. */
export interface RuleDifference {
  readonly option: string;
  readonly label: string;
  /** How it is played here, and how it is played usually, in words. */
  readonly value: string;
  readonly usual: string;
  readonly help: string;
  readonly example?: string;
}
/** How a table plays, in plain words: what differs from the standard first. */
export interface RuleCard {
  readonly game: string;
  readonly name: string;
  readonly differences: readonly RuleDifference[];
  readonly basics: readonly Paragraph[];
}
/** One house rule on which two sheets disagree. */
export interface RuleContrast {
  readonly option: string;
  readonly label: string;
  readonly values: readonly [string, string];
  readonly help: string;
}

/** The rule card of these house rules in a language. */
export function ruleCard<S extends V, A, V, O>(
  kit: PlayKit<S, A, V, O>,
  chosen: SomeOptions,
  language: Language,
): RuleCard {
  const words = kit.words[language];
  const differences = Object.entries(kit.game.options).flatMap(([option, spec]) => {
    const value = chosen[option] ?? spec.standard;
    const said = words.options[option];
    if (value === spec.standard || said === undefined) return [];
    const { label, help, example } = said;
    const named = {
      value: valueName(said, value, language),
      usual: valueName(said, spec.standard, language),
    };
    return [{ option, label, ...named, help, ...(example === undefined ? {} : { example }) }];
  });
  return { game: kit.game.id, name: words.name, differences, basics: words.basics };
}

/** Where two sets of house rules of one game disagree. */
export function compareRules<S extends V, A, V, O>(
  kit: PlayKit<S, A, V, O>,
  sheets: readonly [SomeOptions, SomeOptions],
  language: Language,
): readonly RuleContrast[] {
  return Object.entries(kit.game.options).flatMap(([option, spec]) => {
    const [one, other] = [valueIn(sheets[0], option, spec), valueIn(sheets[1], option, spec)];
    const said = kit.words[language].options[option];
    if (one === other || said === undefined) return [];
    const values = [valueName(said, one, language), valueName(said, other, language)] as const;
    return [{ option, label: said.label, values, help: said.help }];
  });
}

/** A rule card as Markdown, to be printed or pasted. */
export function ruleCardMarkdown(card: RuleCard, language: Language): string {
  const words = cardWords[language];
  const differing = card.differences.flatMap(({ label, value, usual, help, example }) => [
    `- **${label}: ${value}** (${words.usually(usual)}). ${help}${example === undefined ? '' : ` *${example}*`}`,
  ]);
  const usual = card.basics.flatMap(({ title, text }) => [`**${title}.** ${text}`, '']);
  return [
    `# ${card.name}`,
    '',
    ...(differing.length === 0 ? [words.nothingDiffers] : [`## ${words.differs}`, '', ...differing]),
    '',
    `## ${words.usual}`,
    '',
    ...(differing.length === 0 ? [] : [words.precedence, '']),
    ...usual,
  ].join('\n');
}

/** What a value of an option is called: its own name, yes or no, or the number. */
export function valueName(said: OptionWords, value: OptionValue, language: Language): string {
  const named = said.values?.[String(value)];
  if (named !== undefined) return named;
  if (typeof value === 'boolean') return value ? cardWords[language].on : cardWords[language].off;
  return String(value);
}

function valueIn(sheet: SomeOptions, option: string, spec: OptionSpec): OptionValue {
  return sheet[option] ?? spec.standard;
}
