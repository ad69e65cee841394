import type { Texts } from '../texts.ts';

/** The score sheet. */
export const sheet: Texts['sheet'] = {
  title: 'Score',
  deal: 'Round',
  total: 'Total',
  target: (points) => `Played to ${points}.`,
  missing: 'to go',
  reached: 'reached',
  empty: 'No round is over yet.',
  details: (deal) => `How did round ${deal} come about?`,
  nothing: 'Nobody scored in this round.',
  running: 'So far',
  winners: (names) => `Winners: ${names}`,
  youWon: 'You won!',
  again: 'Play again',
  goOn: 'Go on',
  review: 'Look at the match',
  reviewDeal: 'Look at this round',
};
