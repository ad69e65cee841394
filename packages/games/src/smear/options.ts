import { choice, type Conflict, count, flag, type OptionsOf, type SomeOptions } from '@stammtisch/kernel';

/** The house rules of Smear; their exact effect is told in the README by the ids given here. */
export const smearOptions = {
  partners: choice({ rule: 'SM-O1', standard: 'off', of: ['off', 'random', 'seats'] }),
  target: count({ rule: 'SM-O2', standard: 21, min: 5, max: 101, suggested: [11, 15, 21, 31] }),
  minBid: choice({ rule: 'SM-O3', standard: 2, of: [2, 3] }),
  dealerSteal: flag({ rule: 'SM-O4', standard: false }),
  allPass: choice({ rule: 'SM-O5', standard: 'dealer2', of: ['dealer2', 'redeal', 'eldestFree'] }),
  trumpAnytime: flag({ rule: 'SM-O6', standard: false }),
  lowTo: choice({ rule: 'SM-O7', standard: 'player', of: ['player', 'taker'] }),
  jokers: choice({ rule: 'SM-O8', standard: 2, of: [2, 1, 0] }),
  jick: flag({ rule: 'SM-O10', standard: false }),
  moon: choice({ rule: 'SM-O11', standard: 'off', of: ['off', '12', 'outright'] }),
  misdeal: choice({ rule: 'SM-O12', standard: 'off', of: ['off', 'noCount'] }),
  jokerRank: choice({
    rule: 'SM-O13',
    standard: 'belowAll',
    of: ['belowAll', 'aboveTen'],
    onlyIf: { jokers: [2, 1] },
  }),
  jokerTie: choice({
    rule: 'SM-O14',
    standard: 'big',
    of: ['big', 'firstPlayed', 'secondPlayed'],
    onlyIf: { jokers: [2] },
  }),
  peek: choice({ rule: 'SM-O15', standard: 0, of: [0, 1, 2, 3] }),
  gameTie: choice({ rule: 'SM-O16', standard: 'nobody', of: ['nobody', 'bidder', 'nonBidder'] }),
  mustBidOut: flag({ rule: 'SM-O17', standard: false }),
  multiOut: choice({
    rule: 'SM-O18',
    standard: 'higher',
    of: ['higher', 'countingOrder', 'playOn'],
    onlyIf: { mustBidOut: [false] },
  }),
  lowForBid: choice({ rule: 'SM-O19', standard: 'counts', of: ['counts', 'notTowardsBid'] }),
  maxRounds: choice({ rule: 'SM-O20', standard: 'none', of: ['none', 6, 10, 15] }),
  highLow: choice({ rule: 'SM-O21', standard: 'inPlay', of: ['inPlay', 'fixed'] }),
};

/** The house rules a table of Smear has chosen. */
export type SmearOptions = OptionsOf<typeof smearOptions>;

/** SM-9: only these numbers of players can be split into pairs. */
const PAIRED: readonly number[] = [4, 6, 8];
const ALL: readonly number[] = [3, 4, 5, 6, 7, 8];

/** Choices that cannot be played together. */
export const smearConflicts: readonly Conflict<SmearOptions>[] = [
  {
    options: ['partners'],
    code: 'pairs-need-4-6-8',
    when: ({ partners }, seats) => partners !== 'off' && seats !== undefined && !PAIRED.includes(seats),
  },
];

/** Named sets of house rules: SM-O9 is the older game of four points. */
export const smearPresets = {
  standard: {},
  fourPoint: { jokers: 0, target: 15 },
} as const satisfies Readonly<Record<string, SomeOptions>>;

/** SM-1, SM-9: three to eight players; pairs with four, six or eight. */
export function seatCounts({ partners }: SmearOptions): readonly number[] {
  return partners === 'off' ? ALL : PAIRED;
}

/** SM-11: partners score together as one side. */
export function sideCount({ partners }: SmearOptions, seats: number): number {
  return partners === 'off' ? seats : seats / 2;
}
