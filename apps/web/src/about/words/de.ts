/** Impressum, Datenschutz, Lizenzen. */
export const de = {
  title: 'Über diesen Stammtisch',
  lead: 'Ein Ort für Kartenspiele unter Freunden. Das Programm ist frei: Jeder darf es lesen, ändern und selbst einen Stammtisch betreiben.',
  toFair: 'Warum niemand die Karten stapeln kann',
  imprint: 'Wer diesen Stammtisch betreibt',
  noImprint: 'Wer hier einlädt, hat nichts hinterlegt. Frag den Menschen, von dem du die Adresse hast.',
  imprintFailed: 'Das lässt sich gerade nicht laden.',
  privacy: 'Was gespeichert wird',
  onDevice: 'Auf deinem Gerät',
  device: [
    'dein Name, deine Einstellungen und die Tische, an denen du zuletzt gesessen hast',
    'eine lange Zufallszahl, an der ein Tisch dein Gerät wiedererkennt. Sie ist dein Ausweis: Es gibt kein Konto, keine E-Mail und kein Passwort',
  ],
  onServer: 'Auf dem Server',
  server: [
    'das Protokoll jedes Tisches: Namen, Plätze, Regeln, gespielte Karten und was am Tisch geschrieben wurde',
    'statt deiner Zufallszahl nur ihr Fingerabdruck, aus dem sie sich nicht zurückrechnen lässt',
    'keine Internet-Adressen: Sie werden nur gezählt, solange du verbunden bist, damit niemand den Server überrennt',
  ],
  never: 'Was es nicht gibt',
  nevers: [
    'Werbung, Zählpixel, Cookies und Dienste anderer: Die Seite lädt nichts von anderswo',
    'ein Verzeichnis der Spieler: Nur wer deinen Tisch kennt, sieht dich dort; machst du ihn für alle sichtbar, steht dein Name auf der Startseite',
  ],
  rights: 'In den Einstellungen kannst du alles, was zu dir gehört, herunterladen oder löschen lassen.',
  licences: 'Lizenzen',
  licencesText: 'Stammtisch steht unter der MIT-Lizenz. Es enthält Arbeit anderer, mit Dank:',
  allLicences: 'Alle Lizenztexte',
};
