import { plural } from '../forms.ts';
import type { Texts } from '../texts.ts';

/** The first page. */
export const home: Texts['home'] = {
  title: 'Card games among friends',
  lead: 'With your people or against bots. No account, no ads.',
  games: 'Games',
  about: {
    smear: 'Six cards, six tricks: bid, make trump, catch the points.',
    zsirozas: 'The hunt for tens and aces with Hungarian cards. Sevens beat everything.',
    spades: 'Say how many tricks you will take and hit it exactly. Spades always win.',
  },
  players: (from, to) => (from === to ? `${from} players` : `${from} to ${to} players`),
  playBots: 'Play against bots',
  openTable: 'Open a table',
  lastTime: (summary) => `As last time: ${summary}`,
  ownRules: 'your own house rules',
  yourName: 'Your name at the table',
  nameHint: 'This is what the others see.',
  guest: 'Guest',
  haveCode: 'Invited?',
  codeLabel: 'Code or link',
  codeHint: 'The last part of the link, or the seven digits somebody tells you.',
  join: 'To the table',
  badCode: 'That is not a code. A code has at least six letters and digits.',
  badSpoken: 'That number leads to no table. It works for ten minutes: ask for a new one.',
  running: 'Your tables',
  goBack: 'Back to the table',
  forget: 'Take off the list',
  openTables: 'Open tables',
  hostedBy: (name) => `hosted by ${name}`,
  freeChairs: (count) => plural('en', count, `${count} seat free`, `${count} seats free`),
  opening: 'Setting the table …',
  myMatches: 'My matches',
  aboutThis: 'About this Stammtisch: imprint, privacy, licences',
  learn: 'Learn',
  rules: 'Rules',
};
