import { cards } from '@stammtisch/cards';
import { at, differences } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { zsirozas } from './game.ts';
import { zsirozasKit } from './index.ts';
import { tricksOf } from './layout.ts';
import { type ZsirozasOptions, zsirozasOptions, zsirozasPresets } from './options.ts';
import { after, awaitedSeat, dealt, during, legalTexts, refusalOf, tableWith, termsFor } from './fixtures.ts';

/** What may be answered to an eight with this hand. */
const answers = (hand: string, options: Partial<ZsirozasOptions>): readonly string[] =>
  legalTexts(during(tableWith(['8A OA UL UB', hand], { options }), '8A'));
const clash = (input: object): readonly (readonly [string, string | undefined])[] => {
  const parsed = zsirozasKit.parse(input);
  return parsed.ok ? [] : parsed.error.map(({ option, because }) => [option, because]);
};

test('ZS-O1: free matching knows no duty at all', () => {
  expect(answers('8L 7H KA AB', { matching: 'free' })).toEqual(['8L', '7H', 'KA', 'AB']);
});

test('ZS-O1: free matching still lets only matches take the trick, and only matches go on', () => {
  const options = { matching: 'free' } as const;
  const table = tableWith(['8A 8H KA UL', '8L 9B AH TL'], { options });
  expect(at(tricksOf(during(table, '8A AH')), 0).winner).toBe(0);
  expect(legalTexts(during(table, '8A 8L'))).toEqual(['8H', 'stop']);
});

test('ZS-O2, sevenInstead: rank and seven are both legal, nothing else', () => {
  expect(answers('8L 7H KA AB', { sevenInstead: true })).toEqual(['8L', '7H']);
  expect(answers('9L 7H KA AB', { sevenInstead: true })).toEqual(['9L', '7H', 'KA', 'AB']);
  const led = during(tableWith(['8A OA UL UB', '8L 7H KA AB'], { options: { sevenInstead: true } }), '8A');
  expect(refusalOf(led, 'KA')).toEqual({ code: 'match-or-seven', about: '8' });
});

test('ZS-O2, sevenDuty: without the rank a seven is compulsory', () => {
  expect(answers('7H KA AB 9L', { sevenDuty: true })).toEqual(['7H']);
  expect(answers('OH KA AB 9L', { sevenDuty: true })).toEqual(['OH', 'KA', 'AB', '9L']);
  expect(answers('8L 7H KA AB', { sevenDuty: true })).toEqual(['8L']);
  const led = during(tableWith(['8A OA UL UB', '7H KA AB 9L'], { options: { sevenDuty: true } }), '8A');
  expect(refusalOf(led, 'KA')).toEqual({ code: 'play-seven', about: '8' });
});

test('ZS-O2: with both, either of them matches, and one of them must', () => {
  const options = { sevenInstead: true, sevenDuty: true };
  expect(answers('8L 7H KA AB', options)).toEqual(['8L', '7H']);
  expect(answers('7H KA AB 9L', options)).toEqual(['7H']);
});

test('ZS-O5, ZS-O3: what a deal is worth follows the scoring chosen', () => {
  const end = (options: Partial<ZsirozasOptions>) =>
    zsirozas.sheet(after(tableWith(['AA TL', '8L AH'], { talon: '', options }), 'AA AH stop 8L TL')).pages[0];
  expect(end({ lastTrick: 10 })).toEqual([
    { side: 1, reason: 'fat', points: 30 },
    { side: 1, reason: 'lastTrick', points: 10 },
  ]);
  expect(end({ scoring: 'majority', target: 5 })).toEqual([{ side: 1, reason: 'majority', points: 3 }]);
});

test('ZS-O6: counter-clockwise the player on the dealer’s right leads, and all goes round that way', () => {
  const options = { direction: 'counterClockwise' } as const;
  const hands = ['TL 8L UA 9H', '7L 8A 7B KH', 'UL KB UB OA', '8H TB 9L 9A'];
  const talon = 'TA 7A 7H AL 8B AA AB AH OH OB KL TH KA OL UH 9B';
  const state = dealt(termsFor({ seats: 4, options }), 0, hands, talon);
  expect(awaitedSeat(state)).toBe(3);
  expect(zsirozas.layout(state).direction).toBe(-1);
  const led = during(state, '8H');
  expect(awaitedSeat(led)).toBe(2);
  // Seat 0 matches last and draws first, then 3, 2, 1.
  const taken = during(led, 'UL 8A 8L stop');
  expect([0, 3, 2, 1].map((seat) => at(taken.hands, seat).at(-1))).toEqual(cards('TA 7A 7H AL'));
});

test('ZS-O6: counter-clockwise the deal goes round that way too', () => {
  const options = { direction: 'counterClockwise' } as const;
  const end = after(tableWith(['8A', '9L', 'OH', 'KB'], { talon: '', options }), '8A KB OH 9L');
  expect(end).toMatchObject({ phase: 'dealing', dealer: 3 });
});

test('ZS-O7: the leader may always go on, also with a trick the own side holds', () => {
  const options = { continue: 'always' } as const;
  const table = tableWith(['8A 8H KA UL', '9L 9B AH TL'], { options });
  const unmatched = during(table, '8A 9L');
  expect(legalTexts(unmatched)).toEqual(['8H', 'stop']);
  expect(at(tricksOf(during(unmatched, '8H AH stop')), 0)).toMatchObject({ winner: 0, drawn: 2 });
  const partners = tableWith(['9A UL OB 9H', 'AL KA OA 8B', '9L TH KH UB', 'KB AA OL 8L'], { options });
  expect(legalTexts(during(partners, '9A AL 9L KB'))).toEqual(['9H', 'stop']);
});

test('ZS-O7: a leader without cards is not asked', () => {
  const options = { continue: 'always' } as const;
  expect(after(tableWith(['8A', '9L'], { talon: '', options }), '8A 9L').phase).toBe('dealing');
});

test('ZS-O8: a seven is led only from sevens alone, and goes on as ever', () => {
  const options = { sevenLed: 'banned' } as const;
  const table = tableWith(['7A 8H KA UL', '8L 9B AH TL'], { options });
  expect(legalTexts(table)).toEqual(['8H', 'KA', 'UL']);
  expect(refusalOf(table, '7A')).toEqual({ code: 'seven-led' });
  expect(legalTexts(during(table, '8H 8L'))).toEqual(['7A', 'stop']);
  expect(legalTexts(tableWith(['7A 7H', '8L 9B'], { options, talon: '' }))).toEqual(['7A', '7H']);
});

test('ZS-O9: three play with thirty cards, each alone, eighteen in the talon', () => {
  const options = { threePlayers: true };
  expect(zsirozas.seatCounts(termsFor().options)).toEqual([2, 4]);
  const terms = termsFor({ seats: 3, options });
  expect(zsirozas.seatCounts(terms.options)).toEqual([2, 3, 4]);
  expect(terms.sides).toEqual([0, 1, 2]);
  const pack = zsirozas.pack(terms);
  expect(pack).toHaveLength(30);
  expect(pack.filter((card) => card.startsWith('8'))).toEqual(cards('8A 8H'));
});

test('ZS-O9: of three the leader goes on while another holds the trick', () => {
  const table = tableWith(['9A 9L KA 7B', '9H UA OA KH', 'TB KB UB 8H'], { options: { threePlayers: true } });
  const state = during(table, '9A 9H TB');
  expect(legalTexts(state)).toEqual(['9L', '7B', 'stop']);
  expect(at(tricksOf(during(state, '9L UA KB')), 0)).toMatchObject({ winner: 0, drawn: 2 });
});

test('ZS-A8, drawFirst: the other draws first', () => {
  const options = { drawFirst: 'other' } as const;
  const state = during(tableWith(['8A KA OL TB', '9L UA AH KB'], { options, talon: 'AL OA' }), '8A 9L');
  expect(state.hands.map((hand) => hand.at(-1))).toEqual(cards('OA AL'));
});

test('ZS-A7, autoStop: a leader without a match is not asked', () => {
  const options = { autoStop: true };
  const table = tableWith(['8A KA OL UL', '8L 9B AH TL'], { options });
  const state = during(table, '8A 8L');
  expect(at(tricksOf(state), 0)).toMatchObject({ winner: 1, ended: 'leaderHadNoMatch' });
  expect(zsirozas.outcome(state)?.tricks[0]).toMatchObject({ stopped: true });
  const asked = tableWith(['8A 8H OL UL', '8L 9B AH TL'], { options });
  expect(legalTexts(during(asked, '8A 8L'))).toEqual(['8H', 'stop']);
});

test('ZS-O11: without calls nobody calls', () => {
  const table = tableWith(['9A UL OB 8H', 'AL KA OA 8B', '9L TH KH UB', 'KB AA OL 8L'], {
    options: { calls: false },
  });
  expect(zsirozas.remarks(table, 2)).toEqual([]);
});

test('rules for sevens make no sense without a duty', () => {
  expect(clash({ matching: 'free', sevenInstead: true })).toEqual([['sevenInstead', 'no-duty-to-replace']]);
  expect(clash({ matching: 'free', sevenDuty: true })).toEqual([['sevenDuty', 'no-duty-at-all']]);
});

test('a majority needs a target it can reach, and no points for the last trick', () => {
  expect(clash({ scoring: 'majority' })).toEqual([['target', 'target-too-high']]);
  expect(clash({ scoring: 'majority', target: 5, lastTrick: 10 })).toEqual([
    ['lastTrick', 'last-trick-breaks-ties'],
  ]);
  expect(clash({ scoring: 'majority', target: 50 })).toEqual([]);
});

test('the presets can be played, and differ from the standard as they say', () => {
  for (const preset of Object.values(zsirozasPresets)) {
    const parsed = zsirozasKit.parse(preset);
    expect(parsed.ok && differences(zsirozasOptions, parsed.value)).toEqual(preset);
  }
});
