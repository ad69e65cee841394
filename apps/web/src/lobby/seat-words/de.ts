import type { Grace } from '@stammtisch/protocol';

/** What is asked and told around seats, where few ever read it. */
export const de = {
  kickText: 'Der Platz wird frei.',
  kickTextPlaying: 'Ein Bot spielt das Blatt weiter.',
  kickHint: 'Wer den Link zum Tisch hat, kann sich später wieder setzen.',
  ban: 'Auch nicht wieder hereinlassen',
  banHint: 'Gilt für diesen Tisch und lässt sich nicht zurücknehmen: kein Platz und kein Zuschauen mehr.',
  makeHostText: (name: string): string =>
    `Regeln, Plätze und Pausen sind dann Sache von ${name}. Zurück bekommst du die Rolle nur von dort.`,
  graceLegend: 'Ein Bot springt ein, wenn jemand so lange weg ist',
  graceHint: 'Wer zurückkommt, spielt sofort selbst weiter.',
  graces: {
    short: '20 Sek.',
    medium: '1 Min.',
    long: '5 Min.',
    never: 'nie',
  } satisfies Record<Grace, string>,
  moveText: (minutes: number): string =>
    `Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Er gilt ${minutes} Minuten und nur einmal.`,
  moveWarning: 'Wer diesen Link öffnet, sitzt auf deinem Platz und sieht deine Karten. Er ist nur für dich.',
  moveOver: 'Dieser Link gilt nicht mehr.',
  moveAgain: 'Neuen Link holen',
  moveLink: 'Link zu deinem Platz',
  moveQr: 'QR-Code mit dem Link zu deinem Platz',
  moveShare: 'Mein Platz am Stammtisch',
  arriveTitle: 'Hier weiterspielen?',
  arriveText: 'Dein Platz kommt auf dieses Gerät. Auf dem anderen kannst du auch weiterspielen.',
  arriveDo: 'Platz hierher holen',
  arriveGoneTitle: 'Dieser Link gilt nicht mehr',
  arriveGone:
    'Er war schon benutzt, zu alt oder unvollständig. Hol dir auf dem ersten Gerät im Menü des Tischs einen neuen.',
};
