import { bestAdvice } from '@stammtisch/bots';
import { situations as smear } from '@stammtisch/games/smear/advice/situations';
import { smearKit } from '@stammtisch/games/smear/index';
import type { Situation } from '@stammtisch/games/situation';
import { situations as spades } from '@stammtisch/games/spades/advice/situations';
import { spadesKit } from '@stammtisch/games/spades/index';
import { zsirozasKit } from '@stammtisch/games/zsirozas/index';
import { situations as zsirozas } from '@stammtisch/games/zsirozas/situations';
import { at, type GameKit, range, type Seat, seeded, standard } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { houseRules } from '../files.ts';
import { blinkered } from './blinkers.ts';

/** Why whoever does not know a rule does the same as whoever does. */
type Why =
  /** What it forbids or demands the table refuses or asks for anyway, and nothing else follows from it. */
  | 'enforced'
  /** It parts sides that are level, which nobody can aim at. */
  | 'ties'
  /** The same is wise with it and without. */
  | 'indifferent';

/** Options that change nothing about what is wise; every other one has a moment in which not to know it is a mistake. */
const UNWISE: Readonly<Record<string, Readonly<Record<string, Why>>>> = {
  smear: {
    // The lowest bid is hardly ever the question: a hand that is worth a bid is worth three.
    minBid: 'enforced',
    gameTie: 'ties',
    multiOut: 'ties',
  },
  spades: {
    hook: 'enforced',
    // Played deals tell that a nil is no worse for the four that the partner then owes.
    minTeamBid: 'enforced',
    tieRule: 'ties',
    // Thirteen are bid when thirteen are certain, which is right for 130 points too.
    boston: 'indifferent',
    // A bid that nobody sees is a bid that nobody sees.
    hiddenBids: 'enforced',
  },
  zsirozas: {
    // A seven is worth more than a card of the rank.
    sevenInstead: 'indifferent',
    // By points every point counts; by majority every deal.
    target: 'indifferent',
    // Everybody sees that there are three and no partners.
    threePlayers: 'enforced',
    drawFirst: 'indifferent',
    autoStop: 'enforced',
    tieRule: 'ties',
    calls: 'indifferent',
  },
};

/** How many moments each game tells of at least. */
const LEAST: Readonly<Record<string, number>> = { smear: 40, spades: 60, zsirozas: 25 };

/** Moments under another value of an option than the standard one. */
function under<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  situations: readonly Situation<V>[],
  option: string,
): readonly Situation<V>[] {
  const usual = new Map<string, unknown>(Object.entries(standard(game.options)));
  return situations.filter(({ view }) => {
    const chosen = new Map<string, unknown>(Object.entries(game.terms(view).options ?? {}));
    return chosen.get(option) !== usual.get(option);
  });
}

function askedIn<S extends V, A, V, O>({ game }: GameKit<S, A, V, O>, view: V): Seat {
  const awaited = game.awaited(view);
  if (awaited === 'deck') throw new Error('a deck is awaited');
  return at(awaited, 0);
}

/** What is advised before all else: several answers if it is all one. */
function advised<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, view: V): readonly string[] {
  return bestAdvice(kit.advise(view, askedIn(kit, view))).map(({ action }) => kit.game.write(action));
}

/** Whether somebody who takes this option for the standard may do something unwise. */
function isMissed<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { view, good }: Situation<V>,
  option: string,
): boolean {
  const bot = blinkered(kit, option);
  const seat = askedIn(kit, view);
  return range(8).some((i) => !good.includes(kit.game.write(bot(view, seat, seeded(`missed ${i}`)))));
}

/** Every option of a game with the moments in which only those who know it do what is wise. */
function missed<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  situations: readonly Situation<V>[],
): Readonly<Record<string, readonly string[]>> {
  const told = Object.keys(houseRules()[kit.game.id] ?? {}).map((option) => {
    const moments = under(kit, situations, option).filter((moment) => isMissed(kit, moment, option));
    return [option, moments.map(({ story }) => story)] as const;
  });
  return Object.fromEntries(told);
}

function check<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, situations: readonly Situation<V>[]): void {
  const { id } = kit.game;

  test(`${id}: whatever the advice puts first will do`, () => {
    expect(situations.length).toBeGreaterThanOrEqual(LEAST[id] ?? Infinity);
    const unwise = situations.filter(({ view, good }) =>
      advised(kit, view).some((answer) => !good.includes(answer)),
    );
    expect(unwise.map(({ story }) => story)).toEqual([]);
  });

  test(`${id}: every option that matters has a moment that whoever does not know it gets wrong`, () => {
    const unnoticed = Object.entries(missed(kit, situations)).filter(([, stories]) => stories.length === 0);
    expect(unnoticed.map(([option]) => option).toSorted()).toEqual(Object.keys(UNWISE[id] ?? {}).toSorted());
  });
}

check(smearKit, smear);
check(spadesKit, spades);
check(zsirozasKit, zsirozas);
