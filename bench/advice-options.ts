import type { Measure } from '@stammtisch/testkit';

/** One house rule at one table, known to one side and not to the others. */
export interface Comparison {
  readonly option: string;
  readonly value: string | number | boolean;
  readonly seats: number;
  readonly others?: Readonly<Record<string, string | number | boolean>>;
  readonly startScores?: readonly number[];
  readonly measure?: Measure;
  readonly deals: number;
}

const PAIRS = { teams: 'pairs', setPenalty: 'minus' } as const;
const NIL = { ...PAIRS, nil: 100 } as const;

const SPADES: readonly Comparison[] = [
  {
    option: 'bags',
    value: '10/100',
    seats: 4,
    others: { ...PAIRS, target: 2000 },
    measure: { rounds: 12 },
    deals: 40,
  },
  { option: 'setPenalty', value: 'minus', seats: 4, deals: 300 },
  { option: 'nil', value: 100, seats: 4, others: PAIRS, deals: 1000 },
  { option: 'nil', value: 50, seats: 4, others: { setPenalty: 'minus' }, deals: 300 },
  {
    option: 'blindNil',
    value: 200,
    seats: 4,
    others: NIL,
    startScores: [150, 460],
    measure: 'wins',
    deals: 300,
  },
  {
    option: 'blindPass',
    value: 2,
    seats: 4,
    others: { ...NIL, blindNil: 200 },
    startScores: [150, 460],
    deals: 300,
  },
  { option: 'doubleNil', value: 'bonus', seats: 4, others: NIL, deals: 1000 },
  { option: 'nilTricks', value: 'help', seats: 4, others: NIL, deals: 300 },
  { option: 'tenFor200', value: true, seats: 4, others: PAIRS, deals: 300 },
  { option: 'tenFor200', value: true, seats: 2, others: { setPenalty: 'minus' }, deals: 2000 },
  { option: 'boston', value: true, seats: 2, others: { setPenalty: 'minus' }, deals: 1000 },
  { option: 'firstTrick', value: 'lowClub', seats: 4, deals: 1500 },
  { option: 'firstTrick', value: 'noSpade', seats: 4, deals: 1500 },
  { option: 'breaking', value: 'none', seats: 4, others: NIL, deals: 1500 },
  { option: 'breaking', value: 'ledOnly', seats: 4, deals: 300 },
  { option: 'hook', value: true, seats: 4, deals: 100 },
  { option: 'minTeamBid', value: 4, seats: 4, others: NIL, deals: 1500 },
  { option: 'suicide', value: true, seats: 4, others: NIL, deals: 2500 },
  { option: 'mirror', value: true, seats: 4, others: NIL, deals: 3000 },
  { option: 'whiz', value: true, seats: 4, others: NIL, deals: 1500 },
  {
    option: 'lossAt',
    value: -200,
    seats: 4,
    others: { setPenalty: 'minus' },
    startScores: [-170, -170, -170, -170],
    measure: 'wins',
    deals: 150,
  },
  { option: 'target', value: 200, seats: 4, others: PAIRS, measure: 'wins', deals: 100 },
  {
    option: 'deal',
    value: 'draw2',
    seats: 2,
    deals: 100,
  },
];

const ALONE = {} as const;
const SMEAR: readonly Comparison[] = [
  ...(
    [
      ['moon', '12'],
      ['jokerRank', 'aboveTen'],
      ['highLow', 'fixed'],
      ['peek', 3],
    ] as const
  ).map(([option, value]) => ({ option, value, seats: 4, others: ALONE, deals: 4000 })),
  ...(
    [
      ['minBid', 3],
      ['dealerSteal', true],
      ['allPass', 'redeal'],
      ['allPass', 'eldestFree'],
      ['trumpAnytime', true],
      ['lowTo', 'taker'],
      ['jick', true],
      ['misdeal', 'noCount'],
      ['jokerTie', 'secondPlayed'],
      ['gameTie', 'bidder'],
      ['lowForBid', 'notTowardsBid'],
      ['jokers', 0],
    ] as const
  ).map(([option, value]) => ({ option, value, seats: 4, others: ALONE, deals: 1000 })),
  { option: 'allPass', value: 'redeal', seats: 8, others: { minBid: 3 }, deals: 400 },
  { option: 'allPass', value: 'redeal', seats: 4, others: { minBid: 3 }, deals: 400 },
  { option: 'allPass', value: 'eldestFree', seats: 8, others: { minBid: 3 }, deals: 400 },
  { option: 'misdeal', value: 'noCount', seats: 8, deals: 400 },
  { option: 'partners', value: 'random', seats: 4, deals: 400 },
  { option: 'mustBidOut', value: true, seats: 4, startScores: [17, 17, 17, 17], measure: 'wins', deals: 200 },
  {
    option: 'multiOut',
    value: 'countingOrder',
    seats: 4,
    startScores: [19, 19, 19, 19],
    measure: 'wins',
    deals: 200,
  },
  { option: 'target', value: 11, seats: 4, measure: 'wins', deals: 200 },
  { option: 'maxRounds', value: 6, seats: 4, measure: 'wins', deals: 800 },
];

const ZSIROZAS: readonly Comparison[] = [2, 4]
  .flatMap((seats) =>
    (
      [
        ['matching', 'free'],
        ['sevenInstead', true],
        ['sevenDuty', true],
        ['lastTrick', 10],
        ['continue', 'always'],
        ['sevenLed', 'banned'],
        ['drawFirst', 'other'],
        ['autoStop', true],
      ] as const
    ).map(([option, value]) => ({
      option,
      value,
      seats,
      deals: 1500,
    })),
  )
  .concat(
    [2, 4].map(
      (seats) =>
        ({ option: 'scoring', value: 'majority', seats, others: { target: 50 }, deals: 300 }) as never,
    ),
  );

/** By game: what is compared. */
export const COMPARISONS: Readonly<Record<string, readonly Comparison[]>> = {
  smear: SMEAR,
  spades: SPADES,
  zsirozas: ZSIROZAS,
};
