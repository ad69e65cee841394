import { cards } from '@stammtisch/cards';
import { type MatchRecord, replay } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { catalog } from '../catalog.ts';
import { packFor } from './pack.ts';

type Deal = MatchRecord['deals'][number];

const recordOf = (deals: readonly Deal[], more: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 'stammtisch-record/1',
  game: 'zsirozas',
  seats: 2,
  firstDealer: 0,
  deals,
  ...more,
});

/** A deal that begins with these hands; the rest of the pack follows in its own order. */
function dealOf(hands: readonly string[], moves: readonly string[], talon = ''): Deal {
  const dealt = hands.map(cards);
  const top = cards(talon);
  const rest = packFor({ seats: hands.length }).filter(
    (card) => !top.includes(card) && !dealt.some((hand) => hand.includes(card)),
  );
  return { hands: dealt, rest: [...top, ...rest], moves };
}

function played(record: MatchRecord) {
  const result = replay(catalog, record);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function refused(record: MatchRecord) {
  const result = replay(catalog, record);
  if (result.ok || result.error.type !== 'illegal') throw new Error('should have been refused');
  const { deal, move, refusal, legal } = result.error.at;
  return { deal, move, code: refusal.code, legal };
}

const moves = (text: string): readonly string[] => text.split(' ');

test('the seed’s three rounds as records', () => {
  const rounds: readonly (readonly [readonly string[], string, object])[] = [
    [['9L UA AH KB', '8A KA OL TB'], '8A 9L', { leader: 1, cards: cards('8A 9L'), winner: 1 }],
    [
      ['8L 9B AH TL', '8A 8H KA UL'],
      '8A 8L stop',
      { leader: 1, cards: cards('8A 8L'), winner: 0, stopped: true },
    ],
    [
      ['TH 7A 8L UB', 'TA TL TB KA'],
      'TA TH TL 7A TB 8L',
      { leader: 1, cards: cards('TA TH TL 7A TB 8L'), winner: 1 },
    ],
  ];
  for (const [hands, text, trick] of rounds) {
    const { deals } = played(recordOf([dealOf(hands, moves(text))]));
    expect(deals[0]?.tricks).toEqual([trick]);
  }
});

test('a whole deal for two: 50 to 30', () => {
  const talon = 'AL OA 7H 9H UH OB 8B KH UB TA 9A 9B 7L AH TL 7B 7A 8A KL 8L KA KB OH TB';
  const text =
    'UA UL stop OL OA stop 7H AL TH 9H AB AA stop UB UH stop 9A 9B 9L OB 8B 8H 7L KH TL 8L KA KB 7A 7B KL 8A TA TB stop AH OH';
  const { match, deals } = played(recordOf([dealOf(['AA OL UL 8H', 'AB 9L UA TH'], moves(text), talon)]));
  expect(deals[0]).toMatchObject({
    complete: true,
    dealer: 0,
    lines: [
      { side: 0, reason: 'fat', points: 50 },
      { side: 1, reason: 'fat', points: 30 },
    ],
    delta: [50, 30],
    totals: [50, 30],
  });
  expect(deals[0]?.tricks.map(({ winner }) => winner)).toEqual([0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0]);
  expect(match.awaited()).toBe('deck');
  expect(match.layout().dealer).toBe(1);
});

test('a whole deal for four with calls, which move nothing', () => {
  const hands = ['TL 8L UA 9H', '7L 8A 7B KH', 'UL KB UB OA', '8H TB 9L 9A'];
  const talon = 'TA 7A 7H AL 8B AA AB AH OH OB KL TH KA OL UH 9B';
  const text =
    '7B UL 9A 8L TA UB TB TL 7L 7A 9L UA stop OH OB KL AH OA AA 9H KH 8B 8H UH 8A stop 9B KB OL AL TH KA 7H AB';
  const called = ['2: Schmiere!', ...moves(text), '0: Steche nicht!'].slice(0, -1);
  const { deals, match } = played(recordOf([dealOf(hands, called, talon)], { seats: 4 }));
  expect(deals[0]).toMatchObject({ delta: [50, 30], complete: true });
  expect(match.sheet().totals).toEqual([50, 30]);
});

test('several deals add up, the deal goes round, and the first to the target wins', () => {
  const talon = 'AL OA 7H 9H UH OB 8B KH UB TA 9A 9B 7L AH TL 7B 7A 8A KL 8L KA KB OH TB';
  const text =
    'UA UL stop OL OA stop 7H AL TH 9H AB AA stop UB UH stop 9A 9B 9L OB 8B 8H 7L KH TL 8L KA KB 7A 7B KL 8A TA TB stop AH OH';
  const first = dealOf(['AA OL UL 8H', 'AB 9L UA TH'], moves(text), talon);
  const again = { ...dealOf(['AB 9L UA TH', 'AA OL UL 8H'], moves(text), talon) };
  const record = recordOf([first, again], { options: { target: 80 } });
  const { match, deals } = played(record);
  expect(deals.map(({ dealer, totals }) => [dealer, totals])).toEqual([
    [0, [50, 30]],
    [1, [80, 80]],
  ]);
  expect(match.awaited()).toBe('deck');
  const third = played(recordOf([first, again, first], { options: { target: 80 } }));
  expect(third.match.layout().winners).toEqual([0]);
});

test('illegal records are refused where they go wrong', () => {
  const hands = ['8L 9B AH TL', '8A 8H KA UL'];
  const at = (text: string) => refused(recordOf([dealOf(hands, moves(text))]));
  expect(at('8A 9B')).toMatchObject({ deal: 0, move: 1, code: 'match', legal: ['8L'] });
  expect(at('8A stop')).toMatchObject({ move: 1, code: 'only-leader-stops' });
  expect(at('stop')).toMatchObject({ move: 0, code: 'lead-a-card' });
  expect(at('8A 8L KA')).toMatchObject({ move: 2, code: 'go-on-matching', legal: ['8H', 'stop'] });
  expect(at('8L')).toMatchObject({ move: 0, code: 'not-your-card' });
  expect(at('8A 8A')).toMatchObject({ move: 1, code: 'not-your-card' });
  expect(at('QS')).toMatchObject({ move: 0, code: 'not-your-card' });
  expect(at('pass')).toMatchObject({ move: 0, code: 'unreadable' });
  const called = recordOf([dealOf(hands, ['0: Steche!'])]);
  expect(refused(called)).toMatchObject({ move: 0, code: 'no-such-remark' });
});

test('a deck that is none, or hands of another pack, are refused', () => {
  const twice = {
    ...dealOf(['8L 9B AH TL', '8A 8H KA UL'], []),
    hands: ['8L 9B AH TL', '8L 8H KA UL'].map(cards),
  };
  expect(refused(recordOf([twice])).code).toBe('wrong-pack');
  const short = {
    ...dealOf(['8L 9B AH TL', '8A 8H KA UL'], []),
    hands: ['8L 9B AH', '8A 8H KA UL'].map(cards),
  };
  expect(refused(recordOf([short])).code).toBe('wrong-pack');
});
