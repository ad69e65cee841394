import type { GoodbyeCode } from '@stammtisch/protocol';

/** What every page says. */
export const app = {
  name: 'Stammtisch',
  toContent: 'Zum Inhalt',
  toHome: 'Zur Startseite',
  close: 'Schließen',
  cancel: 'Abbrechen',
  apply: 'Übernehmen',
  language: 'Sprache',
  loading: 'Wird geladen …',
  you: 'du',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht fehlt am Ende der Adresse ein Stück. Von der Startseite aus findest du alles.',
  crashTitle: 'Da ist etwas schiefgegangen',
  crashText: 'Das war nicht deine Schuld. Lade die Seite neu: Dein Platz am Tisch bleibt dir.',
  reload: 'Neu laden',
  newVersion: 'Es gibt eine neue Version.',
  networkError:
    'Der Server ist gerade nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  lost: 'Verbindung verloren. Ich verbinde dich wieder …',
  lostNow: 'Jetzt verbinden',
  found: 'Wieder verbunden.',
  connecting: 'Der Tisch wird geholt …',
  elsewhereAction: 'Hier weiterspielen',
  goodbye: {
    outdated: 'Diese Seite ist älter als der Server. Lade sie neu, dann geht es weiter.',
    'no-such-table': 'Zu diesem Code gibt es keinen Tisch. Stimmt die Adresse?',
    'bad-message': 'Der Server hat etwas nicht verstanden. Ich versuche es noch einmal.',
    'too-fast': 'Das war zu schnell hintereinander. Gleich geht es weiter.',
    'too-slow': 'Deine Verbindung kommt nicht mit. Ich verbinde dich neu.',
    elsewhere: 'Du spielst gerade in einem anderen Fenster an diesem Tisch.',
    removed: 'Der Host hat dich vom Tisch genommen.',
    banned: 'Der Host hat dich von diesem Tisch verwiesen. Du kannst hier weder mitspielen noch zuschauen.',
    restarting: 'Der Server startet neu. Gleich geht es weiter.',
  } satisfies Record<GoodbyeCode, string>,
};
