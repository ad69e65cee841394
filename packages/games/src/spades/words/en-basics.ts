import type { Texts } from './texts.ts';

/** The standard game of Spades in a few paragraphs, as a family would write it on a card, in English. */
export const basics: Texts['basics'] = [
  {
    title: 'Cards',
    text: '52 cards, everybody alone. All get the same number, 13 at most; what is left stays face down. Whoever draws the highest card deals first.',
  },
  {
    title: 'Bidding',
    text: 'Beginning left of the dealer everybody says once how many tricks they will take, at least one. There is no passing, and all bids are open.',
  },
  {
    title: 'Tricks',
    text: 'Left of the dealer leads. If you hold the suit you must follow, otherwise you may trump or discard. Spades are always trump: the highest spade takes the trick, otherwise the highest card of the suit led.',
  },
  {
    title: 'Breaking spades',
    text: 'Spades may be led only after one has been played to a trick, or by a hand that holds nothing else.',
  },
  {
    title: 'Scoring',
    text: 'If you take what you bid, you get 10 points for each trick bid and 1 for each overtrick. If you fall short, you get nothing.',
  },
  {
    title: 'The end',
    text: 'Whoever alone has 500 points after a round wins. If several have, another round decides.',
  },
];
