import type { Texts } from './texts.ts';

/** The standard game of Spades in a few paragraphs, as a family would write it on a card, in German. */
export const basics: Texts['basics'] = [
  {
    title: 'Karten',
    text: 'Gespielt wird mit 52 Karten, jeder für sich. Alle bekommen gleich viele, höchstens 13; was übrig ist, bleibt verdeckt liegen. Wer beim Abheben die höchste Karte zieht, gibt zuerst.',
  },
  {
    title: 'Ansagen',
    text: 'Links vom Geber beginnt die Runde: Jeder sagt einmal, wie viele Stiche er machen wird, mindestens einen. Passen gibt es nicht, und alle Ansagen liegen offen.',
  },
  {
    title: 'Stiche',
    text: 'Links vom Geber wird ausgespielt. Wer die Farbe hat, muss bedienen, sonst darf er trumpfen oder abwerfen. Pik ist immer Trumpf: Das höchste Pik macht den Stich, sonst die höchste Karte der ausgespielten Farbe.',
  },
  {
    title: 'Pik öffnen',
    text: 'Pik darf erst ausgespielt werden, wenn schon einmal eins in einem Stich lag, oder wenn man nur noch Pik hat.',
  },
  {
    title: 'Abrechnen',
    text: 'Wer seine Ansage erreicht, bekommt 10 Punkte für jeden angesagten Stich und 1 für jeden Überstich. Wer sie verfehlt, bekommt nichts.',
  },
  {
    title: 'Ende',
    text: 'Gewonnen hat, wer nach einer Runde als Einziger 500 Punkte hat. Sind es mehrere, entscheidet eine weitere Runde.',
  },
];
