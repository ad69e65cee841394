import type { Language } from '@stammtisch/cards';

const rules = new Map<Language, Intl.PluralRules>();
const lists = new Map<Language, Intl.ListFormat>();

/** The form of a sentence that a number asks for. All our languages know one and other. */
export function plural(language: Language, count: number, one: string, other: string): string {
  let rule = rules.get(language);
  if (rule === undefined) rules.set(language, (rule = new Intl.PluralRules(language)));
  return rule.select(count) === 'one' ? one : other;
}

/** "Anna, Bence und Clara". */
export function listed(language: Language, items: readonly string[]): string {
  let list = lists.get(language);
  if (list === undefined) lists.set(language, (list = new Intl.ListFormat(language)));
  return list.format(items);
}

/** "4 oder 6". */
export function eitherOf(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(items);
}

/** A number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
