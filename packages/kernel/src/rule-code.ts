import { type OptionSheet, type OptionSpec, type OptionValue, type SomeOptions } from './options.ts';

/** Digits of a number in a code: 36³ is more than any range an option has. */
const NUMBER_DIGITS = 3;

/**
 * A short text for a set of house rules, as links carry it: one letter for each option that differs from the
 * standard, then its value. It leans on the order of the sheet and of its choices, which may only grow at the end.
 */
export function ruleCode(sheet: OptionSheet, chosen: SomeOptions): string {
  return Object.entries(sheet)
    .map(([name, spec], index) => {
      const value = chosen[name] ?? spec.standard;
      return value === spec.standard ? '' : digit(index) + valueCode(spec, value);
    })
    .join('');
}

/** The house rules a code means; undefined if it means none. Conflicts are for `parseOptions` to find. */
export function readRuleCode(sheet: OptionSheet, code: string): SomeOptions | undefined {
  const entries = Object.entries(sheet);
  const chosen: Record<string, OptionValue> = {};
  let at = 0;
  while (at < code.length) {
    const [name, spec] = entries[number(code.slice(at, at + 1))] ?? [];
    if (name === undefined || spec === undefined || Object.hasOwn(chosen, name)) return undefined;
    const length = valueLength(spec);
    const value = readValue(spec, code.slice(at + 1, at + 1 + length));
    if (value === undefined || value === spec.standard) return undefined;
    chosen[name] = value;
    at += 1 + length;
  }
  // Only the canonical spelling counts, so that the same rules never have two links.
  return ruleCode(sheet, chosen) === code ? chosen : undefined;
}

function valueCode(spec: OptionSpec, value: OptionValue): string {
  switch (spec.kind) {
    case 'flag':
      return '';
    case 'choice':
      return digit(spec.of.findIndex((one) => one === value));
    case 'count':
      return Number(value).toString(36).padStart(NUMBER_DIGITS, '0');
  }
}

function readValue(spec: OptionSpec, text: string): OptionValue | undefined {
  switch (spec.kind) {
    case 'flag':
      return !spec.standard;
    case 'choice':
      return spec.of[number(text)];
    case 'count': {
      const value = number(text);
      return value >= spec.min && value <= spec.max ? value : undefined;
    }
  }
}

function valueLength({ kind }: OptionSpec): number {
  switch (kind) {
    case 'flag':
      return 0;
    case 'choice':
      return 1;
    case 'count':
      return NUMBER_DIGITS;
  }
}

function digit(index: number): string {
  if (index < 0 || index > 35) throw new Error(`no digit for ${index}`);
  return index.toString(36);
}

/** NaN for anything but lower-case digits of base 36. */
function number(text: string): number {
  return /^[0-9a-z]+$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
}
