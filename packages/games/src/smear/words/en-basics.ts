import type { Texts } from './texts.ts';

/** The standard game of Smear in a few paragraphs, as a family would write it on a card, in English. */
export const basics: Texts['basics'] = [
  {
    title: 'Cards',
    text: 'Everybody gets six cards. Two jokers are in the pack, and low cards are left out until it fits. With an even number of players six cards sleep face down, with an odd number four.',
  },
  {
    title: 'Bidding',
    text: 'It starts left of the dealer and everybody speaks once: 2 to 6 points, more than the bid before, or pass. If nobody wants it, the dealer plays for 2.',
  },
  {
    title: 'Trump',
    text: 'The highest bidder leads, and the suit of that first card is trump. A joker cannot be the very first card. The jokers are the two lowest trumps, the big one above the small one.',
  },
  {
    title: 'Tricks',
    text: 'If you hold the suit led you must follow and may not trump. When trump is led, jokers must follow too. If you cannot follow, play what you like. The highest trump takes the trick, otherwise the highest card of the suit.',
  },
  {
    title: 'Six points',
    text: 'High for taking the highest trump, Low for whoever plays the lowest, the trump jack, the big and the small joker for whoever takes them, and Game for the most card points: ten 10, ace 4, king 3, queen 2, jack 1. A tie for Game is nobody’s, and what sleeps counts for nobody.',
  },
  {
    title: 'Scoring',
    text: 'If the bid is made, the bidding side writes down everything it took. If not, it loses its bid. All others keep their points.',
  },
  {
    title: 'The end',
    text: 'Whoever has 21 points after a round wins. If several are there, the side that bid wins, otherwise the one with more points.',
  },
];
