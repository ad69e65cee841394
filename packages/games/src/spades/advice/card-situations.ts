import type { Situation } from '../../situation.ts';
import { type PlayText, toPlay } from '../fixtures.ts';
import type { SpadesOptions } from '../options.ts';
import type { View } from '../position.ts';

type Some = Partial<SpadesOptions>;
const PAIRS: Some = { teams: 'pairs', nil: 100, bags: '10/100', setPenalty: 'minus' };

type Table = Omit<PlayText, 'hand' | 'trick'>;
/** Everybody needs one more trick. */
const ONE_EACH: Table = { bids: [2, 2, 2, 2], took: [1, 1, 1, 1] };
const TEAMS: Table = { bids: [2, 2, 1, 1], took: [1, 1, 1, 1], options: PAIRS };
/** Seat 0 has what it bid, the others nearly. */
const MADE: Table = { bids: [1, 2, 2, 2], took: [1, 1, 1, 1], options: { bags: '10/100' } };
/** Seat 0, its partner or the opponent after it is under nil. */
const OWN_NIL: Table = { bids: ['nil', 2, 3, 2], took: [0, 1, 2, 1], options: PAIRS };
const PARTNERS_NIL: Table = { bids: [3, 2, 'nil', 2], took: [2, 1, 0, 1], options: PAIRS };
const ENEMY_NIL: Table = { bids: [2, 2, 2, 'nil'], took: [1, 1, 1, 0], options: PAIRS };
const NEXT_NIL: Table = { bids: [2, 'nil', 2, 2], took: [1, 0, 1, 1], options: PAIRS };
const FIRST: Table = { bids: [3, 3, 3, 3] };
/** Seats 1 and 2 bid one and have played a spade to the first trick. */
const TOLD: Table = { bids: [3, 1, 1, 4], tricks: ['0: AS 2S 3S 5S'] };
const JOKERS: Table = { ...ONE_EACH, options: { deck: 'jokers' } };

type Row = readonly [string, string, string, Table, string];
const rows: readonly Row[] = [
  ['takes the trick as cheaply as it can, being last', 'KC TC 9C 2C', '1: 4C 8C 7C', ONE_EACH, '9C'],
  ['throws the lowest when it cannot win', 'KC 9C 2C', '1: 4C 8C AC', ONE_EACH, '2C'],
  ['trumps with the lowest spade', 'QS 4S 9D 8D', '1: 4C 8C AC', ONE_EACH, '4S'],
  ['overtrumps no higher than needed', 'QS 8S 4S 9D', '1: AC 6S 7C', ONE_EACH, '8S'],
  ['throws the least when it can neither follow nor trump', 'KD 9D 3D 2H', '1: AC 6S 7C', ONE_EACH, '2H 3D'],
  [
    'does not lead the king into the ace',
    'KC 4C 9D 8D 7D 6D TH 8H 6H 3H 9S 5S 2S',
    '0:',
    FIRST,
    '4C 9D 8D 7D 6D 3H',
  ],
  ['keeps a king behind the ace', 'KC 9C 2C', '2: 4C AC', ONE_EACH, '2C'],
  [
    'takes what it needs in the end',
    'AC 2C',
    '1: KC QC 7C',
    { bids: [2, 3, 3, 3], took: [1, 3, 3, 3] },
    'AC',
  ],
  ['plays the ace of spades when only that is enough', 'AS 2S', '1: KS QS 7S', ONE_EACH, 'AS'],
  ['SP-O3: leaves a partner’s sure trick alone', 'KC 9C 4S', '2: AC 8C', TEAMS, '9C'],
  ['SP-O3: does not trump a partner’s sure trick', '4S 3S 9D', '2: AC 8C', TEAMS, '9D'],
  ['SP-O3: trumps what an opponent holds', '4S 3S 9D', '1: AC 8C 7C', TEAMS, '3S'],
  ['SP-O3: plays last under the partner’s ten', 'KC 9C 2C', '1: 4C TC 7C', TEAMS, '2C'],
  ['SP-O1: takes no bag once it has its bid', 'KC 9C 2C', '1: 4C 8C 7C', MADE, '2C'],
  ['SP-O1: gets rid of its highest card if it must win', 'KC QC 9C', '1: 4C 8C 7C', MADE, 'KC'],
  ['SP-O1: gets rid of the highest that loses', 'KC 9C 2C', '1: 4C AC 7C', MADE, 'KC'],
  ['SP-O1: does not trump for a bag', '4S KD 9D', '1: 4C AC 7C', MADE, 'KD'],
  ['SP-O1: leads low once it has its bid', 'KC 9C 2D', '0:', MADE, '2D'],
  [
    'SP-A6: takes an overtrick where bags are free',
    'KC 9C 2C',
    '1: 4C 8C 7C',
    { ...MADE, options: {} },
    '9C KC',
  ],
  ['SP-O4: under nil plays the highest that loses', 'QC 9C 2C', '1: 4C KC 7C', OWN_NIL, 'QC'],
  ['SP-O4: under nil stays below what lies', 'QC 9C 2C', '3: TC', OWN_NIL, '9C 2C'],
  ['SP-O4: under nil throws off its greatest danger', 'AD KD 3D 2H', '1: 4C KC 7C', OWN_NIL, 'AD KD'],
  ['SP-O4: under nil does not trump', '4S KD 3D 2H', '1: 4C KC 7C', OWN_NIL, 'KD'],
  ['SP-O4: under nil drops the king below the ace', 'KS 4S 3D', '1: 5S AS 7S', OWN_NIL, 'KS'],
  ['SP-O4: under nil drops a spade below a higher trump', 'KS 4S 3D', '1: 4H AS 7H', OWN_NIL, 'KS'],
  ['SP-O4: under nil leads the lowest', 'TC 8D 2D 5H', '0:', OWN_NIL, '2D 5H'],
  ['SP-O4: under nil plays the highest when it must win', 'AC KC', '1: 4C QC 7C', OWN_NIL, 'AC KC'],
  ['SP-O4: takes the trick from a partner’s nil', 'KC 9C 2C', '1: 4C JC 7C', PARTNERS_NIL, 'KC'],
  ['SP-O4: trumps the trick of a partner’s nil', '4S 9D', '1: 4C JC 7C', PARTNERS_NIL, '4S'],
  ['SP-O4: leads high for a partner’s nil', 'AC 4C 3D', '0:', PARTNERS_NIL, 'AC'],
  ['SP-O4: plays high before a partner’s nil', 'AC KC 3C', '3: 5C', PARTNERS_NIL, 'KC AC'],
  [
    'SP-O4: covers with a bag too',
    'KC 9C 2C',
    '1: 4C JC 7C',
    { ...PARTNERS_NIL, bids: [2, 2, 'nil', 2] },
    'KC',
  ],
  ['SP-O4: leaves the trick to an opponent’s nil', 'KC 9C 2C', '1: 4C 5C JC', ENEMY_NIL, '9C 2C'],
  ['SP-O4: leads low against a nil', 'KC 2C 9D 8D', '0:', NEXT_NIL, '2C'],
  [
    'SP-O4: nil lost, ducks for the sake of bags',
    'KC 9C 2C',
    '1: 8C 4C 7C',
    { ...OWN_NIL, bids: ['nil', 1, 3, 1], took: [1, 1, 2, 1] },
    '2C',
  ],
  [
    'SP-O4: nil lost, helps where it helps',
    'KC 9C 2C',
    '1: 8C 4C 7C',
    { ...OWN_NIL, took: [1, 1, 1, 1], options: { ...PAIRS, nilTricks: 'help' } },
    '9C',
  ],
  [
    'SP-O7: fights for the tenth trick',
    'AC 2C',
    '1: KC 4C 7C',
    { bids: [6, 1, 4, 1], took: [5, 1, 4, 1], options: { ...PAIRS, tenFor200: true } },
    'AC',
  ],
  [
    'SP-O9: has one card where the lowest club is asked',
    'KC 3C AS 4D',
    '0:',
    { ...FIRST, options: { firstTrick: 'lowClub' } },
    '3C',
  ],
  [
    'SP-O9: throws the least where it has no club',
    'KD 4D 5H AS',
    '3: 2C',
    { ...FIRST, options: { firstTrick: 'lowClub' } },
    '4D 5H',
  ],
  [
    'SP-O9: throws the least where no spade is allowed',
    'AS 4D AH',
    '3: 2C',
    { ...FIRST, options: { firstTrick: 'noSpade' } },
    '4D',
  ],
  ['SP-O8: takes the ace of spades with a joker', 'BJ 4S 9D', '1: KS AS 7S', JOKERS, 'BJ'],
  ['SP-O8: takes it with the small one if it can', 'BJ SJ 9D', '1: KS AS 7S', JOKERS, 'SJ'],
  [
    'SP-O18: may lead a sure spade from the start',
    'AS 2C',
    '0:',
    { ...ONE_EACH, options: { breaking: 'none' } },
    'AS 2C',
  ],
  [
    'SP-O18: leads a low spade against a nil, from the start',
    '2S KC QD JH',
    '0:',
    { ...NEXT_NIL, options: { ...PAIRS, breaking: 'none' } },
    '2S',
  ],
  [
    'SP-O18: leads the highest spade for a partner’s nil, from the start',
    'AS 2C 3D 4D',
    '0:',
    { ...PARTNERS_NIL, options: { ...PAIRS, breaking: 'none' } },
    'AS',
  ],
  [
    'SP-O4: the trick of a failed nil has made the contract, so no bag is taken',
    'KC 9C 2C',
    '1: 8C 4C 7C',
    { bids: [3, 1, 'nil', 1], took: [2, 1, 1, 1], options: { ...PAIRS, nilTricks: 'help' } },
    '2C',
  ],
  [
    'SP-O13: a low spade will do when bids have told that nobody can go higher',
    'QS 4S 9D',
    '3: AC',
    { ...TOLD, options: { nil: 100, mirror: true, setPenalty: 'minus' } },
    '4S',
  ],
  [
    'SP-O14: so under whiz, where the bid was no nil',
    'QS 4S 9D',
    '3: AC',
    { ...TOLD, options: { nil: 100, whiz: true, setPenalty: 'minus' } },
    '4S',
  ],
  [
    'without such bids a higher one is safer',
    'QS 4S 9D',
    '3: AC',
    { ...TOLD, options: { nil: 100, setPenalty: 'minus' } },
    'QS',
  ],
  [
    'SP-O9: nobody trumps the first trick, so the ace of the long suit is led while it is safe',
    'AS KS JS 8S QH 9H 8H 5H AD QD 6D AC TC',
    '0:',
    { ...FIRST, options: { firstTrick: 'noSpade', setPenalty: 'minus' } },
    'AD',
  ],
];

/** What to play: any of these cards will do. */
export const cardSituations: readonly Situation<View>[] = rows.map(([story, hand, trick, table, good]) => ({
  story: `${story}: ${hand} on ${trick}`,
  view: toPlay({ ...table, hand, trick }),
  good: good.split(' '),
}));
