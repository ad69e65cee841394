import { type Card, parseCard } from '@stammtisch/cards';

/** Fields that only readers need. */
export const FOR_READERS: readonly string[] = ['note', 'why', 'rests', 'held'];

/** What a case is given, read field by field; a field that nobody asked for is a mistake in the case. */
export interface Given {
  has(field: string): boolean;
  int(field: string): number;
  intOr(field: string, other: number): number;
  ints(field: string): readonly number[];
  flag(field: string): boolean;
  text(field: string): string;
  card(field: string): Card;
  cards(field: string): readonly Card[];
  /** A map by seat or side, as a list; missing entries are undefined. */
  bySeat<T>(field: string, size: number, read: (value: unknown) => T): readonly (T | undefined)[];
  list<T>(field: string, read: (value: unknown) => T): readonly T[];
  any(field: string): unknown;
  /** Fields that were never asked for. */
  unread(): readonly string[];
}

/** Works a case out through the rules: every field that such a case may expect, as the game says it. */
export type Kind = (given: Given, options: unknown) => Readonly<Record<string, unknown>>;

/** A case that cannot be understood. */
export function unusable(what: string): never {
  throw new Error(what);
}

/** Opens what a case is given. */
export function openGiven(given: Readonly<Record<string, unknown>>): Given {
  const asked = new Set(FOR_READERS);
  const any = (field: string): unknown => {
    asked.add(field);
    return Object.hasOwn(given, field) ? given[field] : unusable(`given.${field} is missing`);
  };
  const has = (field: string): boolean => {
    asked.add(field);
    return Object.hasOwn(given, field);
  };
  return {
    has,
    any,
    int: (field) => int(any(field)),
    intOr: (field, other) => (has(field) ? int(any(field)) : other),
    ints: (field) => list(any(field), int),
    flag: (field) => flag(any(field)),
    text: (field) => text(any(field)),
    card: (field) => card(any(field)),
    cards: (field) => list(any(field), card),
    list: (field, read) => list(any(field), read),
    bySeat(field, size, read) {
      const entries = Object.entries(object(any(field)));
      const stranger = entries.find(([key]) => !/^\d+$/.test(key) || Number(key) >= size);
      if (stranger !== undefined) unusable(`given.${field}: no such seat ${stranger[0]}`);
      const byKey = new Map(entries);
      return Array.from({ length: size }, (_, seat) =>
        byKey.has(String(seat)) ? read(byKey.get(String(seat))) : undefined,
      );
    },
    unread: () => Object.keys(given).filter((field) => !asked.has(field)),
  };
}

/** Reads a whole number. */
export function int(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : unusable(`not a whole number: ${show(value)}`);
}
/** Reads true or false. */
export function flag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : unusable(`not true or false: ${show(value)}`);
}
/** Reads a text. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : unusable(`not a text: ${show(value)}`);
}
/** Reads a card. */
export function card(value: unknown): Card {
  return parseCard(text(value)) ?? unusable(`no card: ${show(value)}`);
}
/** Reads cards. */
export function cardList(value: unknown): readonly Card[] {
  return list(value, card);
}
/** Cards that can lie side by side: none of them twice. */
export function apart(cards: readonly Card[]): readonly Card[] {
  const twice = cards.find((one, index) => cards.indexOf(one) !== index);
  return twice === undefined ? cards : unusable(`${twice} is there twice`);
}
/** Reads a list. */
export function list<T>(value: unknown, read: (one: unknown) => T): readonly T[] {
  return Array.isArray(value) ? value.map((one) => read(one)) : unusable(`not a list: ${show(value)}`);
}
/** Reads an object. */
export function object(value: unknown): Readonly<Record<string, unknown>> {
  // An object that is no list has string keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : unusable(`not an object: ${show(value)}`);
}
/** Every entry there; a case must not leave one out. */
export function complete<T>(items: readonly (T | undefined)[], what: string): readonly T[] {
  return items.map((item, index) => item ?? unusable(`${what}: nothing for ${index}`));
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);
