import type { MatchesWords } from './index.ts';

/** One's own matches. */
export const en: MatchesWords = {
  title: 'My matches',
  lead: 'Played to their end on this device. It stays here: nobody else sees it.',
  none: 'No match has been played to its end yet. As soon as one is over, it is here.',
  toGames: 'To the games',
  numbers: 'In figures',
  game: 'Game',
  matches: 'Matches',
  won: 'won',
  deals: 'Deals',
  perDeal: 'Points a deal',
  streak: 'Wins in a row',
  streakNow: (now, best) => `${now} (best: ${best})`,
  with: 'Together with',
  against: 'Against',
  name: 'Name',
  list: 'All matches',
  isWon: 'won',
  isLost: 'lost',
  look: 'look',
  forget: 'Forget everything',
  forgetAsk: 'Forget all matches on this device?',
  forgetText: 'The figures begin anew. At the tables nothing changes.',
  forgetYes: 'Yes, forget',
};
