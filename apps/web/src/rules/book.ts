import type { Language } from '@stammtisch/cards';
import {
  compareRules,
  type PlayCatalog,
  readRuleCode,
  type RuleCard,
  ruleCard,
  ruleCode,
  type RuleContrast,
  type SomeOptions,
} from '@stammtisch/kernel';

/** A game as rule sheets see it, its types closed over. */
export interface RuleBook {
  /** The short text that links carry for these house rules. */
  code(chosen: SomeOptions): string;
  /** The house rules a code means; undefined if it means none. */
  read(code: string): SomeOptions | undefined;
  /** How a table plays, in plain words. */
  card(chosen: SomeOptions, language: Language): RuleCard;
  /** Where two sheets disagree. */
  contrasts(sheets: readonly [SomeOptions, SomeOptions], language: Language): readonly RuleContrast[];
}

/** Opens a game for rule sheets; undefined if there is none of that name. */
export function ruleBookOf(catalog: PlayCatalog, id: string): RuleBook | undefined {
  return catalog.open(id, (kit) => ({
    code: (chosen) => ruleCode(kit.game.options, chosen),
    read: (code) => readRuleCode(kit.game.options, code),
    card: (chosen, language) => ruleCard(kit, chosen, language),
    contrasts: (sheets, language) => compareRules(kit, sheets, language),
  }));
}
