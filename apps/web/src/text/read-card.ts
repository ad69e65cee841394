import {
  type Card,
  cardName,
  FRENCH_RANKS,
  FRENCH_SUITS,
  GERMAN_RANKS,
  GERMAN_SUITS,
  indexOf,
  isJoker,
  type Language,
  pack,
  type Pattern,
  type Rank,
  rankName,
  rankOf,
  type Suit,
  suitName,
  suitOf,
} from '@stammtisch/cards';

import { suitLetter } from '../table/suit-letters.ts';
import { plain } from './plain.ts';
import type { CardNames } from './words/card-names.ts';

/** How cards are called by somebody who types. */
export interface Tongue {
  readonly language: Language;
  readonly pattern: Pattern;
  readonly names: CardNames;
}

const FRENCH = pack(FRENCH_SUITS, FRENCH_RANKS, ['BJ', 'SJ']);
const GERMAN = pack(GERMAN_SUITS, GERMAN_RANKS);
const SIGNS: Readonly<Partial<Record<Suit, readonly string[]>>> = {
  S: ['♠', '♤'],
  H: ['♥', '♡'],
  D: ['♦', '♢'],
  C: ['♣', '♧'],
};

/**
 * The cards a text may mean: one for "pik as", "sa", "♠A"; several for what leaves something open ("pik", "as"
 * where two are meant); none for what is no card.
 */
export function readCards(text: string, tongue: Tongue): readonly Card[] {
  const all = tongue.pattern === 'german' ? GERMAN : FRENCH;
  const typed = squeezed(text, tongue);
  if (typed === '') return [];
  // Less than a suit and a rank means everything that it could be completed to. A whole word goes before a code: in German
  // "as" is any ace, and not the ace of spades as records write it.
  const part = all.filter((card) => partsOf(card, tongue).some((forms) => forms.includes(typed)));
  if (part.length > 0 && typed.length > 1) return part;
  const whole = all.filter((card) => isWhole(card, typed, tongue, formsOf));
  if (whole.length > 0) return whole;
  const short = all.filter((card) => isWhole(card, typed, tongue, beginningsOf));
  return short.length > 0 ? short : part;
}

/** A card in two or three letters: "sa", "h10". */
export function codeOf(card: Card, tongue: Tongue): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (rank === undefined || suit === undefined) return plain(cardName(card, tongue.language));
  const code = suitLetter(suit, tongue) + plain(indexOf(rank, tongue.language));
  // That would be the small joker as well.
  return code === 'sj' ? 'js' : code;
}

/** Without spaces and the little words: "ace of spades" is typed "acespades". */
function squeezed(text: string, { names }: Tongue): string {
  return plain(text)
    .split(' ')
    .filter((word) => !names.fillers.includes(word))
    .join('');
}

type Forms = (card: Card, tongue: Tongue) => readonly (readonly string[])[];

/** Whether the typed text is a suit and a rank of this card, in either order. */
function isWhole(card: Card, typed: string, tongue: Tongue, forms: Forms): boolean {
  if (isJoker(card)) return jokerForms(card, tongue).includes(typed);
  const [suits = [], ranks = []] = forms(card, tongue);
  return suits.some(
    (suit) =>
      (typed.startsWith(suit) && ranks.includes(typed.slice(suit.length))) ||
      (typed.endsWith(suit) && ranks.includes(typed.slice(0, typed.length - suit.length))),
  );
}

function formsOf(card: Card, tongue: Tongue): readonly (readonly string[])[] {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  return suit === undefined || rank === undefined ? [] : [suitForms(suit, tongue), rankForms(rank, tongue)];
}

/** Every way to begin the same words. */
function beginningsOf(card: Card, tongue: Tongue): readonly (readonly string[])[] {
  return formsOf(card, tongue).map((forms) =>
    forms.flatMap((form) => Array.from(form, (_, index) => form.slice(0, index + 1))),
  );
}

/** What names a card in part: its suit, its rank, or that it is a joker. */
function partsOf(card: Card, tongue: Tongue): readonly (readonly string[])[] {
  if (isJoker(card)) return [['joker', 'jolly', 'j']];
  const [suits = [], ranks = []] = formsOf(card, tongue);
  // A single letter of a suit is a command more often than a card.
  return [suits.filter((form) => form.length > 1 || !/[a-z]/.test(form)), ranks];
}

function suitForms(suit: Suit, tongue: Tongue): readonly string[] {
  const { language, pattern, names } = tongue;
  return [
    plain(suitName(suit, language, pattern)).replaceAll(' ', ''),
    ...(names.suits[suit] ?? []),
    ...(SIGNS[suit] ?? []),
    suitLetter(suit, tongue),
  ];
}

function rankForms(rank: Rank, { language, pattern, names }: Tongue): readonly string[] {
  const index = plain(indexOf(rank, language));
  const letter = rank === 'T' && pattern === 'german' && language === 'hu' ? [] : [rank.toLowerCase()];
  return [plain(rankName(rank, language)), index, ...letter, ...(names.ranks[rank] ?? [])];
}

function jokerForms(card: 'BJ' | 'SJ', { language, names }: Tongue): readonly string[] {
  return [
    plain(cardName(card, language)).replaceAll(' ', ''),
    card.toLowerCase(),
    ...(card === 'BJ' ? names.bigJoker : names.smallJoker),
  ];
}
