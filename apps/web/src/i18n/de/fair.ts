/** Was das Siegel am Tisch sagt. */
export const fair = {
  seal: { waiting: 'Noch nichts geprüft', fair: 'Ehrlich gegeben', broken: 'Hier stimmt etwas nicht' },
  dialogTitle: 'Wer mischt hier?',
  waiting:
    'Sobald ein Blatt zu Ende ist, rechnet dieses Gerät nach, ob die Karten wirklich so fallen mussten.',
  checked: (deals: number): string =>
    deals === 1 ? 'Ein Blatt nachgerechnet: Es stimmt.' : `${deals} Blätter nachgerechnet: Alle stimmen.`,
  broken: 'Ein Blatt passt nicht zu dem, was vor dem Geben festgelegt wurde.',
  problems: {
    promise: 'Der Server hat nachträglich geändert, was er beim Start festgelegt hatte.',
    share: 'Ein Zufallsanteil ist nicht der, der vorher festgelegt war.',
    link: 'Das Geheimnis dieses Blatts passt nicht zur Kette.',
    lots: 'Plätze oder erster Geber folgen nicht aus dem Los.',
    cards: 'Es wurden andere Karten gezeigt, als gefallen wären.',
  },
  mixed: (names: readonly string[]): string => `Mitgemischt haben die Geräte von: ${names.join(', ')}.`,
  nobodyMixed: 'Kein Gerät hat mitgemischt: Den Zufall dieser Partie kennt der Server allein.',
  notMixed: (names: readonly string[]): string => `Nicht mitgemischt: ${names.join(', ')}.`,
  more: 'So funktioniert das, zum Nachrechnen',
  mixing: 'Es wird gemischt …',
  voided: (names: readonly string[]): string =>
    `Der Start zählt nicht: Der Zufallsanteil von ${names.join(', ')} blieb aus. Beim nächsten Start wird ohne ihn gemischt.`,
};
