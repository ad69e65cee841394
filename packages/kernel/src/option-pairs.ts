import {
  type Conflict,
  conflictsOf,
  type OptionSheet,
  type OptionsOf,
  type OptionSpec,
  type OptionValue,
  parseOptions,
  type SomeOptions,
} from './options.ts';

interface Setting {
  readonly name: string;
  readonly value: OptionValue;
}

/** The values worth testing: all of a flag or choice; the standard, the ends and a suggestion of a number. */
export function testValues(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'flag') return [false, true];
  if (spec.kind === 'choice') return spec.of;
  return [...new Set([spec.standard, spec.min, spec.max, ...(spec.suggested ?? []).slice(0, 1)])];
}

/**
 * Few option sets that together meet every pair of values that can meet (greedy, without chance): the test matrix.
 * The first set is the standard one.
 */
export function pairs<S extends OptionSheet>(
  sheet: S,
  conflicts: readonly Conflict<OptionsOf<S>>[] = [],
): readonly OptionsOf<S>[] {
  const settings = Object.entries(sheet).flatMap(([name, spec]) =>
    testValues(spec).map((value) => ({ name, value })),
  );
  const open = new Set(pairKeys(settings));
  const sets: OptionsOf<S>[] = [];
  const add = (values: SomeOptions): void => {
    const options = parseOptions(sheet, values, conflicts);
    if (!options.ok) throw new Error('an illegal set in the test matrix');
    sets.push(options.value);
    for (const key of pairKeys(settingsOf(sheet, values))) open.delete(key);
  };
  add({});
  for (const a of settings) {
    for (const b of settings) {
      if (a.name >= b.name || !open.delete(pairKey(a, b))) continue;
      const seed = { [a.name]: a.value, [b.name]: b.value };
      const legal = completed({ sheet, conflicts, settings }, seed, 3);
      if (legal !== undefined) add(enriched({ sheet, conflicts, settings }, legal, open));
    }
  }
  return sets;
}

interface Space<S extends OptionSheet> {
  readonly sheet: S;
  readonly conflicts: readonly Conflict<OptionsOf<S>>[];
  readonly settings: readonly Setting[];
}

/** These values with, where a conflict demands it, some of the options it names set otherwise. */
function completed<S extends OptionSheet>(
  space: Space<S>,
  values: SomeOptions,
  depth: number,
): SomeOptions | undefined {
  const problem = problemOf(space, values);
  if (problem === undefined) return values;
  if (depth === 0) return undefined;
  for (const { name, value } of space.settings) {
    if (!problem.includes(name) || Object.hasOwn(values, name)) continue;
    const more = completed(space, { ...values, [name]: value }, depth - 1);
    if (more !== undefined) return more;
  }
  return undefined;
}

/** These values with further settings that meet pairs still open. */
function enriched<S extends OptionSheet>(
  space: Space<S>,
  values: SomeOptions,
  open: ReadonlySet<string>,
): SomeOptions {
  let best = values;
  for (const { name, value } of space.settings) {
    if (Object.hasOwn(best, name)) continue;
    const more = { ...best, [name]: value };
    const meets = settingsOf(space.sheet, more).some(
      (other) => other.name !== name && open.has(pairKey(other, { name, value })),
    );
    if (meets && problemOf(space, more) === undefined) best = more;
  }
  return best;
}

/** The options in conflict, if any. */
function problemOf<S extends OptionSheet>(
  { sheet, conflicts }: Space<S>,
  values: SomeOptions,
): readonly string[] | undefined {
  const options = parseOptions(sheet, values);
  if (!options.ok) throw new Error('a test value that is none');
  const [first] = conflictsOf(conflicts, options.value);
  return first === undefined ? undefined : [first.option, ...(first.with ?? [])];
}

function settingsOf(sheet: OptionSheet, values: SomeOptions): readonly Setting[] {
  return Object.entries(sheet).map(([name, spec]) => ({ name, value: values[name] ?? spec.standard }));
}

function pairKeys(settings: readonly Setting[]): readonly string[] {
  return settings.flatMap((a) => settings.filter((b) => a.name < b.name).map((b) => pairKey(a, b)));
}

function pairKey(a: Setting, b: Setting): string {
  const [first, second] = a.name < b.name ? [a, b] : [b, a];
  return `${first.name}=${String(first.value)} & ${second.name}=${String(second.value)}`;
}
