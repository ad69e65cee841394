import {
  type Card,
  FRENCH_RANKS,
  FRENCH_SUITS,
  isJoker,
  pack,
  type SeenCard,
  type Suit,
  suitOf,
} from '@stammtisch/cards';

import type { SpadesOptions } from './options.ts';

type Deck = SpadesOptions['deck'];

const TWOS: readonly Card[] = ['2C', '2D', '2H', '2S'];
const SUIT_LADDER = '23456789TJQKA';
/** SP-O8: what stands above the ace of spades, lowest first. */
const RAISED: Readonly<Record<Deck, readonly Card[]>> = {
  '52': [],
  jokers: ['SJ', 'BJ'],
  jjd: ['2S', 'SJ', 'BJ'],
  jjdd: ['2S', '2D', 'SJ', 'BJ'],
};

const PACKS = new Map<string, readonly Card[]>();

/** SP-1, SP-O8, SP-A2: the pack in canonical order. */
export function packFor(options: SpadesOptions, seats: number): readonly Card[] {
  const { deck, deal } = options;
  // Asked at every deal, and always the same list: it is built once.
  const key = `${deck} ${deal} ${seats}`;
  const known = PACKS.get(key);
  if (known !== undefined) return known;
  const full = pack(FRENCH_SUITS, FRENCH_RANKS, deck === '52' ? [] : ['BJ', 'SJ']);
  const leaving = leavingCards(deck, seats);
  const left = full.filter((card) => !leaving.includes(card));
  const built = deal === 'strip' ? stripped(left, left.length % seats, deck) : left;
  PACKS.set(key, built);
  return built;
}

/** SP-23, SP-A1: how many cards each seat gets, which is also the number of tricks and the highest bid. */
export function handSize({ deck, deal }: SpadesOptions, seats: number): number {
  const cards = (deck === '52' ? 52 : 54) - leavingCards(deck, seats).length;
  const each = Math.floor(cards / seats);
  return deal === 'all' || deal === 'strip' ? each : Math.min(13, each);
}

/** SP-A2: how many cards stay out of the hands. */
export function leftOver(options: SpadesOptions, seats: number): number {
  return packFor(options, seats).length - handSize(options, seats) * seats;
}

/** SP-O8: jokers and raised twos are spades for following, leading and breaking. */
export function suitIn(deck: Deck, card: SeenCard): Suit | undefined {
  if (deck !== '52' && (isJoker(card) || (deck === 'jjdd' && card === '2D'))) return 'S';
  return suitOf(card);
}

/** Whether a card is trump (SP-3). */
export function isSpade(deck: Deck, card: SeenCard): boolean {
  return suitIn(deck, card) === 'S';
}

/** Where a card stands among those of its suit: the higher number wins. */
export function height(deck: Deck, card: SeenCard): number {
  if (deck !== '52') {
    const raised = RAISED[deck].findIndex((one) => one === card);
    if (raised >= 0) return SUIT_LADDER.length + raised;
  }
  return SUIT_LADDER.indexOf(card.charAt(0));
}

/** How many spades lie in these cards. */
export function spadesIn(deck: Deck, cards: readonly SeenCard[]): number {
  return cards.reduce((sum, card) => (isSpade(deck, card) ? sum + 1 : sum), 0);
}

/** SP-O8: with jokers the lowest cards make room; six and seven players need every card. */
function leavingCards(deck: Deck, seats: number): readonly Card[] {
  if (deck === '52' || seats >= 6) return [];
  if (deck === 'jjd') return ['2C', '2D'];
  if (deck === 'jjdd') return ['2C', '2H'];
  if (seats === 3) return [];
  return seats === 5 ? TWOS : ['2C', '2D'];
}

/** SP-A2: without the lowest cards, clubs first, so that nothing is left over; raised cards stay. */
function stripped(cards: readonly Card[], surplus: number, deck: Deck): readonly Card[] {
  const lowest = cards
    .filter((card) => !RAISED[deck].includes(card))
    .toSorted((a, b) => SUIT_LADDER.indexOf(a.charAt(0)) - SUIT_LADDER.indexOf(b.charAt(0)))
    .slice(0, surplus);
  return cards.filter((card) => !lowest.includes(card));
}
