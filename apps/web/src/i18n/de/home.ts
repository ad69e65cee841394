import { plural } from '../forms.ts';

/** The first page. */
export const home = {
  title: 'Karten spielen wie am Stammtisch',
  lead: 'Mit Freunden oder gegen Bots. Ohne Konto, ohne Werbung.',
  games: 'Spiele',
  /** One sentence for those who do not know the game. */
  about: {
    smear: 'Sechs Karten, sechs Stiche: bieten, Trumpf machen, Punkte fangen.',
    zsirozas: 'Jagd auf Zehner und Asse mit ungarischen Karten. Die Siebener stechen alles.',
    spades: 'Sag deine Stiche an und triff genau. Pik sticht immer.',
  } as Readonly<Record<string, string>>,
  players: (from: number, to: number): string => (from === to ? `${from} Leute` : `${from} bis ${to} Leute`),
  playBots: 'Gegen Bots spielen',
  openTable: 'Tisch eröffnen',
  lastTime: (summary: string): string => `Wie zuletzt: ${summary}`,
  ownRules: 'eigene Hausregeln',
  yourName: 'Dein Name am Tisch',
  nameHint: 'So sehen dich die anderen.',
  guest: 'Gast',
  haveCode: 'Eingeladen?',
  codeLabel: 'Code oder Link',
  codeHint: 'Der letzte Teil des Links, oder die sieben Ziffern, die dir jemand sagt.',
  join: 'Zum Tisch',
  badCode: 'Das ist kein Code. Er hat mindestens sechs Buchstaben und Ziffern.',
  badSpoken: 'Diese Zahl führt zu keinem Tisch. Sie gilt zehn Minuten: Lass dir eine neue sagen.',
  running: 'Deine Tische',
  goBack: 'Zurück an den Tisch',
  forget: 'Aus der Liste nehmen',
  openTables: 'Offene Tische',
  hostedBy: (name: string): string => `bei ${name}`,
  freeChairs: (count: number): string => plural('de', count, `${count} Platz frei`, `${count} Plätze frei`),
  opening: 'Der Tisch wird gedeckt …',
  myMatches: 'Meine Partien',
  aboutThis: 'Über diesen Stammtisch: Impressum, Datenschutz, Lizenzen',
  learn: 'Lernen',
  rules: 'Regeln',
};
