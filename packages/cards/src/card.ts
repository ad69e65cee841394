/** Suits: clubs, diamonds, hearts, spades; acorns, leaves, (hearts,) bells in German-suited packs. */
export type Suit = 'C' | 'D' | 'H' | 'S' | 'A' | 'L' | 'B';
/** Ranks; `T` is the ten, `U` and `O` the under and over of German-suited packs. */
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'U' | 'Q' | 'O' | 'K' | 'A';
/** The big and the small joker. Careful: `JS` is the jack of spades. */
export type Joker = 'BJ' | 'SJ';
/** A card with a suit, as in "QS". */
export type SuitedCard = `${Rank}${Suit}`;
/** A card as records write it. A pack says which cards exist. */
export type Card = SuitedCard | Joker;

/** What an onlooker sees of a card whose face is hidden. */
export const FACE_DOWN = '??';
/** A card as one onlooker knows it. */
export type SeenCard = Card | typeof FACE_DOWN;

const RANKS = '23456789TJUQOKA';
const SUITS = 'CDHSALB';

/** Whether a card is one of the two jokers. */
export function isJoker(card: SeenCard): card is Joker {
  return card === 'BJ' || card === 'SJ';
}

/** Whether a card's face is seen. */
export function isSeen(card: SeenCard): card is Card {
  return card !== FACE_DOWN;
}

/** The printed suit; undefined for jokers and hidden cards. */
export function suitOf(card: SeenCard): Suit | undefined {
  if (card === FACE_DOWN || isJoker(card)) return undefined;
  // A suited card is two characters, the second its suit.
  return card.charAt(1) as Suit;
}

/** The printed rank; undefined for jokers and hidden cards. */
export function rankOf(card: SeenCard): Rank | undefined {
  if (card === FACE_DOWN || isJoker(card)) return undefined;
  // A suited card is two characters, the first its rank.
  return card.charAt(0) as Rank;
}

/** Reads a card as records write it; undefined if the text is none. */
export function parseCard(text: string): Card | undefined {
  if (text === 'BJ' || text === 'SJ') return text;
  const isCard = text.length === 2 && RANKS.includes(text.charAt(0)) && SUITS.includes(text.charAt(1));
  // Rank and suit have just been checked.
  return isCard ? (text as SuitedCard) : undefined;
}

/** Cards from text, as in `cards('KH JD BJ')`. Throws on anything that is no card: for tests and constants. */
export function cards(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (card === undefined) throw new Error(`no card: ${word}`);
      return card;
    });
}
