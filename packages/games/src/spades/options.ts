import { choice, count, flag, type OptionsOf, type SomeOptions } from '@stammtisch/kernel';

const WITH_NIL = { nil: [100, 50] } as const;
const WITH_TEAMS = { teams: ['pairs', 'triples'] } as const;

/** The house rules of Spades; their exact effect is told in the README by the ids given here. */
export const spadesOptions = {
  bags: choice({ rule: 'SP-O1', standard: 'off', of: ['off', '10/100', '5/50', '7/100'] }),
  setPenalty: choice({ rule: 'SP-O2', standard: 'zero', of: ['zero', 'minus'] }),
  teams: choice({ rule: 'SP-O3', standard: 'solo', of: ['solo', 'pairs', 'triples'] }),
  nil: choice({ rule: 'SP-O4', standard: 'off', of: ['off', 100, 50] }),
  blindNil: choice({ rule: 'SP-O5', standard: 'off', of: ['off', 200], onlyIf: WITH_NIL }),
  blindPass: choice({
    rule: 'SP-O5',
    standard: 0,
    of: [0, 2],
    onlyIf: { blindNil: [200], teams: ['pairs'] },
  }),
  doubleNil: choice({
    rule: 'SP-O6',
    standard: 'separate',
    of: ['separate', 'forbidden', 'bonus'],
    onlyIf: { ...WITH_NIL, ...WITH_TEAMS },
  }),
  nilTricks: choice({
    rule: 'SP-O4',
    standard: 'bags',
    of: ['bags', 'help'],
    onlyIf: { ...WITH_NIL, ...WITH_TEAMS },
  }),
  tenFor200: flag({ rule: 'SP-O7', standard: false }),
  deck: choice({ rule: 'SP-O8', standard: '52', of: ['52', 'jokers', 'jjd', 'jjdd'] }),
  firstTrick: choice({ rule: 'SP-O9', standard: 'free', of: ['free', 'lowClub', 'noSpade'] }),
  hook: flag({ rule: 'SP-O10', standard: false }),
  minTeamBid: choice({ rule: 'SP-O11', standard: 1, of: [1, 4], onlyIf: WITH_TEAMS }),
  suicide: flag({ rule: 'SP-O12', standard: false, onlyIf: { ...WITH_NIL, teams: ['pairs'] } }),
  mirror: flag({ rule: 'SP-O13', standard: false, onlyIf: WITH_NIL }),
  whiz: flag({ rule: 'SP-O14', standard: false, onlyIf: WITH_NIL }),
  lossAt: choice({ rule: 'SP-O15', standard: 'none', of: ['none', -200] }),
  target: count({ rule: 'SP-O16', standard: 500, min: 50, max: 2000, suggested: [200, 250, 300, 500, 1000] }),
  tieRule: choice({ rule: 'SP-O17', standard: 'seed', of: ['seed', 'highestWins'] }),
  breaking: choice({ rule: 'SP-O18', standard: 'anyPlayed', of: ['anyPlayed', 'ledOnly', 'none'] }),
  deal: choice({ rule: 'SP-O19', standard: 'cap13', of: ['cap13', 'all', 'draw2', 'strip'] }),
  boston: flag({ rule: 'SP-O20', standard: false }),
  hiddenBids: flag({ rule: 'SP-O21', standard: false }),
};

/** The house rules a table of Spades has chosen. */
export type SpadesOptions = OptionsOf<typeof spadesOptions>;

/** Named sets of house rules. */
export const spadesPresets = {
  standard: {},
  americanPairs: {
    teams: 'pairs',
    nil: 100,
    blindNil: 200,
    bags: '10/100',
    setPenalty: 'minus',
    target: 500,
    tieRule: 'highestWins',
    lossAt: -200,
  },
  cutthroat: { teams: 'solo', nil: 50, hook: true, bags: '10/100', setPenalty: 'minus' },
} as const satisfies Readonly<Record<string, SomeOptions>>;

/** SP-2, SP-A16, SP-O3: alone two to seven, in pairs four or six, in teams of three six; draw2 is for two. */
export function seatCounts({ teams, deal }: SpadesOptions): readonly number[] {
  if (deal === 'draw2') return [2];
  if (teams === 'pairs') return [4, 6];
  return teams === 'triples' ? [6] : [2, 3, 4, 5, 6, 7];
}

/** SP-O3: partners score together as one side. */
export function sideCount({ teams }: SpadesOptions, seats: number): number {
  if (teams === 'pairs') return seats / 2;
  return teams === 'triples' ? 2 : seats;
}
