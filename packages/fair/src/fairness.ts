import { fail, ok, type RecordProblem, type Result } from '@stammtisch/kernel';

import { type Hex, isHex } from './hex.ts';

/** What a record says of its dealing; `packages/fair/README.md` and `docs/fairness.md` say what must hold. */
export interface Fairness {
  /** How many links the chain has. */
  readonly length: number;
  /** Its public end, s_0. */
  readonly start: Hex;
  /** How many starts in a row were voided before this one. */
  readonly voided: number;
  /** Seat s was taken by the occupant of chair `chairs[s]`. */
  readonly chairs: readonly number[];
  /** By chair; null for one that is not mixed in. */
  readonly commitments: readonly (Hex | null)[];
  readonly shares: readonly (Hex | null)[];
  readonly links: readonly RevealedLink[];
}
/** A link that has been revealed, and what it drove: the lots, or the deck of this index. */
export interface RevealedLink {
  readonly k: number;
  readonly for: 'lots' | number;
  readonly reveal: Hex;
}

/** Longest chain that is walked for anybody. */
const MAX_LENGTH = 1_000_000;

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, check: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => check(one));
const isHexOrNull = (value: unknown): boolean => value === null || isHex(value);
const isRevealed = (value: unknown): boolean =>
  isObject(value) &&
  isCount(value['k'], MAX_LENGTH) &&
  (value['for'] === 'lots' || isCount(value['for'], MAX_LENGTH)) &&
  isHex(value['reveal']);

const FIELDS: Readonly<Record<keyof Fairness, readonly [(value: unknown) => boolean, string]>> = {
  length: [(value) => isCount(value, MAX_LENGTH) && value > 0, 'a whole number above 0'],
  start: [isHex, '32 bytes in hex'],
  voided: [(value) => isCount(value, MAX_LENGTH), 'a whole number'],
  chairs: [(value) => isList(value, (one) => isCount(one, 7)), 'a list of chairs'],
  commitments: [(value) => isList(value, isHexOrNull), 'a list of 32 bytes in hex or null'],
  shares: [(value) => isList(value, isHexOrNull), 'a list of 32 bytes in hex or null'],
  links: [(value) => isList(value, isRevealed), 'a list of k, for and reveal'],
};

/** Reads a record's `fairness`, without judging it. */
export function parseFairness(input: unknown, seats: number): Result<Fairness, RecordProblem> {
  if (!isObject(input)) return fail({ where: 'fairness', what: 'absent: this dealing cannot be checked' });
  for (const [field, [check, wanted]] of Object.entries(FIELDS)) {
    if (!check(input[field])) return fail({ where: `fairness.${field}`, what: `should be ${wanted}` });
  }
  const stranger = Object.keys(input).find((field) => !Object.hasOwn(FIELDS, field));
  if (stranger !== undefined) return fail({ where: `fairness.${stranger}`, what: 'unknown field' });
  // Every field has just been checked.
  const fairness = input as unknown as Fairness;
  for (const field of ['chairs', 'commitments', 'shares'] as const) {
    if (fairness[field].length !== seats)
      return fail({ where: `fairness.${field}`, what: `one entry for each of the ${seats} chairs` });
  }
  return ok(fairness);
}
