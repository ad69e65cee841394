import type { Language } from '@stammtisch/cards';
import {
  type OptionSpec,
  type OptionValue,
  type OptionWords,
  type PlayCatalog,
  valueName,
} from '@stammtisch/kernel';

/** A house rule as the reference tells it. */
export interface HouseRule extends Pick<OptionWords, 'label' | 'help' | 'example'> {
  readonly option: string;
  /** Its id in the rule book. */
  readonly rule: string;
  /** What it may be, the usual first. */
  readonly values: readonly string[];
}

/** Every house rule a game declares, in its own words and order. */
export function houseRulesOf(catalog: PlayCatalog, game: string, language: Language): readonly HouseRule[] {
  const rules = catalog.open(game, ({ game: { options }, words }) =>
    Object.entries(options).map(([option, spec]) => {
      const said = words[language].options[option] ?? { label: option, help: '' };
      return { ...said, option, rule: spec.rule, values: valuesOf(spec, said, language) };
    }),
  );
  return rules ?? [];
}

function valuesOf(spec: OptionSpec, said: OptionWords, language: Language): readonly string[] {
  const name = (value: OptionValue): string => valueName(said, value, language);
  const usual = name(spec.standard);
  if (spec.kind === 'count') return [usual, `${spec.min}–${spec.max}`];
  const all: readonly OptionValue[] = spec.kind === 'flag' ? [false, true] : spec.of;
  return [usual, ...all.filter((value) => value !== spec.standard).map(name)];
}
