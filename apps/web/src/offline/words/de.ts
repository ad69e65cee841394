/** What is said of playing without a network. */
export const de = {
  began: 'Kein Netz: Dieser Tisch liegt auf diesem Gerät. Du spielst hier weiter, mit und ohne Netz.',
  noNetwork:
    'Kein Netz. Gegen Bots spielst du auf diesem Gerät. Wer andere dabeihaben will, braucht das Netz: einladen, mitspielen und offene Tische gehen erst dann wieder.',
  needsNetwork: 'Ohne Netz geht es nur gegen Bots. Wähl „Mit Bots besetzen“ oder warte auf das Netz.',
  noInvitation:
    'Dieser Tisch liegt auf diesem Gerät, und niemand sonst kann hierher kommen. Um andere einzuladen, eröffne einen Tisch, wenn du Netz hast.',
  forget: 'Vom Gerät löschen',
  forgetAsk: 'Diesen Tisch löschen?',
  forgetText:
    'Der Tisch liegt nur auf diesem Gerät. Eine laufende Partie ist danach weg, und seine Partien lassen sich nicht mehr ansehen. Deine Statistik bleibt.',
  keep: 'Behalten',
};
