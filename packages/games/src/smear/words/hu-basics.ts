import type { Texts } from './texts.ts';

/** The standard game of Smear in a few paragraphs, as a family would write it on a card, in Hungarian. */
export const basics: Texts['basics'] = [
  {
    title: 'Lapok',
    text: 'Mindenki hat lapot kap. A pakliban két joker van, az alacsony lapok kimaradnak, amíg ki nem jön a szám. Páros létszámnál hat, páratlannál négy lap alszik lefordítva.',
  },
  {
    title: 'Licit',
    text: 'Az osztótól balra kezdődik, és mindenki egyszer szól: 2 és 6 pont között, az előző licitnél többet, vagy passz. Ha senki sem kéri, az osztó játszik 2-ért.',
  },
  {
    title: 'Adu',
    text: 'A legmagasabb licit gazdája hív, és az első lap színe lesz az adu. Jokerrel nem lehet kezdeni. A két joker a két legalacsonyabb adu, a nagy a kicsi fölött.',
  },
  {
    title: 'Ütések',
    text: 'Akinek van a hívott színből, annak színre színt kell adnia, és nem üthet aduval. Aduhívásra a jokert is adni kell. Aki nem tud színt adni, azt rak, amit akar. A legmagasabb adu viszi az ütést, adu nélkül a hívott szín legmagasabb lapja.',
  },
  {
    title: 'Hat pont',
    text: 'Magas a legmagasabb aduért, Alacsony annak, aki a legalacsonyabbat kijátssza, az adu bubi, a nagy és a kis joker annak, aki elviszi, és Játék a legtöbb lappontért: tízes 10, ász 4, király 3, dáma 2, bubi 1. Döntetlennél a Játék senkié, és ami alszik, azt senki sem kapja.',
  },
  {
    title: 'Elszámolás',
    text: 'Ha megvan a licit, a felvevő oldal mindent felír, amit elvitt. Ha nincs meg, a licitjét veszíti el. A többiek pontja megmarad.',
  },
  {
    title: 'A játszma vége',
    text: 'Az nyer, akinek egy leosztás után 21 pontja van. Ha többen is elérik, a licitáló oldal nyer, különben az, akinek több pontja van.',
  },
];
