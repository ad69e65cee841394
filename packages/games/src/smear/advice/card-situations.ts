import type { Situation } from '../../situation.ts';
import { seen, type ViewText } from '../fixtures.ts';
import type { SmearOptions } from '../options.ts';
import type { View } from '../position.ts';

type Row = readonly [string, ViewText, string];
const pairs = { partners: 'random' } as const satisfies Partial<SmearOptions>;
const FINE = 'AH JH 9H KS TC SJ';

const leads: readonly Row[] = [
  ['the best trump goes first', { hand: FINE, bid: 3 }, 'AH'],
  ['the longer strong suit becomes trump', { hand: 'AC AH KH QH 9H 8C' }, 'AH'],
  ['no joker names the trump', { hand: 'BJ SJ 9H TH QD 8H' }, '8H or 9H or TH'],
  [
    'the king goes on pulling when the ace is out',
    { hand: 'KH JH SJ KS TC', tricks: ['0: AH 8H TH 9D'] },
    'KH',
  ],
  [
    'a joker is led once the trumps are gone',
    {
      hand: 'SJ TC 9C',
      tricks: ['0: AH KH 9H TH', '0: QH 8H JH 9D', '0: KS 9S QS BJ'],
      seat: 3,
      trick: '3:',
    },
    'SJ',
  ],
  [
    'not while others may hold one',
    { hand: 'SJ 8C 9C KS', tricks: ['0: AH 8H 9H TD', '0: AC TC JC QC'] },
    '8C or 9C or KS',
  ],
  [
    'the jack is led once nothing is above it',
    { hand: 'JH 9C 8C', tricks: ['0: AH 8H 9H TH', '0: KH 9D SJ BJ', '0: QH TD 8D JD'] },
    'JH',
  ],
  [
    'the jack is not led into ace, king and queen',
    {
      seat: 1,
      declarer: 0,
      hand: 'JH 9H 8C 9D QD',
      tricks: ['0: TH QH KC 9S'],
      trick: '1:',
    },
    '9H or 8C or 9D or QD',
  ],
  [
    'a defender does not lead a ten',
    {
      seat: 1,
      declarer: 0,
      hand: 'TC 8D 9S',
      tricks: ['0: AH 8C 9H 8H', '0: 9D KD TD QD', '1: AS 8S QS JS'],
      trick: '1:',
    },
    '8D or 9S',
  ],
  [
    'SM-O15: a king is led as the best when the ace is known to sleep',
    { hand: 'KH JH 9H 8C 9D QD', options: { peek: 1 }, peeked: 'AH' },
    'KH',
  ],
];

const follows: readonly Row[] = [
  [
    'last in hand, a ten is taken as cheaply as it goes',
    { declarer: 1, trick: '1: 9C TC JC', hand: 'QC AC 8D 9D 8S', tricks: ['1: AH KH QH 9H'] },
    'QC',
  ],
  [
    'the jack is caught',
    {
      declarer: 1,
      trick: '1: JH 9H 8H',
      hand: 'KH QS 9C 8D',
      tricks: ['1: AH 9D TH 8S', '1: AS 9S KS TS'],
    },
    'KH',
  ],
  [
    'a joker goes on the partner’s sure trick',
    {
      options: pairs,
      seat: 2,
      declarer: 0,
      trick: '3: 9H AH 8H',
      tricks: ['0: KH 9C TH QH', '0: TC QC 9S KC'],
      hand: 'SJ JH 8D AS',
      dealer: 3,
    },
    'SJ or JH',
  ],
  [
    'a ten goes on the partner’s sure trick',
    {
      options: pairs,
      seat: 3,
      declarer: 1,
      trick: '0: 9C AC 8C',
      tricks: ['1: AH 9H TH QH'],
      hand: 'TD 8D 9D KS QS',
    },
    'TD',
  ],
  [
    'not on a rival’s',
    { seat: 3, declarer: 1, trick: '0: 9C AC 8C', tricks: ['1: AH 9H TH QH'], hand: 'TD 8D 9D KS QS' },
    '8D or 9D',
  ],
  [
    'a trick with a ten is trumped',
    { seat: 3, declarer: 1, trick: '0: TC AC 8C', tricks: ['1: AH 9H TH QH'], hand: '8H 8D 9D KS QS' },
    '8H',
  ],
  [
    'who cannot win throws the cheapest',
    { seat: 3, declarer: 1, trick: '0: AC 9C 8C', tricks: ['1: AH 9H TH 8H'], hand: 'TC QC JC KS QS' },
    'JC',
  ],
  [
    'under a rival’s ace the joker is spared',
    { seat: 3, declarer: 0, trick: '0: AH 9C KH', hand: 'SJ 9H 8D 9D KS QS' },
    '9H',
  ],
  [
    'under a rival’s ace the jack is spared',
    { seat: 3, declarer: 0, trick: '0: AH 9C KH', hand: 'JH 9H 8D 9D KS QS' },
    '9H',
  ],
  [
    'SM-O7: nor is the lowest trump given away where it counts for its taker',
    { options: { lowTo: 'taker' }, seat: 3, declarer: 0, trick: '0: AH 9C KH', hand: '8H 9H 8D 9D KS QS' },
    '9H',
  ],
  [
    'SM-O6: with free trumping a ten is trumped by who could follow',
    {
      options: { trumpAnytime: true },
      seat: 3,
      declarer: 1,
      trick: '0: TC KC 8C',
      tricks: ['1: AH 9H TH QH'],
      hand: '8H 9C 9D KS QS',
    },
    '8H',
  ],
  [
    'SM-O13: a high joker takes the ten of trumps',
    {
      options: { jokerRank: 'aboveTen' },
      seat: 3,
      declarer: 1,
      trick: '0: TH 9H 8H',
      tricks: ['1: AH QH 8S KC'],
      hand: 'BJ 9C 9D KS QS',
    },
    'BJ',
  ],
  [
    'last in hand the jack takes its trick home',
    { seat: 3, declarer: 3, trick: '0: TC 9C 8C', tricks: ['3: AH 9H TH QH'], hand: 'JH 8D 9D KS QS' },
    'JH',
  ],
  [
    'so does a joker',
    { seat: 3, declarer: 3, trick: '0: 9C QC 8C', tricks: ['3: AH 9H TH QH'], hand: 'SJ 8D 9D KS QS' },
    'SJ',
  ],
  [
    'the partner’s trick is not taken away',
    { options: pairs, seat: 2, declarer: 0, trick: '0: AH 8H', hand: 'KH 9H TC 8D 9S JD' },
    '9H',
  ],
  [
    'a moon is broken by whatever takes a trick',
    {
      options: { moon: '12' },
      bid: 'moon',
      seat: 3,
      declarer: 0,
      trick: '0: KC 8C QC',
      tricks: ['0: AH 9H TH QH'],
      hand: 'AC 9C 9D KS QS',
    },
    'AC',
  ],
  [
    'SM-O10: the jack takes the off-jack',
    {
      options: { jick: true },
      seat: 3,
      declarer: 0,
      trick: '0: JD 9H 8H',
      tricks: ['0: AH TH KH QH'],
      hand: 'JH 9C 9D KS QS',
    },
    'JH',
  ],
  [
    'second in hand an ace of trumps catches a led ten',
    { seat: 1, declarer: 0, trick: '0: TH', hand: 'AH 9H 8C 9D KS QS' },
    'AH',
  ],
  [
    'a rival’s sure trick gets neither ten nor joker',
    {
      seat: 2,
      declarer: 1,
      trick: '1: AC',
      tricks: ['1: AH 9H TH QH', '1: KH 8H JH 9D'],
      hand: 'TD SJ 8D QS',
    },
    '8D or SJ',
  ],
  [
    'tens fall to the partner who declared, not to the rival',
    { options: pairs, seat: 2, declarer: 0, trick: '0: AH 9H', hand: 'TC TD 8D 9D QS 9S' },
    'TC or TD',
  ],
];

const EMPTY: ViewText = {
  seat: 3,
  declarer: 0,
  trick: '0: 9C 8C 9D',
  tricks: ['0: AH 9H TH 8H'],
  hand: 'KH 8D 8S QS JD',
};
/** The partner’s ace, with one rival still to play. */
const ACE: ViewText = {
  seat: 2,
  declarer: 0,
  trick: '0: AC 8C',
  tricks: ['0: KH 8H 9H QH'],
  hand: 'TC 9C QS KD 8D',
};
const JOKER = { seat: 3, declarer: 1, tricks: ['1: AH QH 8H TH'] };
const more: readonly Row[] = [
  ['a boss trump is not spent on an empty trick', EMPTY, '8S'],
  ['SM-O11: but it is to break a moon', { ...EMPTY, bid: 'moon', options: { moon: '12' } }, 'KH'],
  [
    'a joker is led at once when nobody else has shown a trump',
    { hand: 'SJ 8C 9C 8D 9S', tricks: ['0: AH KC JC TD'] },
    'SJ',
  ],
  ['a ten goes on the partner’s ace', { ...ACE, options: pairs }, 'TC'],
  [
    'SM-O6: with free trumping it does not while a rival is to come',
    { ...ACE, options: { ...pairs, trumpAnytime: true } },
    '9C',
  ],
  [
    'SM-O13: a high joker takes the small one and brings itself home',
    {
      options: { jokerRank: 'aboveTen' },
      seat: 3,
      declarer: 0,
      tricks: ['0: AH QH 9C TH'],
      trick: '0: 9H SJ QC',
      hand: 'BJ KH AC JC TC',
    },
    'BJ',
  ],
  [
    'SM-O14: the big joker is no help where the first one played wins',
    { ...JOKER, options: { jokerTie: 'firstPlayed' }, trick: '0: 9C SJ QC', hand: 'BJ 8D 9D KS QS' },
    '8D or 9D',
  ],
  [
    'SM-O14: the small joker takes the big one where the second one played wins',
    { ...JOKER, options: { jokerTie: 'secondPlayed' }, trick: '0: 9C BJ QC', hand: 'SJ 8D 9D KS QS' },
    'SJ',
  ],
  [
    'SM-O15: hearts become trump when their ace is known to sleep',
    { options: { peek: 3 }, peeked: 'AH 9C 8D', bid: 3, hand: 'KH QH TH SJ AC TC' },
    'KH',
  ],
];

/** Which card to play. */
export const cardSituations: readonly Situation<View>[] = [...leads, ...follows, ...more].map(
  ([story, text, good]) => ({ story, view: seen(text), good: good.split(' or ') }),
);
