import { parseCard } from '@stammtisch/cards';

/** An answer that names cards to be parted with, as records write it: "give AH KD". */
export interface Gift {
  readonly text: string;
  readonly cards: readonly string[];
}

/** The gift that an answer is; undefined for one that names no cards. */
export function giftIn(text: string): Gift | undefined {
  const [, ...cards] = text.split(' ');
  return cards.length > 0 && cards.every((card) => parseCard(card) !== undefined)
    ? { text, cards }
    : undefined;
}

/** The gift of just these cards, in whatever order they were chosen. */
export function giftOf(gifts: readonly Gift[], chosen: readonly string[]): Gift | undefined {
  return gifts.find(
    ({ cards }) => cards.length === chosen.length && cards.every((card) => chosen.includes(card)),
  );
}

/** What is chosen after a tap on a card. One too many takes the place of the one chosen last. */
export function toggled(chosen: readonly string[], card: string, most: number): readonly string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen.slice(0, most - 1), card];
}
