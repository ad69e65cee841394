import { isDeepStrictEqual } from 'node:util';

import {
  at,
  differences,
  type GameKit,
  type MatchRecord,
  pairs,
  type SomeOptions,
  standard,
} from '@stammtisch/kernel';

/** A match worth keeping: at which table, and what its file is called. */
export interface PlannedRecord {
  readonly name: string;
  readonly seats: number;
  readonly options: SomeOptions;
}

const HOUSE = 'house-rules';
/** Every value of every choice is to be in so many sets of house rules, in other company each time. */
const TIMES = 2;

/**
 * What a corpus still lacks: the standard rules for every number of players, every preset, and sets of house rules that
 * together have every value of every choice more than once.
 */
export function lackingRecords<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  kept: ReadonlyMap<string, MatchRecord>,
): readonly PlannedRecord[] {
  const plain = seatsFor(kit, {}).map((seats) => ({ name: `${seats}-standard`, seats, options: {} }));
  const presets = Object.entries(kit.game.presets)
    .filter(([, options]) => Object.keys(options).length > 0)
    .map(([name, options]) => {
      const counts = seatsFor(kit, options);
      const seats = counts.includes(4) ? 4 : at(counts, 0);
      return { name: `${seats}-${name}`, seats, options };
    });
  const named = [...plain, ...presets].filter(({ name }) => !kept.has(name));
  return [...named, ...houseRules(kit, kept)];
}

/** Every setting of these options, but for the target: that one is chosen for a short match. */
export function settingsOf<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  options: object,
): readonly string[] {
  const all = { ...standard(game.options), ...options };
  return Object.entries(all).flatMap(([name, value]) =>
    game.options[name]?.kind === 'count' ? [] : [`${name}=${value}`],
  );
}

/** The options with a target that is soon reached. */
export function shortened<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  options: SomeOptions,
): SomeOptions {
  const { target } = game.options;
  if (target?.kind !== 'count') return options;
  const special = Object.entries(target.suggestedWhen ?? {}).find(([when]) => {
    const [name = '', value] = when.split('=');
    return String(options[name]) === value;
  });
  const suggested = (special?.[1] ?? target.suggested ?? []).filter((value) => value > 1);
  const lowest = Math.min(...suggested, target.standard);
  return lowest === target.standard ? withoutTarget(options) : { ...options, target: lowest };
}

function withoutTarget(options: object): SomeOptions {
  // Options of a sheet with one key less.
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'target')) as SomeOptions;
}

/** Greedily: always the set with the most settings that are still too rare. */
function houseRules<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  kept: ReadonlyMap<string, MatchRecord>,
): readonly PlannedRecord[] {
  const old = [...kept].flatMap(([name, { options = {} }]) => (name.includes(HOUSE) ? [options] : []));
  const tally = new Map<string, number>();
  const seatTally = new Map<number, number>();
  const take = (options: object): void => {
    for (const one of settingsOf(kit, options)) tally.set(one, (tally.get(one) ?? 0) + 1);
  };
  for (const options of old) take(options);
  const left = candidates(kit).filter(
    (set) => !old.some((one) => isDeepStrictEqual(withoutTarget(one), set)),
  );
  const planned: PlannedRecord[] = [];
  for (;;) {
    const news = (options: SomeOptions): number =>
      settingsOf(kit, options).filter((one) => (tally.get(one) ?? 0) < TIMES).length;
    const index = left.reduce((best, one, n) => (news(one) > news(left[best] ?? {}) ? n : best), 0);
    const [options] = left.splice(index, 1);
    if (options === undefined || news(options) === 0) return planned;
    const seats = rarest(seatsFor(kit, options), seatTally);
    planned.push({ name: `${seats}-${HOUSE}-${old.length + planned.length + 1}`, seats, options });
    take(options);
  }
}

/** Sets of house rules that meet every pair of values, as far as they can be played to a short target. */
function candidates<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): SomeOptions[] {
  const { game } = kit;
  // A game's conflicts are about the options of its own sheet.
  return pairs(game.options, game.conflicts as Parameters<typeof pairs>[1])
    .map((set) => withoutTarget(differences(game.options, set)))
    .filter((options) => Object.keys(options).length > 0 && seatsFor(kit, options).length > 0);
}

/** The number of players that has come up least. */
function rarest(counts: readonly number[], tally: Map<number, number>): number {
  const seats = counts.reduce((best, one) => ((tally.get(one) ?? 0) < (tally.get(best) ?? 0) ? one : best));
  tally.set(seats, (tally.get(seats) ?? 0) + 1);
  return seats;
}

/** The numbers of players that play by these rules with a short target. */
function seatsFor<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, options: SomeOptions): readonly number[] {
  const short = shortened(kit, options);
  const anywhere = kit.parse(short);
  if (!anywhere.ok) return [];
  return kit.game.seatCounts(anywhere.value).filter((seats) => kit.parse(short, seats).ok);
}
