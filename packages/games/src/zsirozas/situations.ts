import type { Situation } from '../situation.ts';
import { HOUSE } from './house-situations.ts';
import type { View } from './position.ts';
import { seen, type Told } from './told.ts';

const TWO: readonly Told[] = [
  {
    story: 'lead from the pair of eights, not a lone ten',
    hands: ['8A 8H TL OB', '9L UA AH KB'],
    good: '8A 8H OB',
  },
  {
    story: 'do not lead a seven',
    hands: ['7A 8H OL UB', '9L UA AH KB'],
    good: '8H OL UB',
  },
  {
    story: 'an ace that nobody can match any more is safe to lead',
    hands: ['AA 8H OL UB', '9L UA KH KB'],
    gone: 'AL AH AB 7A 7L 7H 7B',
    good: 'AA',
  },
  {
    story: 'a lone ace is not led while three others and all sevens are out',
    hands: ['AA 8H OL UB', '9L UA KH KB'],
    good: '8H OL UB',
  },
  {
    story: 'nothing to match with: throw the nine, not the ace or the ten',
    hands: ['8A KA OL TB', '9L TA AH TH'],
    moves: '8A',
    good: '9L',
  },
  {
    story: 'no seven for a trick without points',
    hands: ['8A KA OL TB', '9L 7A OH UH'],
    moves: '8A',
    good: '9L OH UH',
  },
  {
    story: 'a ten lies there: the seven is worth it when the leader cannot answer',
    hands: ['TA KA OL 8B', '9L 7A OH UH'],
    gone: 'TL TH TB 7L 7H 7B',
    moves: 'TA',
    good: '7A',
  },
  {
    story: 'all the rest is fat: rather the seven than an ace for nothing',
    hands: ['8A KA OL TB', '7A AL AH AB'],
    gone: '8L 8H 8B 7L 7H 7B',
    moves: '8A',
    good: '7A',
  },
  {
    story: 'two tens lie there and I have a third: go on',
    hands: ['TA TL KA 8B', 'TH 9L OH UH'],
    moves: 'TA TH',
    good: 'TL',
  },
  {
    story: 'two tens lie there and a seven takes them home',
    hands: ['TA 7L KA 8B', 'TH 9L OH UH'],
    moves: 'TA TH',
    gone: 'TL TB 7A 7H 7B',
    good: '7L',
  },
  {
    story: 'no seven to win back two eights',
    hands: ['8A 7L KA OB', '8H 9L OH UH'],
    moves: '8A 8H',
    good: 'stop',
  },
  {
    story: 'nothing fits: let it go',
    hands: ['8A KL KA OB', '8H 9L OH UH'],
    moves: '8A 8H',
    good: 'stop',
  },
  {
    story: 'the last cards are known: cash the ace, the eight is lost anyway',
    hands: ['AA 8B', '8L TH'],
    talon: '',
    gone: 'rest',
    good: 'AA',
  },
  {
    story: 'the last cards are known: the eight draws the eight, and the seven takes the ten',
    hands: ['8A 7A', '8L TH'],
    talon: '',
    gone: 'rest',
    good: '8A 7A',
  },
  {
    story: 'the last cards are known: lose the nine, so that the other has to lead the ten into mine',
    hands: ['TA 9A', '9L TH'],
    talon: '',
    gone: 'rest',
    good: '9A',
  },
];

const FOUR: readonly Told[] = [
  {
    story:
      'grease the partner, who has led and is not beaten; I am last but one before an opponent without a match',
    hands: ['UB UA OB 8H', 'KA OA 8B 9H', 'TH KH 9L OH', 'KB AA OL 8L'],
    gone: '7A 7L 7H 7B UL UH',
    moves: 'UB KA',
    good: 'TH',
  },
  {
    story: 'last to play, the partner holds, the leader has nothing left to go on with: grease',
    hands: ['TH KA OA 8B', '9A UL OB 8H', '9L AA OL 8L', 'KB KH UB AB'],
    leader: 1,
    gone: '9H 9B 7A 7L 7H 7B',
    moves: '9A 9L KB',
    good: 'TH',
  },
  {
    story: 'last to play, an opponent holds it for good: starve',
    hands: ['OA KA 8B 9H', '9A UL UH 8H', 'KB AA OL 8L', 'TH KH UB AH'],
    gone: '7A 7L 7H 7B',
    moves: 'OA 9A OL',
    good: 'KH UB',
  },
  {
    story: 'the opponents have twenty in the trick: the seven takes it',
    hands: ['TA KA 8B 9H', '9A UL OB 8H', 'AB KH OL 8L', '7H KB UB OH'],
    gone: 'TL TB TH 7A 7L 7B',
    moves: 'TA 9A AB',
    good: '7H',
  },
  {
    story: 'my partner holds a trick with twenty: no seven on top',
    hands: ['9A KA 8B TH', 'TA UL OB 8H', 'AB KH OL 8L', '7H KB UB OH'],
    leader: 1,
    gone: '7A 7L 7B TL TB',
    moves: 'TA AB KB',
    good: '9A KA 8B TH',
  },
  {
    story: 'free: the partner holds with a king, so I do not cover it with mine, but grease',
    hands: ['KA OA 8B 9H', '9A UL OB 8H', 'KB AA OL 8L', 'TH 9L UB 8A'],
    options: { matching: 'free' },
    leader: 0,
    gone: '7A 7L 7H 7B KL KH',
    moves: 'KA 9A',
    good: 'AA',
  },
];

/** Moments of Zsírozás and what is wise there. */
export const situations: readonly Situation<View>[] = [...TWO, ...HOUSE, ...FOUR].map((told) => ({
  story: `${told.hands.length} players: ${told.story}`,
  view: seen(told),
  good: told.good.split(' '),
}));
