import type { Language } from '@stammtisch/cards';
import type { Paragraph } from '@stammtisch/kernel';

/** The standard game of Smear in a few paragraphs, as a family would write it on a card. */
export const basics: Readonly<Record<Language, readonly Paragraph[]>> = {
  de: [
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
  ],
  en: [
    {
      title: 'Cards',
      text: 'Everybody gets six cards. Two jokers are in the pack, and low cards are left out until it fits. With an even number of players six cards sleep face down, with an odd number four.',
    },
    {
      title: 'Bidding',
      text: 'It starts left of the dealer and everybody speaks once: 2 to 6 points, more than the bid before, or pass. If nobody wants it, the dealer plays for 2.',
    },
    {
      title: 'Trump',
      text: 'The highest bidder leads, and the suit of that first card is trump. A joker cannot be the very first card. The jokers are the two lowest trumps, the big one above the small one.',
    },
    {
      title: 'Tricks',
      text: 'If you hold the suit led you must follow and may not trump. When trump is led, jokers must follow too. If you cannot follow, play what you like. The highest trump takes the trick, otherwise the highest card of the suit.',
    },
    {
      title: 'Six points',
      text: 'High for taking the highest trump, Low for whoever plays the lowest, the trump jack, the big and the small joker for whoever takes them, and Game for the most card points: ten 10, ace 4, king 3, queen 2, jack 1. A tie for Game is nobody’s, and what sleeps counts for nobody.',
    },
    {
      title: 'Scoring',
      text: 'If the bid is made, the bidding side writes down everything it took. If not, it loses its bid. All others keep their points.',
    },
    {
      title: 'The end',
      text: 'Whoever has 21 points after a round wins. If several are there, the side that bid wins, otherwise the one with more points.',
    },
  ],
  hu: [
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
  ],
};
