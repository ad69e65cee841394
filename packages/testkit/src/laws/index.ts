import { differences, type GameKit, pairs, type Random, range, seeded, type Terms } from '@stammtisch/kernel';

import { seatsSeeWhatEventsShowed } from './book.ts';
import { theForegoneIsKnownToAll, theForegoneIsTheOnlyAnswer } from './foregone.ts';
import {
  answersAtOnceStayClosed,
  couldHoldAllowsTheTruth,
  onlookersSeeWhatAllSee,
  worldsFitTheirView,
  worldsLookAlike,
} from './knowledge.ts';
import {
  adviceIsLegal,
  legalityDependsOnTheViewAlone,
  othersAreRefused,
  strangeActionsAreRefused,
  textsRoundTrip,
  theAwaitedCanAct,
  theTurnIsKnown,
} from './legality.ts';
import { rotatingTheSeatsRotatesTheMatch, theRecordReplays } from './matches.ts';
import { type Played, playMatch, type Style } from './played.ts';
import {
  applyNeverMutates,
  cardsAreConserved,
  endsWithinItsBound,
  positionsArePlainJson,
  termsTravelAlong,
  totalsAreSumsOfLines,
} from './positions.ts';

/** A law that every game keeps: throws, with the facts, where a match breaks it. */
export type Law = <S extends V, A, V, O>(played: Played<S, A, V, O>, random: Random) => void;

/** All laws, by the sentence that each of them is. */
export const LAWS = {
  'a match ends within its bound': endsWithinItsBound,
  'whoever is awaited can act': theAwaitedCanAct,
  'whoever is not awaited is refused': othersAreRefused,
  'everybody knows whose turn it is': theTurnIsKnown,
  'cards are conserved': cardsAreConserved,
  'apply never mutates': applyNeverMutates,
  'positions are plain JSON': positionsArePlainJson,
  'every position carries its terms': termsTravelAlong,
  'legality depends on the view alone': legalityDependsOnTheViewAlone,
  'a seat sees exactly what events showed it': seatsSeeWhatEventsShowed,
  'onlookers see only what all saw': onlookersSeeWhatAllSee,
  'an imagined world looks like its view': worldsFitTheirView,
  'worlds that look alike go on looking alike': worldsLookAlike,
  'answers given at once stay closed': answersAtOnceStayClosed,
  'what a seat holds is never ruled out': couldHoldAllowsTheTruth,
  'advice is for legal actions': adviceIsLegal,
  'a foregone answer is known to all': theForegoneIsKnownToAll,
  'a foregone answer is the only one': theForegoneIsTheOnlyAnswer,
  'totals are the sum of lines': totalsAreSumsOfLines,
  'the record replays to the same state': theRecordReplays,
  'rotating the seats rotates the match': rotatingTheSeatsRotatesTheMatch,
  'what is in neither choices nor remarks is refused': strangeActionsAreRefused,
  'texts of actions read as they were written': textsRoundTrip,
} as const satisfies Readonly<Record<string, Law>>;
/** The name of a law. */
export type LawName = keyof typeof LAWS;

/** A match to be played: everything that a failure must name. */
export interface Trial<O> {
  readonly terms: Terms<O>;
  readonly seed: string;
  readonly style: Style;
  /** How many positions are looked at closely: see `Played`. */
  readonly looks?: number;
}

/** How thorough to be. */
export interface Thoroughness {
  readonly dealLimit?: number;
  /** Play every set both ways; otherwise they take turns. */
  readonly bothStyles?: boolean;
}

/** Option sets that together meet every pair of values, at every number of seats, played at random and as advised. */
export function trials<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { dealLimit = 2, bothStyles = false }: Thoroughness = {},
): readonly Trial<O>[] {
  const { game, parse } = kit;
  // A game's conflicts are about the options of its own sheet.
  return pairs(game.options, game.conflicts as Parameters<typeof pairs>[1]).flatMap((set, index) => {
    const chosen = differences(game.options, set);
    const anywhere = parse(chosen);
    if (!anywhere.ok) return [];
    return game.seatCounts(anywhere.value).flatMap((seats): readonly Trial<O>[] => {
      // Some combinations are refused at some tables only.
      const options = parse(chosen, seats);
      if (!options.ok) return [];
      const sides = game.sideCount(options.value, seats);
      const terms = termsFor(sides, { seats, options: options.value, firstDealer: index % seats, dealLimit });
      const styles: readonly Style[] = ['random', 'advised'];
      return styles
        .filter((_, turn) => bothStyles || turn === (index + seats) % 2)
        .map((style) => ({ terms, seed: `${game.id} ${index} ${seats} ${style}`, style }));
    });
  });
}

/** Terms with the usual sides. */
export function termsFor<O>(sides: number, terms: Omit<Terms<O>, 'sides'>): Terms<O> {
  return { ...terms, sides: range(terms.seats).map((seat) => seat % sides) };
}

/** Plays one trial and holds it against the laws; an error names law, game, options and seed. */
export function checkLaws<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { terms, seed, style, looks }: Trial<O>,
  names: readonly LawName[] = lawNames(),
): Played<S, A, V, O> {
  const about = (law: string): string => {
    const options = JSON.stringify(differences(kit.game.options, terms.options ?? {}));
    return `law "${law}" broken by ${kit.game.id}, seats ${terms.seats}, options ${options}, seed "${seed}", ${style}`;
  };
  const match = named(about('a match can be played'), () =>
    playMatch(kit, terms, { random: seeded(seed), style }),
  );
  const played = looks === undefined ? match : { ...match, looks };
  for (const name of names) {
    const law: Law = LAWS[name];
    named(about(name), () => law(played, seeded(`${seed} ${name}`)));
  }
  return played;
}

/** The names of all laws. */
export function lawNames(): readonly LawName[] {
  // The keys of the list are exactly the names.
  return Object.keys(LAWS) as LawName[];
}

function named<T>(about: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new Error(`${about}: ${error instanceof Error ? error.message.slice(0, 4000) : String(error)}`, {
      cause: error,
    });
  }
}
