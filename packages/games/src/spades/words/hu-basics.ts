import type { Texts } from './texts.ts';

/** The standard game of Spades in a few paragraphs, as a family would write it on a card, in Hungarian. */
export const basics: Texts['basics'] = [
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
];
