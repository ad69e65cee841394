import type { Language } from '@stammtisch/cards';
import type { Paragraph } from '@stammtisch/kernel';

/** The standard game of Spades in a few paragraphs, as a family would write it on a card. */
export const basics: Readonly<Record<Language, readonly Paragraph[]>> = {
  de: [
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
  ],
  en: [
    {
      title: 'Cards',
      text: '52 cards, everybody alone. All get the same number, 13 at most; what is left stays face down. Whoever draws the highest card deals first.',
    },
    {
      title: 'Bidding',
      text: 'Beginning left of the dealer everybody says once how many tricks they will take, at least one. There is no passing, and all bids are open.',
    },
    {
      title: 'Tricks',
      text: 'Left of the dealer leads. If you hold the suit you must follow, otherwise you may trump or discard. Spades are always trump: the highest spade takes the trick, otherwise the highest card of the suit led.',
    },
    {
      title: 'Breaking spades',
      text: 'Spades may be led only after one has been played to a trick, or by a hand that holds nothing else.',
    },
    {
      title: 'Scoring',
      text: 'If you take what you bid, you get 10 points for each trick bid and 1 for each overtrick. If you fall short, you get nothing.',
    },
    {
      title: 'The end',
      text: 'Whoever alone has 500 points after a round wins. If several have, another round decides.',
    },
  ],
  hu: [
    {
      title: 'Lapok',
      text: '52 lappal játsszuk, mindenki magának. Mindenki ugyanannyi lapot kap, legfeljebb 13-at; a maradék lefordítva marad. Az oszt először, aki a legmagasabb lapot húzza.',
    },
    {
      title: 'Licit',
      text: 'Az osztótól balra kezdve mindenki egyszer megmondja, hány ütést visz, legalább egyet. Passz nincs, és minden licit nyílt.',
    },
    {
      title: 'Ütések',
      text: 'Az osztótól balra ülő hív. Akinek van a színből, annak színt kell adnia, különben üthet pikkel vagy eldobhat. A pikk mindig adu: a legmagasabb pikk viszi az ütést, pikk nélkül a hívott szín legmagasabb lapja.',
    },
    {
      title: 'A pikk megnyitása',
      text: 'Pikket csak akkor lehet hívni, ha már esett egy valamelyik ütésben, vagy ha a hívónak csak pikkje van.',
    },
    {
      title: 'Elszámolás',
      text: 'Aki teljesíti a vállalását, minden vállalt ütésért 10, minden többletütésért 1 pontot kap. Aki nem, az semmit.',
    },
    {
      title: 'A játszma vége',
      text: 'Az nyer, akinek egy leosztás után egyedül van 500 pontja. Ha többen is elérik, újabb leosztás dönt.',
    },
  ],
};
