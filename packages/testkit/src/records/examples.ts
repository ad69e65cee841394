import {
  type Card,
  cards,
  FRENCH_RANKS,
  FRENCH_SUITS,
  GERMAN_RANKS,
  GERMAN_SUITS,
  pack,
} from '@stammtisch/cards';
import { at, type MatchRecord, range, RECORD_FORMAT } from '@stammtisch/kernel';

/** The worked examples of the rules, as records, by game and name. */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, MatchRecord>>>> = {
  smear: { 'example-SM-45': bidOfThree() },
  zsirozas: {
    'example-ZS-19': zsirozasTrick(['9L UA AH KB', '8A KA OL TB'], '8A 9L'),
    'example-ZS-20': zsirozasTrick(['8L 9B AH TL', '8A 8H KA UL'], '8A 8L stop'),
    'example-ZS-21': zsirozasTrick(['TH 7A 8L UB', 'TA TL TB KA'], 'TA TH TL 7A TB 8L'),
  },
  spades: {
    'example-SP-26': spadesDeal({ bid: 7, took: 7 }),
    'example-SP-27': spadesDeal({ bid: 5, took: 8 }),
    'example-SP-29': spadesDeal({ bid: 4, took: 3 }),
  },
};

/** SM-45 to SM-51: "a bid of three, played through". */
function bidOfThree(): MatchRecord {
  const hands = ['TD QS 9D JD KC 9C', 'QH JS QD 8C KD QC', 'AH JH 9H KS TC SJ', '8H KH 9S AD 8S JC'].map(
    cards,
  );
  const calls = ['pass', 'bid 2', 'bid 3', 'pass'];
  const tricks = 'AH 8H TD QH KS 9S QS JS JH KH 9D 8C AD JD QD 9H SJ 8S 9C KD TC JC KC QC'.split(' ');
  return {
    format: RECORD_FORMAT,
    game: 'smear',
    rulesVersion: 1,
    seats: 4,
    names: ['Ayşe', 'Kemal', 'Du', 'Sam'],
    sides: range(4),
    firstDealer: 3,
    options: {},
    deals: [{ hands, rest: cards('BJ TH AS AC TS 8D'), moves: [...calls, ...tricks] }],
    result: null,
  };
}

/** The first trick of a deal for two. Seat 0 deals, so that seat 1 leads: player 1 of the rules. */
function zsirozasTrick(hands: readonly string[], moves: string): MatchRecord {
  const dealt = hands.map(cards);
  const rest = pack(GERMAN_SUITS, GERMAN_RANKS).filter((card) => !dealt.flat().includes(card));
  return {
    format: RECORD_FORMAT,
    game: 'zsirozas',
    rulesVersion: 1,
    seats: 2,
    sides: range(2),
    firstDealer: 0,
    options: {},
    deals: [{ hands: dealt, rest, moves: moves.split(' ') }],
    result: null,
  };
}

/**
 * A deal for two in which seat 0 bids and takes so many tricks. Seat 1 holds every heart; seat 0 throws diamonds off,
 * then trumps, and leads spades from there on.
 */
function spadesDeal({ bid, took }: { readonly bid: number; readonly took: number }): MatchRecord {
  const suit = (name: string): readonly Card[] => cards(FRENCH_RANKS.map((rank) => rank + name).join(' '));
  const [spades, diamonds, hearts] = [suit('S').slice(0, took), suit('D').slice(took), suit('H')];
  const hands = [[...spades, ...diamonds], hearts];
  const [trump, ...led] = spades;
  const thrown = diamonds.flatMap((card, trick) => [at(hearts, trick), card]);
  const trumped = [at(hearts, diamonds.length), trump ?? ''];
  const rest = led.flatMap((card, trick) => [card, at(hearts, diamonds.length + 1 + trick)]);
  return {
    format: RECORD_FORMAT,
    game: 'spades',
    rulesVersion: 1,
    seats: 2,
    sides: range(2),
    firstDealer: 0,
    options: {},
    deals: [
      {
        hands,
        rest: pack(FRENCH_SUITS, FRENCH_RANKS).filter((card) => !hands.flat().includes(card)),
        moves: ['bid 1', `bid ${bid}`, ...thrown, ...trumped, ...rest],
      },
    ],
    result: null,
  };
}
