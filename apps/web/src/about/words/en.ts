import type { AboutWords } from './index.ts';

/** Imprint, privacy, licences. */
export const en: AboutWords = {
  title: 'About this Stammtisch',
  lead: 'A place for card games among friends. The program is free: anybody may read it, change it, and run a Stammtisch of their own.',
  toFair: 'Why nobody can stack the cards',
  imprint: 'Who runs this Stammtisch',
  noImprint: 'Whoever invites here has left no note. Ask the person you have the address from.',
  imprintFailed: 'This cannot be loaded just now.',
  privacy: 'What is stored',
  onDevice: 'On your device',
  device: [
    'your name, your settings, and the tables you sat at lately',
    'a long random number by which a table knows your device again. It is your identity card: there is no account, no e-mail and no password',
  ],
  onServer: 'On the server',
  server: [
    'the log of every table: names, seats, rules, the cards that were played, and what was written at the table',
    'not your random number but only its fingerprint, from which it cannot be worked out',
    'no internet addresses: they are merely counted while you are connected, so that nobody overruns the server',
  ],
  never: 'What there is not',
  nevers: [
    'advertising, tracking pixels, cookies, or anybody else’s services: the page loads nothing from elsewhere',
    'a directory of players: only those who know your table see you there; make it visible to everybody, and your name is on the start page',
  ],
  rights: 'In the settings you can download everything that belongs to you, or have it deleted.',
  licences: 'Licences',
  licencesText: 'Stammtisch is under the MIT licence. It contains the work of others, with thanks:',
  allLicences: 'All licence texts',
};
