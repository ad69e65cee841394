import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from './card.ts';
import type { Language } from './language.ts';

interface CardWords {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly bigJoker: string;
  readonly smallJoker: string;
  /** Joins suit and rank into the name of a card. */
  readonly name: (suit: string, rank: string) => string;
  /** The letter in the card's corner. */
  readonly index: Readonly<Partial<Record<Rank, string>>>;
}

const numbers = {
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  T: '10',
} as const;

const WORDS: Readonly<Record<Language, CardWords>> = {
  de: {
    suits: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik', A: 'Eichel', L: 'Laub', B: 'Schellen' },
    ranks: { ...numbers, J: 'Bube', U: 'Unter', Q: 'Dame', O: 'Ober', K: 'König', A: 'Ass' },
    bigJoker: 'Großer Joker',
    smallJoker: 'Kleiner Joker',
    name: (suit, rank) => `${suit}-${rank}`,
    index: { J: 'B', Q: 'D', T: '10' },
  },
  en: {
    suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', A: 'acorns', L: 'leaves', B: 'bells' },
    ranks: { ...numbers, J: 'jack', U: 'under', Q: 'queen', O: 'over', K: 'king', A: 'ace' },
    bigJoker: 'big joker',
    smallJoker: 'small joker',
    name: (suit, rank) => `${rank} of ${suit}`,
    index: { T: '10' },
  },
  hu: {
    suits: { C: 'treff', D: 'káró', H: 'kőr', S: 'pikk', A: 'makk', L: 'zöld', B: 'tök' },
    ranks: {
      '2': 'kettes',
      '3': 'hármas',
      '4': 'négyes',
      '5': 'ötös',
      '6': 'hatos',
      '7': 'hetes',
      '8': 'nyolcas',
      '9': 'kilences',
      T: 'tízes',
      J: 'bubi',
      U: 'alsó',
      Q: 'dáma',
      O: 'felső',
      K: 'király',
      A: 'ász',
    },
    bigJoker: 'nagy joker',
    smallJoker: 'kis joker',
    name: (suit, rank) => `${suit} ${rank}`,
    index: { J: 'B', Q: 'D', A: 'Á', U: 'Al', O: 'F', T: '10' },
  },
};

/** Which pattern a pack is printed in: in the German one, hearts are called "piros" in Hungarian. */
export type Pattern = 'french' | 'german';

/** A suit's name: "Herz", "hearts", "kőr" ("piros" in the German pattern). */
export function suitName(suit: Suit, language: Language, pattern: Pattern = 'french'): string {
  if (language === 'hu' && suit === 'H' && pattern === 'german') return 'piros';
  return WORDS[language].suits[suit];
}

/** A rank's name: "König", "king", "király". */
export function rankName(rank: Rank, language: Language): string {
  return WORDS[language].ranks[rank];
}

/** A card's full name: "Herz-Ass", "ace of hearts", "kőr ász". */
export function cardName(card: Card, language: Language, pattern: Pattern = 'french'): string {
  const words = WORDS[language];
  if (isJoker(card)) return card === 'BJ' ? words.bigJoker : words.smallJoker;
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (suit === undefined || rank === undefined) throw new Error(`a card without suit or rank: ${card}`);
  return words.name(suitName(suit, language, pattern), words.ranks[rank]);
}

/** The corner letter of a rank in a language: A K D B in German, Á K D B in Hungarian (ui principle 3). */
export function indexOf(rank: Rank, language: Language): string {
  return WORDS[language].index[rank] ?? rank;
}
