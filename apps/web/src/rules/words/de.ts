import { plural } from '../../i18n/forms.ts';

/** Rule sheets: how a table plays, on a page of its own. */
export const de = {
  title: 'Regeln',
  indexLead:
    'Die üblichen Regeln jedes Spiels auf einer Karte. Ändere, was ihr anders spielt, und teile euer Blatt.',
  noSuchGame: 'Dieses Spiel kennt der Stammtisch nicht. Hier sind die, die er kennt.',
  usualOf: (game: string): string => `${game}: die üblichen Regeln`,
  ours: (game: string): string => `So spielen wir ${game}`,
  sheetOf: (game: string): string => `Regelblatt für ${game}`,
  players: (counts: string): string => `zu ${counts}`,
  differing: (count: number): string =>
    plural('de', count, `${count} Hausregel anders`, `${count} Hausregeln anders`),
  actions: 'Mit diesem Blatt',
  openTable: 'Tisch mit diesen Regeln',
  change: 'Ändern',
  changed: 'Fertig',
  changeTitle: 'Regeln ändern',
  changeHint: 'Das Blatt und sein Link ändern sich sofort mit.',
  name: 'Name des Blatts',
  nameHint: 'Zum Beispiel „Sonntagsrunde“. Er steht im Link und auf dem Blatt.',
  link: 'Link zum Regelblatt',
  copy: 'Link kopieren',
  print: 'Drucken',
  compare: 'Vergleichen',
  qrLabel: 'QR-Code mit dem Link zu diesem Regelblatt',
  shareText: (sheet: string): string => `${sheet}: So wird bei uns gespielt.`,
  badTitle: 'Diesen Link verstehe ich nicht',
  badText:
    'Daraus lässt sich kein Regelblatt lesen. Vielleicht fehlt am Ende ein Stück, oder es ist ein Zeichen zu viel.',
  conflicts: 'So lässt es sich nicht spielen',
  conflictsHelp: 'Ändere eine der Regeln, dann kann ein Tisch so eröffnet werden.',
  vsTitle: 'Zwei Regelblätter im Vergleich',
  vsCount: (count: number): string =>
    plural('de', count, 'Eine Hausregel ist verschieden.', `${count} Hausregeln sind verschieden.`),
  vsSame: 'Nach beiden Blättern wird gleich gespielt.',
  vsTable: 'Was verschieden ist',
  usual: 'Übliche Regeln',
  this: 'Dieses Blatt',
  other: 'Das andere Blatt',
  paste: 'Link des anderen Blatts',
  pasteHint: 'Füg hier den Link ein, den du bekommen hast.',
  pasteBad: 'Das ist kein Link zu einem Regelblatt.',
  pasteOther: (game: string): string =>
    `Das ist ein Blatt für ${game}. Vergleichen lassen sich nur Blätter desselben Spiels.`,
};
