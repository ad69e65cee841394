import { fail, ok, type Result } from './result.ts';

interface Rule {
  /** The house rule's id in the rule book, as in "SM-O7". */
  readonly rule: string;
  /** Shown, and meaningful, only while other options have one of these values. */
  readonly onlyIf?: Readonly<Record<string, readonly OptionValue[]>>;
}
/** The value of an option: on or off, a number, or a named choice. */
export type OptionValue = boolean | number | string;
/** A house rule that is on or off. */
export interface Flag extends Rule {
  readonly kind: 'flag';
  readonly standard: boolean;
}
/** A house rule that is a whole number in a range. */
export interface Count extends Rule {
  readonly kind: 'count';
  readonly standard: number;
  readonly min: number;
  readonly max: number;
  /** Shown first in the form; any number in range is allowed. */
  readonly suggested?: readonly number[];
  /** Other suggestions while another option has a value, keyed as in "scoring=majority". */
  readonly suggestedWhen?: Readonly<Record<string, readonly number[]>>;
}
/** A house rule that is one of a few named or numbered values, the order being that of the form. */
export interface Choice<Name extends string | number = string | number> extends Rule {
  readonly kind: 'choice';
  readonly standard: NoInfer<Name>;
  readonly of: readonly Name[];
}
/** Any declared house rule. */
export type OptionSpec = Flag | Count | Choice;
/** All house rules of a game, declared once; forms, validation, documentation and tests follow from it. */
export type OptionSheet = Readonly<Record<string, OptionSpec>>;

/** The type of the chosen values, read off the declaration. */
export type OptionsOf<Sheet extends OptionSheet> = {
  readonly [Name in keyof Sheet]: Sheet[Name] extends Choice<infer Pick>
    ? Pick
    : Sheet[Name] extends Count
      ? number
      : boolean;
};
/** Some chosen values; the rest is standard. */
export type SomeOptions = Readonly<Record<string, OptionValue>>;

/** Declares a house rule that is on or off. */
export const flag = (spec: Omit<Flag, 'kind'>): Flag => ({ kind: 'flag', ...spec });
/** Declares a house rule that is a number. */
export const count = (spec: Omit<Count, 'kind'>): Count => ({ kind: 'count', ...spec });
/** Declares a house rule with a few values. */
export const choice = <const Name extends string | number>(
  spec: Omit<Choice<Name>, 'kind'>,
): Choice<Name> => ({
  kind: 'choice',
  ...spec,
});

/** A combination of options (and seats) that makes no sense. */
export interface Conflict<Options> {
  /** The options that cannot go together; the first is the one reported. */
  readonly options: readonly [string, ...string[]];
  /** A stable name for the reason; the words of the game explain it. */
  readonly code: string;
  readonly when: (options: Options, seats: number | undefined) => boolean;
}

/** What is wrong with chosen options. */
export interface OptionProblem {
  readonly option: string;
  readonly code: 'unknown' | 'wrong-type' | 'out-of-range' | 'not-a-choice' | 'conflict';
  /** For a conflict: its code and the other options. */
  readonly because?: string;
  readonly with?: readonly string[];
}

/** What every table plays unless it says otherwise. */
export function standard<S extends OptionSheet>(sheet: S): OptionsOf<S> {
  const values = Object.fromEntries(Object.entries(sheet).map(([name, spec]) => [name, spec.standard]));
  // Every key of the sheet has just been given the standard value its own spec declares.
  return values as OptionsOf<S>;
}

/** Reads chosen options, the rest being standard; reports every unknown key, wrong value and conflict. */
export function parseOptions<S extends OptionSheet>(
  sheet: S,
  input: unknown,
  conflicts: readonly Conflict<OptionsOf<S>>[] = [],
  seats?: number,
): Result<OptionsOf<S>, readonly OptionProblem[]> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return fail([{ option: '', code: 'wrong-type' }]);
  }
  const problems: OptionProblem[] = [];
  const values: Record<string, unknown> = { ...standard(sheet) };
  for (const [option, value] of Object.entries(input)) {
    const spec = Object.hasOwn(sheet, option) ? sheet[option] : undefined;
    const code = spec === undefined ? 'unknown' : valueProblem(spec, value);
    if (code === undefined) values[option] = value;
    else problems.push({ option, code });
  }
  if (problems.length > 0) return fail(problems);
  // Each value is either the standard one or has passed its own spec's check.
  const options = values as OptionsOf<S>;
  const clashes = conflictsOf(conflicts, options, seats);
  return clashes.length > 0 ? fail(clashes) : ok(options);
}

/** The conflicts these options run into. */
export function conflictsOf<Options>(
  conflicts: readonly Conflict<Options>[],
  options: Options,
  seats?: number,
): readonly OptionProblem[] {
  return conflicts
    .filter((conflict) => conflict.when(options, seats))
    .map(({ options: [option, ...others], code }) => ({
      option,
      code: 'conflict',
      because: code,
      with: others,
    }));
}

/** Only what differs from the standard: what records and invitations carry. */
export function differences(sheet: OptionSheet, options: object): SomeOptions {
  const chosen = new Map<string, unknown>(Object.entries(options));
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([name, spec]) => {
      const value = chosen.get(name);
      return isOptionValue(value) && value !== spec.standard ? [[name, value]] : [];
    }),
  );
}

/** One row of the form in which a table is set up. */
export interface FormField {
  readonly option: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  /** False while other options make it meaningless. */
  readonly enabled: boolean;
}

/** The form for a sheet and what has been chosen so far. */
export function fields(sheet: OptionSheet, chosen: SomeOptions): readonly FormField[] {
  const value = (name: string): OptionValue | undefined => chosen[name] ?? sheet[name]?.standard;
  return Object.entries(sheet).map(([option, spec]) => ({
    option,
    spec,
    value: chosen[option] ?? spec.standard,
    enabled: Object.entries(spec.onlyIf ?? {}).every(([other, wanted]) =>
      wanted.some((one) => one === value(other)),
    ),
  }));
}

function valueProblem(spec: OptionSpec, value: unknown): OptionProblem['code'] | undefined {
  if (spec.kind === 'flag') return typeof value === 'boolean' ? undefined : 'wrong-type';
  if (spec.kind === 'choice') return spec.of.some((one) => one === value) ? undefined : 'not-a-choice';
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrong-type';
  return value >= spec.min && value <= spec.max ? undefined : 'out-of-range';
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
}
