/** Lists whose order means nothing. Everything else is compared in order. */
const SETS: ReadonlySet<string> = new Set([
  'legal',
  'legalAt',
  'legalLead',
  'nextLegalLead',
  'illegal',
  'nobody',
  'sees',
  'doesNotSee',
  'afterRound',
  'withTwoPlayers',
  'mushroom',
]);

/** Whether a field of a case came out as expected. */
export function isAsExpected(field: string, expected: unknown, got: unknown): boolean {
  return canonical(field, expected) === canonical(field, got);
}

/** A value as a text that is the same for values that count as equal. */
function canonical(field: string, value: unknown): string {
  // Seats that draw nothing may be absent.
  if (field === 'drawn' && isMap(value)) return ordered(withoutEmpty(value), false);
  // Lists of reasons are sets; seats without any may be absent.
  if (field === 'points' && isMap(value) && Object.values(value).every(isTextList)) {
    return ordered(withoutEmpty(value), true);
  }
  return ordered(value, SETS.has(field));
}

function withoutEmpty(value: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(value).filter(([, items]) => !Array.isArray(items) || items.length > 0));
}

function ordered(value: unknown, isSet: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => ordered(item, isSet));
    // A list of sets (legal, caller by caller) is itself in order.
    const isListOfLists = value.some((item) => Array.isArray(item));
    return `[${(isSet && !isListOfLists ? items.toSorted() : items).join()}]`;
  }
  if (isMap(value)) {
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${key}:${ordered(inner, isSet)}`).join()}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
