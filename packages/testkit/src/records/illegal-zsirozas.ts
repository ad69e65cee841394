import { GERMAN_RANKS, GERMAN_SUITS, pack } from '@stammtisch/cards';
import type { SomeOptions } from '@stammtisch/kernel';

import { type DealText, illegal, type IllegalRecord, type RefusedText } from './illegal-case.ts';

// Seat 0 deals, so that seat 1 leads.
const EIGHTS = ['8L 9B AH TL', '8A 8H KA UL'];
const SEVENS = ['8L 7B AH TL', '8A 7H KA UL'];
const NO_EIGHT = ['9L 7B AH TL', '8A 7H KA UL'];
const FOUR = ['TL 8L UA 9H', '7L 8A 7B KH', 'UL KB UB OA', '8H TB 9L 9A'];
/** A whole deal: 50 to 30. */
const WHOLE = {
  hands: ['AA OL UL 8H', 'AB 9L UA TH'],
  rest: 'AL OA 7H 9H UH OB 8B KH UB TA 9A 9B 7L AH TL 7B 7A 8A KL 8L KA KB OH TB',
  moves:
    'UA UL stop OL OA stop 7H AL TH 9H AB AA stop UB UH stop 9A 9B 9L OB 8B 8H 7L KH TL 8L KA KB 7A 7B KL 8A TA TB stop AH OH'
      .split(' ')
      .join(', '),
};

/** What is in no hand, in the order of the pack. */
function restOf(hands: readonly string[]): string {
  const dealt = hands.flatMap((hand) => hand.split(' '));
  return pack(GERMAN_SUITS, GERMAN_RANKS)
    .filter((card) => !dealt.includes(card))
    .join(' ');
}
const deal = (hands: readonly string[], moves: string): DealText => ({ hands, rest: restOf(hands), moves });
const zsirozas = (
  name: string,
  deals: readonly DealText[],
  refused: RefusedText,
  options: SomeOptions = {},
): IllegalRecord => illegal(name, { game: 'zsirozas', dealer: 0, options }, deals, refused);

/** Records of Zsírozás that break its rules. */
export const zsirozasIllegal: readonly IllegalRecord[] = [
  zsirozas('a lead out of turn, its seat named', [deal(EIGHTS, '0 8L')], '0.0 not-your-turn'),
  zsirozas('the leader answers itself', [deal(EIGHTS, '8A, 1 8H')], '0.1 not-your-turn'),
  zsirozas('a match held back', [deal(EIGHTS, '8A, 9B')], '0.1 match 8'),
  zsirozas('a seven in place of a match that is held', [deal(SEVENS, '8A, 7B')], '0.1 match 8'),
  zsirozas(
    'neither match nor seven, though both are held',
    [deal(SEVENS, '8A, AH')],
    '0.1 match-or-seven 8',
    {
      sevenInstead: true,
    },
  ),
  zsirozas('a seven held back that is owed', [deal(NO_EIGHT, '8A, AH')], '0.1 play-seven 8', {
    sevenDuty: true,
  }),
  zsirozas('a seven led where that is barred', [deal(SEVENS, '7H')], '0.0 seven-led', { sevenLed: 'banned' }),
  zsirozas('a stop by a follower', [deal(EIGHTS, '8A, stop')], '0.1 only-leader-stops'),
  zsirozas('a stop before anything is led', [deal(EIGHTS, 'stop')], '0.0 lead-a-card'),
  zsirozas('a second stop', [deal(EIGHTS, '8A, 8L, stop, stop')], '0.3 lead-a-card'),
  zsirozas('the leader goes on with another rank', [deal(EIGHTS, '8A, 8L, KA')], '0.2 go-on-matching 8'),
  zsirozas('a card played twice', [deal(EIGHTS, '8A, 8A')], '0.1 not-your-card'),
  zsirozas('a card of the talon', [deal(EIGHTS, 'OB')], '0.0 not-your-card'),
  zsirozas('a card that the other player draws', [deal(NO_EIGHT, '8A, 9L, 7A')], '0.2 not-your-card', {
    drawFirst: 'other',
  }),
  zsirozas('a French card', [deal(EIGHTS, 'QS')], '0.0 not-your-card'),
  zsirozas('a bid', [deal(EIGHTS, 'bid 2')], '0.0 unreadable bid'),
  zsirozas('a call between two players', [deal(EIGHTS, '0: Schmiere!')], '0.0 no-such-remark Schmiere!'),
  zsirozas('a call where none are made', [deal(FOUR, '2: Schmiere!')], '0.0 no-such-remark Schmiere!', {
    calls: false,
  }),
  zsirozas('a call by nobody', [deal(FOUR, '5: Schmiere!')], '0.0 no-such-seat'),
  zsirozas('a call in other words', [deal(FOUR, '1: Zsírt!')], '0.0 no-such-remark Zsírt!'),
  zsirozas('a call in place of a card', [deal(FOUR, 'Schmiere!')], '0.0 call-is-no-move'),
  zsirozas('two calls in one circuit', [deal(FOUR, '2: Schmiere!, 7B, 2: Steche!')], '0.2 said-already'),
  zsirozas('play the wrong way round', [deal(FOUR, '1 7B')], '0.0 not-your-turn', {
    direction: 'counterClockwise',
  }),
  zsirozas('a talon one card short', [{ ...WHOLE, rest: WHOLE.rest.slice(0, -3) }], '0 wrong-pack'),
  zsirozas(
    'three players with all the eights',
    [deal(['TL 8L UA 9H', '7L 8A 7B KH', 'UL KB UB OA'], '')],
    '0 wrong-pack',
    { threePlayers: true },
  ),
  zsirozas('a card after the deal', [{ ...WHOLE, moves: `${WHOLE.moves}, UA` }], '0.37 nobody-awaited'),
  zsirozas(
    'the next deal before this one is over',
    [deal(EIGHTS, '8A, 8L'), deal(EIGHTS, '')],
    '1 not-dealing',
  ),
  zsirozas('a deal after the match', [WHOLE, WHOLE], '1 not-dealing', { target: 50 }),
  zsirozas('another dealer than the moves have', [{ ...deal(EIGHTS, '8A'), dealer: 1 }], '0.0 not-your-card'),
];
