import { parseCard } from '@stammtisch/cards';

import { type MatchRecord, RECORD_FORMAT, type RecordProblem } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** Reads a record from parsed JSON, without playing it. */
export function parseRecord(input: unknown): Result<MatchRecord, RecordProblem> {
  const problem = recordProblem(input);
  // Every field has just been checked.
  return problem === undefined ? ok(input as MatchRecord) : fail(problem);
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, check: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every((one) => check(one));
const isCard = (value: unknown): boolean => isText(value) && parseCard(value) !== undefined;
const optional = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);

const FIELDS: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  format: [(value) => value === RECORD_FORMAT, `"${RECORD_FORMAT}"`],
  game: [isText, 'a game id'],
  rulesVersion: [optional(isNumber), 'a whole number'],
  table: [optional(isText), 'a text'],
  match: [optional(isNumber), 'a whole number'],
  seats: [(value) => isNumber(value) && value >= 2 && value <= 8, 'a whole number from 2 to 8'],
  names: [optional((value) => isListOf(value, isText)), 'a list of texts'],
  sides: [optional((value) => isListOf(value, isNumber)), 'a list of side numbers'],
  firstDealer: [isNumber, 'a seat'],
  options: [optional(isObject), 'an object'],
  startScores: [optional((value) => isListOf(value, isNumber)), 'a list of whole numbers'],
  dealLimit: [optional((value) => isNumber(value) && value >= 1), 'a whole number from 1'],
  deals: [Array.isArray, 'a list of deals'],
  fairness: [optional((value) => value === null || isObject(value)), 'an object'],
  result: [
    optional(
      (value) =>
        value === null ||
        (isObject(value) && isListOf(value['winners'], isNumber) && isListOf(value['totals'], isNumber)),
    ),
    'null, or winners and totals',
  ],
};

const DEAL_FIELDS: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  deck: [optional((value) => isListOf(value, isCard)), 'a list of cards'],
  hands: [optional((value) => isListOf(value, (hand) => isListOf(hand, isCard))), 'a list of hands'],
  rest: [optional((value) => isListOf(value, isCard)), 'a list of cards'],
  dealer: [optional(isNumber), 'a seat'],
  moves: [(value) => isListOf(value, isText), 'a list of texts'],
};

function recordProblem(input: unknown): RecordProblem | undefined {
  if (!isObject(input)) return { where: 'record', what: 'not an object' };
  const problem = fieldsProblem(input, FIELDS, '');
  if (problem !== undefined) return problem;
  const { seats, firstDealer, deals, names } = input;
  if (Array.isArray(names) && names.length !== seats)
    return { where: 'names', what: `should be one for each of the ${String(seats)} seats` };
  if (!isSeat(firstDealer, seats)) return { where: 'firstDealer', what: 'no such seat' };
  if (!Array.isArray(deals)) return { where: 'deals', what: 'not a list' };
  for (const [index, deal] of deals.entries()) {
    const where = `deals[${index}]`;
    if (!isObject(deal)) return { where, what: 'not an object' };
    const wrong = fieldsProblem(deal, DEAL_FIELDS, `${where}.`);
    if (wrong !== undefined) return wrong;
    if (deal['dealer'] !== undefined && !isSeat(deal['dealer'], seats))
      return { where: `${where}.dealer`, what: 'no such seat' };
    if ((deal['deck'] === undefined) === (deal['hands'] === undefined))
      return { where, what: 'needs a deck or hands, and not both' };
    if (deal['deck'] !== undefined && deal['rest'] !== undefined)
      return { where: `${where}.rest`, what: 'a deck is the whole pack, so nothing is left beside it' };
  }
  return undefined;
}

function isSeat(value: unknown, seats: unknown): boolean {
  return isNumber(value) && isNumber(seats) && value >= 0 && value < seats;
}

function fieldsProblem(
  input: Readonly<Record<string, unknown>>,
  checks: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>>,
  prefix: string,
): RecordProblem | undefined {
  for (const [field, [check, wanted]] of Object.entries(checks)) {
    if (!check(input[field])) return { where: `${prefix}${field}`, what: `should be ${wanted}` };
  }
  const stranger = Object.keys(input).find((field) => !Object.hasOwn(checks, field) && field !== 'note');
  return stranger === undefined ? undefined : { where: `${prefix}${stranger}`, what: 'unknown field' };
}
