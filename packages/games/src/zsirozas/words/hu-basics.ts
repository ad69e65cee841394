import type { Texts } from './texts.ts';

/** The standard game of Zsírozás in a few paragraphs, as a family would write it on a card, in Hungarian. */
export const basics: Texts['basics'] = [
  {
    title: 'Lapok',
    text: '32 lappal játsszuk, ketten, vagy négyen két csapatban, egymással szemben. Mindenki négy lapot kap, a többi a talon középen. A szín nem számít, csak az érték.',
  },
  {
    title: 'Hívás',
    text: 'Az osztótól balra ülő hív bármilyen lapot. Akinek van ugyanilyen értéke, annak rá kell tennie; akinek nincs, bármit rakhat.',
  },
  {
    title: 'A hetes',
    text: 'A hetes a hívott érték helyett is rakható, de nem kötelező. Akinél megvan maga az érték, annak azt kell raknia. Ha hetest hívnak, arra csak hetes illik.',
  },
  {
    title: 'Tovább vagy hagyom',
    text: 'Ha a másik oldal ráütött, a hívó tehet még egy ilyen értékű lapot vagy hetest, és mindenkinek újra felelnie kell. Különben az ütést az az oldal viszi, amelyik utoljára ráütött.',
  },
  {
    title: 'Húzás',
    text: 'Ütés után felváltva húzunk, amíg mindenkinél újra négy lap van; az húz először, aki az ütést vitte, és ő hív legközelebb. Ha elfogyott a talon, kijátsszuk a lapokat.',
  },
  {
    title: 'Elszámolás',
    text: 'Minden tízes és minden ász 10 pontot ér, más semmit. A 0 pont helyére gombát rajzolunk a listába.',
  },
  {
    title: 'A játszma vége',
    text: 'Az nyer, akinek egy leosztás után 500 pontja van; ha mindkét oldal eléri, az, amelyiknek több van.',
  },
  {
    title: 'Bemondások',
    text: 'Négyen játszva körönként egyszer mindenki odaszólhat a társának: „Zsírt!”, „Ne zsírt!”, „Üss!” vagy „Ne üss!”. Mást a lapjairól senki sem mondhat.',
  },
];
