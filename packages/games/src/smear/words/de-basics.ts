import type { Texts } from './texts.ts';

/** The standard game of Smear in a few paragraphs, as a family would write it on a card, in German. */
export const basics: Texts['basics'] = [
  {
    title: 'Karten',
    text: 'Jeder bekommt sechs Karten. Dazu gehören zwei Joker, und niedrige Karten fallen weg, bis das Deck passt. Bei gerader Spielerzahl schlafen sechs Karten verdeckt, bei ungerader vier.',
  },
  {
    title: 'Bieten',
    text: 'Links vom Geber beginnt das Bieten, und jeder kommt einmal dran: 2 bis 6 Punkte, höher als das Gebot davor, oder passen. Will niemand, spielt der Geber für 2.',
  },
  {
    title: 'Trumpf',
    text: 'Wer am höchsten geboten hat, spielt aus, und die Farbe dieser ersten Karte ist Trumpf. Mit einem Joker darf die Runde nicht beginnen. Die Joker sind die beiden niedrigsten Trümpfe, der große über dem kleinen.',
  },
  {
    title: 'Stiche',
    text: 'Wer die ausgespielte Farbe hat, muss bedienen und darf nicht trumpfen. Bei Trumpf müssen auch Joker mit. Wer nicht bedienen kann, legt, was er will. Der höchste Trumpf macht den Stich, sonst die höchste Karte der Farbe.',
  },
  {
    title: 'Sechs Punkte',
    text: 'Hoch für den höchsten Trumpf, Tief für den, der den niedrigsten spielt, Trumpf-Bube, großer Joker und kleiner Joker für den, der sie macht, und Spiel für die meisten Zählpunkte: Zehn 10, Ass 4, König 3, Dame 2, Bube 1. Bei Gleichstand bekommt Spiel niemand, und was schläft, zählt für niemanden.',
  },
  {
    title: 'Abrechnen',
    text: 'Reicht es für das Gebot, schreibt die bietende Seite alles auf, was sie geholt hat. Reicht es nicht, verliert sie ihr Gebot. Alle anderen behalten ihre Punkte.',
  },
  {
    title: 'Ende',
    text: 'Gewonnen hat, wer nach einer Runde 21 Punkte hat. Sind mehrere so weit, gewinnt die Seite, die geboten hat, sonst die mit mehr Punkten.',
  },
];
