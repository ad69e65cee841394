import { choice, type Conflict, count, flag, type OptionsOf, type SomeOptions } from '@stammtisch/kernel';

/** The house rules of Zsírozás; what each changes is in the README, section "House rules". */
export const zsirozasOptions = {
  matching: choice({ rule: 'ZS-O1', standard: 'compulsory', of: ['compulsory', 'free'] }),
  sevenInstead: flag({ rule: 'ZS-O2', standard: false, onlyIf: { matching: ['compulsory'] } }),
  sevenDuty: flag({ rule: 'ZS-O2', standard: false, onlyIf: { matching: ['compulsory'] } }),
  scoring: choice({ rule: 'ZS-O3', standard: 'tens', of: ['tens', 'majority'] }),
  target: count({
    rule: 'ZS-O4',
    standard: 500,
    min: 1,
    max: 2000,
    suggested: [100, 200, 300, 500, 1000],
    suggestedWhen: { 'scoring=majority': [1, 5, 10] },
  }),
  lastTrick: choice({ rule: 'ZS-O5', standard: 0, of: [0, 10], onlyIf: { scoring: ['tens'] } }),
  direction: choice({ rule: 'ZS-O6', standard: 'clockwise', of: ['clockwise', 'counterClockwise'] }),
  continue: choice({ rule: 'ZS-O7', standard: 'ifOpponentHolds', of: ['ifOpponentHolds', 'always'] }),
  sevenLed: choice({ rule: 'ZS-O8', standard: 'plain', of: ['plain', 'banned'] }),
  threePlayers: flag({ rule: 'ZS-O9', standard: false }),
  drawFirst: choice({ rule: 'ZS-A8', standard: 'winner', of: ['winner', 'other'] }),
  autoStop: flag({ rule: 'ZS-A7', standard: false }),
  tieRule: choice({ rule: 'ZS-A15', standard: 'higher', of: ['higher', 'playOn'] }),
  calls: flag({ rule: 'ZS-O11', standard: true }),
};
/** The chosen house rules. */
export type ZsirozasOptions = OptionsOf<typeof zsirozasOptions>;

/** The highest target a match by majority can sensibly have: at most 3, mostly 1 point a deal. */
export const MAJORITY_TARGET_MAX = 50;

/** House rules that make no sense together. */
export const zsirozasConflicts: readonly Conflict<ZsirozasOptions>[] = [
  {
    // Without a duty to match there is nothing a seven could stand in for, …
    options: ['sevenInstead', 'matching'],
    code: 'no-duty-to-replace',
    when: ({ sevenInstead, matching }) => sevenInstead && matching === 'free',
  },
  {
    // … and "no duty at all" denies a duty to play it.
    options: ['sevenDuty', 'matching'],
    code: 'no-duty-at-all',
    when: ({ sevenDuty, matching }) => sevenDuty && matching === 'free',
  },
  {
    // The last trick already breaks the tie of a majority; ten of its points would decide every match.
    options: ['lastTrick', 'scoring'],
    code: 'last-trick-breaks-ties',
    when: ({ lastTrick, scoring }) => lastTrick > 0 && scoring === 'majority',
  },
  {
    options: ['target', 'scoring'],
    code: 'target-too-high',
    when: ({ target, scoring }) => scoring === 'majority' && target > MAJORITY_TARGET_MAX,
  },
];

/** Named sets of house rules; everything else is standard. */
export const zsirozasPresets = {
  standard: {},
  magyar: { matching: 'free', scoring: 'majority', target: 5, direction: 'counterClockwise' },
  sedma: { matching: 'free', continue: 'always', lastTrick: 10 },
} as const satisfies Readonly<Record<string, SomeOptions>>;

/** ZS-1, ZS-O9: two or four players, three if agreed. */
export function seatCounts({ threePlayers }: ZsirozasOptions): readonly number[] {
  return threePlayers ? [2, 3, 4] : [2, 4];
}

/** ZS-28: four form two sides, partners opposite each other; two or three play alone. */
export function sideCount(_options: ZsirozasOptions, seats: number): number {
  return seats === 4 ? 2 : seats;
}
