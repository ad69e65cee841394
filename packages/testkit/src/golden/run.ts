import { isAsExpected } from './compare.ts';
import { FOR_READERS, type Kind, object, openGiven, text } from './given.ts';
import { SMEAR_KINDS } from './smear-kinds.ts';
import { SPADES_KINDS } from './spades-kinds.ts';
import { ZSIROZAS_KINDS } from './zsirozas-kinds.ts';

/** Every kind of case. */
const KINDS: Readonly<Record<string, Kind>> = { ...SMEAR_KINDS, ...ZSIROZAS_KINDS, ...SPADES_KINDS };

/** How one case came out. */
export interface Verdict {
  readonly id: string;
  /** What is wrong, line by line; empty if the case holds. */
  readonly problems: readonly string[];
}

/** Runs the cases of one file. Throws if it is no list. */
export function runCases(file: unknown): readonly Verdict[] {
  if (!Array.isArray(file)) throw new Error('not a list of cases');
  return file.map((one, index) => runCase(one, index));
}

/** Runs one case. Whatever it says that the runner does not know is a failure. */
export function runCase(input: unknown, index = 0): Verdict {
  let id = `case ${index}`;
  try {
    const one = object(input);
    id = typeof one['id'] === 'string' ? one['id'] : id;
    return { id, problems: problemsOf(one) };
  } catch (error) {
    return { id, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function problemsOf(one: Readonly<Record<string, unknown>>): readonly string[] {
  const strangers = Object.keys(one).filter((field) => ![...FIELDS, ...FOR_READERS].includes(field));
  if (strangers.length > 0) return strangers.map((field) => `unknown field "${field}"`);
  const name = text(one['kind']);
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind === undefined) return [`unknown kind "${name}"`];
  const given = openGiven(object(one['given']));
  const got = kind(given, object(one['opt'] ?? {}));
  const unread = given.unread();
  if (unread.length > 0) return unread.map((field) => `unknown field given.${field}`);
  const expected = Object.entries(object(one['expect'])).filter(([field]) => !FOR_READERS.includes(field));
  if (expected.length === 0) return ['expects nothing'];
  return expected.flatMap(([field, value]) => {
    if (!Object.hasOwn(got, field)) return [`unknown field expect.${field}`];
    const answer = got[field];
    // Some answers depend on how the case puts the question.
    const said: unknown = typeof answer === 'function' ? answer(value) : answer;
    return isAsExpected(field, value, said) ? [] : [`${field}: expected ${show(value)}, got ${show(said)}`];
  });
}

const FIELDS = ['id', 'kind', 'given', 'expect', 'opt'];
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
