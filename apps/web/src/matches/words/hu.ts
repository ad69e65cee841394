import type { MatchesWords } from './index.ts';

/** A saját játszmák. */
export const hu: MatchesWords = {
  title: 'Játszmáim',
  lead: 'Ezen az eszközön végigjátszva. Itt marad: senki más nem látja.',
  none: 'Még nincs végigjátszott játszma. Amint véget ér egy, itt lesz.',
  toGames: 'A játékokhoz',
  numbers: 'Számokban',
  game: 'Játék',
  matches: 'Játszma',
  won: 'megnyerve',
  deals: 'Kör',
  perDeal: 'Pont körönként',
  streak: 'Győzelem egymás után',
  streakNow: (now, best) => `${now} (legjobb: ${best})`,
  with: 'Társként',
  against: 'Ellenfélként',
  name: 'Név',
  list: 'Minden játszma',
  isWon: 'nyert',
  isLost: 'vesztett',
  look: 'megtekintés',
  forget: 'Minden elfelejtése',
  forgetAsk: 'Elfelejtsük az eszköz összes játszmáját?',
  forgetText: 'A számok elölről kezdődnek. Az asztaloknál semmi sem változik.',
  forgetYes: 'Igen, elfelejtjük',
};
