import { type Card, cards } from '@stammtisch/cards';
import { observe } from '@stammtisch/kernel';

import type { Situation } from '../situation.ts';
import { awaitedSeat, during, type Setting, tableWith } from './fixtures.ts';
import { zsirozas } from './game.ts';
import type { TakenTrick, View } from './position.ts';

interface Told extends Setting {
  /** What the seat to act is up to, as somebody at the table would put it. */
  readonly story: string;
  /** Hands by seat; the awaited seat's hand is what counts, the others are hidden from it. */
  readonly hands: readonly string[];
  readonly leader?: number;
  readonly talon?: string;
  /** Cards that have been played before, all taken by seat 0. */
  readonly gone?: string;
  readonly moves?: string;
  /** Any of these will do. */
  readonly good: string;
}

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

const HOUSE: readonly Told[] = [
  {
    story: 'lastTrick: the seven is kept for the last trick, which is worth ten',
    hands: ['9A 8B', '7L KH'],
    leader: 0,
    talon: '',
    gone: 'rest',
    options: { lastTrick: 10 },
    moves: '9A',
    good: 'KH',
  },
  {
    story: 'majority: with forty all to come, the last trick is what counts',
    hands: ['9A 8B', '7L KH'],
    talon: '',
    gone: 'rest',
    options: { scoring: 'majority', target: 5 },
    moves: '9A',
    good: 'KH 7L',
  },
  {
    story: 'free: the eight need not be wasted on a worthless trick; nothing fat goes, though',
    hands: ['8A KA OL 9B', '8L UA AH TH'],
    options: { matching: 'free' },
    moves: '8A',
    good: '8L UA',
  },
  {
    story: 'free: a ten may be kept from a ten that the leader would win back',
    hands: ['TA KA OL 9B', 'TL 8L 9H UH'],
    options: { matching: 'free' },
    gone: '7A 7L 7H 7B TH TB',
    moves: 'TA',
    good: 'TL',
  },
  {
    story: 'free: no seven on eights',
    hands: ['8A KA OL 9B', '7L UA OH KH'],
    options: { matching: 'free' },
    moves: '8A',
    good: 'UA OH KH',
  },
  {
    story: 'sevenInstead: the ten on the ten, the seven stays for later',
    hands: ['TA KA OL 9B', 'TL 7L 9H UH'],
    options: { sevenInstead: true },
    gone: 'TH TB 7A 7H 7B',
    moves: 'TA',
    good: 'TL',
  },
  {
    story: 'sevenDuty: the eights draw the seven out, then the ace is safe',
    hands: ['AA 8H 8B', '7L KH UB'],
    talon: '',
    gone: 'rest',
    options: { sevenDuty: true },
    good: '8H 8B',
  },
  {
    story: 'always: the trick is mine and a second eight makes the other throw fat',
    hands: ['8A 8H KA', '9L TH AL'],
    talon: '',
    gone: 'rest',
    options: { continue: 'always' },
    moves: '8A 9L',
    good: '8H',
  },
  {
    story: 'always: with nothing to gain a seven is not spent on a trick that is mine',
    hands: ['8A 7H KA OB', '9L TH AL UB'],
    options: { continue: 'always' },
    moves: '8A 9L',
    good: 'stop',
  },
  {
    story: 'banned: the seven may not be led, and the king is as good as the nine',
    hands: ['7A KH TL 9B', '9L UA AH KB'],
    options: { sevenLed: 'banned' },
    good: 'KH 9B',
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

/** The cards that have gone, as one trick that seat 0 took. */
function goneTrick(gone: readonly Card[], seats: number): TakenTrick<Card> {
  const plays = gone.map((card, index) => ({ seat: index % seats, card }));
  return { leader: 0, plays, winner: 0, ended: 'ownSideHolds', drawn: 0 };
}

/** What the seat whose turn it is sees. */
function seen(told: Told): View {
  const { hands, gone = '', moves = '', options = {}, leader = 0, talon: left } = told;
  const table = tableWith(hands, { options, leader, ...(left === undefined ? {} : { talon: left }) });
  const held = table.hands.flat();
  const isGone =
    gone === 'rest' ? zsirozas.pack(table.terms).filter((card) => !held.includes(card)) : cards(gone);
  const talon = table.talon.filter((card) => !isGone.includes(card));
  const tricks = isGone.length === 0 ? [] : [goneTrick(isGone, hands.length)];
  const state = during({ ...table, talon, tricks }, moves);
  return observe(zsirozas, state, awaitedSeat(state));
}

/** Moments of Zsírozás and what is wise there. */
export const situations: readonly Situation<View>[] = [...TWO, ...HOUSE, ...FOUR].map((told) => ({
  story: `${told.hands.length} players: ${told.story}`,
  view: seen(told),
  good: told.good.split(' '),
}));
