import type { Texts } from './texts.ts';

/** The standard game of Zsírozás in a few paragraphs, as a family would write it on a card, in English. */
export const basics: Texts['basics'] = [
  {
    title: 'Cards',
    text: '32 cards, for two players or for four in two teams sitting opposite. Everybody gets four cards, the rest is the talon in the middle. Suits mean nothing, only the rank counts.',
  },
  {
    title: 'Leading',
    text: 'Whoever sits left of the dealer leads any card. If you hold the same rank you must add it; if not, you play any card.',
  },
  {
    title: 'The seven',
    text: 'A seven may stand in for the rank led, but need not. If you hold the rank itself, that is what you play. When a seven is led, only sevens match it.',
  },
  {
    title: 'Go on or leave it',
    text: 'If the other side has matched, the leader may add another card of that rank or a seven, and everybody must answer again. Otherwise the trick is left to the side that matched last.',
  },
  {
    title: 'Drawing',
    text: 'After a trick cards are drawn in turn until all hold four again; the winner of the trick draws first and leads next. When the talon is gone the hands are played out.',
  },
  {
    title: 'Scoring',
    text: 'Each ten and each ace is worth 10 points, everything else nothing. For 0 points a mushroom is drawn in the score list.',
  },
  { title: 'The end', text: 'Whoever has 500 points after a deal wins; if both have, the side with more.' },
  {
    title: 'Calls',
    text: 'With four, everyone may call “Grease!”, “Don’t grease!”, “Beat!” or “Don’t beat!” to the partner, once in each circuit. Nothing else may be said about one’s cards.',
  },
];
