import type { Texts } from '../texts.ts';

/** The score sheet. */
export const sheet: Texts['sheet'] = {
  title: 'Pontok',
  deal: 'Leosztás',
  total: 'Összesen',
  target: (points) => `A célpontszám ${points}.`,
  missing: 'még kell',
  reached: 'megvan',
  empty: 'Még egy leosztás sem ért véget.',
  details: (deal) => `${deal}. leosztás: részletek`,
  nothing: 'Ebben a leosztásban senki sem szerzett pontot.',
  running: 'Eddig',
  winners: (names) => `Nyertesek: ${names}`,
  youWon: 'Nyertél!',
  again: 'Újabb játszma',
  goOn: 'Tovább',
  review: 'A játszma megtekintése',
  reviewDeal: 'Ennek a körnek a megtekintése',
};
