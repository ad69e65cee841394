import type { Chapter } from '../../lesson.ts';
import type { smear } from '../../lessons/smear.ts';

/** Smear, taught in Hungarian. */
export const chapter: Chapter<typeof smear> = {
  summary: 'Tanuld meg a Smeart egy perc alatt: licit, adu, hat pont. Kipróbálható példákkal.',
  minute: [
    'Mindenki hat lapot kap. Minden leosztásban hat pont van, és az nyeri a játszmát, aki előbb éri el a 21-et.',
    'Sorban mindenki egyszer megmondja, hány pontot vállal: többet az előző licitnél, vagy passzol.',
    'A legmagasabb licit gazdája hív, és az első lap színe lesz az adu.',
    'Ha tudsz, színre színt kell adnod. Az ütést a legmagasabb adu viszi, adu nélkül a hívott szín legmagasabb lapja.',
    'Ha megvan a licited, mindent felírsz, amit elvittél. Ha nincs meg, a licitedet levonod.',
  ],
  parts: {
    cards: {
      title: 'A pakli és az alvó lapok',
      text: [
        'A szokásos paklihoz két joker jár, egy nagy és egy kicsi. Utána mind a négy színből kimaradnak a legalacsonyabb értékek, amíg ki nem jön a szám: négyen a 8-astól fölfelé marad minden, nyolcan az egész pakli.',
        'Néhány lap senkié. Ezek az alvó lapok a leosztás végéig lefordítva fekszenek: hat, ha páros számban vagytok, különben négy. Négyen tehát minden ötödik lap alszik, ezért egyetlen lapra építeni kockázatos.',
        'Mindenki magának játszik. Csak négyen, hatan vagy nyolcan lehet párokat sorsolni, akik együtt számolnak.',
      ],
    },
    bidding: {
      title: 'Licit',
      text: [
        'Az osztótól balra ülő kezd, és mindenki pontosan egyszer szól. A licit 2 és 6 között lehet, és mindig az előzőnél magasabb; ugyanannyit az osztó sem mondhat.',
        'Színt nem nevezünk meg. Ha előtte mindenki passzolt, az osztó bármennyit licitálhat; ha ő is passzol, akkor is játszik, 2-ért.',
      ],
    },
    trump: {
      title: 'Az adu',
      text: [
        'A legmagasabb licittel te hívsz az első ütésbe, és amit hívsz, annak a színe az adu. Ezért nem lehet joker.',
        'Az adu az ásztól a pakli legalacsonyabb lapjáig tart. Legalul vannak a jokerek: előbb a nagy, aztán a kicsi.',
      ],
    },
    tricks: {
      title: 'A hat ütés',
      text: [
        'Ha van a hívott színből, azt kell adnod, és nem üthetsz aduval. Ha nincs, bármit tehetsz: üthetsz aduval vagy eldobhatsz egy lapot.',
        'Aduhívásra adut kell adni, és ebben a joker is adu. A második ütéstől jokert is lehet hívni; az aduhívásnak számít.',
        'A joker csak akkor viszi az ütést, ha nincs benne más adu. Ha csak a két joker van benne, a nagy viszi.',
      ],
    },
    points: {
      title: 'A hat pont',
      text: [
        'A Magas azé, aki a játékban lévő legmagasabb adut elviszi. Az Alacsony azé, aki a legalacsonyabbat kijátssza, akkor is, ha más viszi el. Mindkettő a kiosztott lapokhoz igazodik, és joker sosem lehet Magas vagy Alacsony.',
        'Az adu bubi, a nagy és a kis joker egy-egy pontot ér annak, akinek az ütésébe kerül.',
        'A hatodik pont neve Játék. Ehhez mindenki megszámolja az ütéseit: tízes 10, ász 4, király 3, dáma 2, bubi 1, minden más semmi. Akinek a legtöbb van, azé a pont; döntetlennél senkié.',
        'Ami alszik, azt senki sem viszi. Ha joker vagy az adu bubi alszik, eggyel kevesebb pont van, és a 6-os licit elveszett.',
      ],
    },
    scoring: {
      title: 'Felírás',
      text: [
        'Ha megvan a licit, minden elvitt pont számít, az is, ami fölötte van. Ha nincs meg, a pontszám az egész licittel csökken, akár nulla alá is, és az elvitt pontok elvesznek.',
        'A többiek pontja mindenképpen megmarad.',
      ],
    },
    end: {
      title: 'Ki nyer?',
      text: [
        'Minden leosztás után számolunk. Akinek akkor 21 vagy több pontja van, nyert.',
        'Ha többen is elérik, a licitáló oldal nyer. Ha az nincs köztük, a magasabb összeg dönt, és ha az is egyenlő, jön még egy leosztás.',
      ],
    },
    example: {
      title: 'Egy egész leosztás',
      text: [
        'Ayşe, Kemal és Sam ül veled az asztalnál, mindenki magának játszik. Játssz velük, vagy lapozz.',
      ],
    },
  },
  tasks: {
    bid: {
      title: 'Mennyit vállalsz?',
      ask: 'Ayşe passzolt, Kemal licitje 2. Nézd meg a lapjaidat, és szólj.',
      right: 'Ezt licitálhatod.',
      replies: {
        pass: 'Passzolni mindig lehet. Ezekkel a lapokkal kár: a kőr ász egymaga biztos pont.',
        'bid 3':
          'Jó választás: ha a kőr az adu, az ász elviszi a Magast, a tízes segít a Játékban, a harmadikat pedig a kis joker vagy a bubi hozza.',
        'bid 4':
          'Bátor. Ehhez a bubinak is célba kellene érnie, a fölötte lévő dáma és király pedig nem nálad van.',
        'bid 5':
          'Nagyon kockázatos: öt csak akkor jön ki, ha egy joker sem alszik, és szinte minden sikerül.',
        'bid 6': 'Túl sok: ha csak egy joker vagy az adu bubi alszik, a 6-os licit elveszett.',
      },
    },
    lead: {
      title: 'Az első lap',
      ask: 'Tiéd a licit. Hívj, vagy próbáld ki egyszer a jokerrel.',
      right: 'Így ennek a lapnak a színe az adu.',
      replies: {
        AH: 'Erős: a kőr az adu, és az ászt semmi sem üti. A Magas biztosan a tiéd.',
        KS: 'Lehet. A pikk lenne az adu, de csak ez az egy és a joker lenne belőle nálad.',
        TC: 'Lehet. De a tízes 10-et ér a Játékhoz, és így könnyen elveszíted.',
      },
    },
    follow: {
      title: 'Előbb színre szín',
      ask: 'Sam a pikk királyt hívta, a kőr az adu. Mit adhatsz?',
      right: 'Helyes: van nálad pikk, tehát pikket adsz. A kőr királyod későbbre marad.',
    },
    joker: {
      title: 'A joker is adu',
      ask: 'Sam a kőr ásszal csinált adut. Kőröd nincs. Mi legyen?',
      right:
        'Pontosan: a joker az egyetlen adud, tehát mennie kell. A pontja Samé, mert az ász fölött nincs semmi.',
    },
    free: {
      title: 'Amikor nem tudsz színt adni',
      ask: 'Sam a káró ászt hívta. Káród nincs, a kőr az adu.',
      right: 'Bármit lehet.',
      replies: {
        '9H': 'Jó: az adu kilences üt, és 7 lappont a tiéd.',
        TC: 'Lehet. Csak éppen 10 lappontot ajándékozol Samnek.',
        SJ: 'Ez is jó: más adu nincs benne, így a kis joker elviszi az ütést és a saját pontját.',
      },
    },
    made: {
      title: 'Három a licit, három az elvitt pont',
      ask: 'Így áll a lenti példa a lapon. A nagy joker aludt, ezért csak öt pont volt.',
    },
    missed: {
      title: 'Négy a licit, három az elvitt pont',
      ask: 'Ugyanezek a lapok merészebb licittel: négy pont oda, és amit elvittél, nem számít. Sam megtartja a kettőjét.',
    },
    walk: {
      title: 'Hármas licit',
      ask: 'Sam oszt. A te lapjaid alul vannak.',
      steps: [
        'Ha a kőr az adu, az ász biztos pont. A bubi bizonytalan, a tízes segíthet a Játékban, a kis jokernek pedig jó helyet kell találni. Ayşe szól először.',
        'Ayşe passzol, Kemal licitje 2. Három pont benne van: licitálj 3-at.',
        'Sam passzol, tehát tiéd a licit. Hívd a kőr ászt.',
        'A kőr az adu, és akinek van kőre, annak most azt kell adnia.',
        'Sam a 8-ast tette, a legalacsonyabb adut: az Alacsony Samé, bár az ütést te viszed. Ayşénak nem volt kőre, és eldobta a káró tízest. Ez 16 lappont neked. Folytasd a pikk királlyal.',
        'A királyod viszi a második ütést, újabb 6 lappont. Most a kőr bubi jön.',
        'Elfogták: Samnek megvolt még a kőr király, és az adu bubi pontja oda. Sam hív.',
        'A káró ászra nem tudsz színt adni. Üsd meg a kőr kilencessel.',
        'Újabb 7 lappont, és nincs több kőr. Hívd a kis jokert.',
        'Senki sem tudott adut adni: a joker elviszi az ütést és a saját pontját. A treff tízes marad a végére.',
        'Ayşe treff királya elfogja a tízest, de a te 32 lappontod több az ő 16-jánál. Magas, kis joker és Játék: három pont, megvan a licit. Az alvó lapok közt volt a nagy joker.',
      ],
    },
  },
  terms: {
    high: ['Magas', 'A játékban lévő legmagasabb adu pontja.'],
    low: ['Alacsony', 'Annak a pontja, aki a legalacsonyabb adut kijátssza.'],
    jack: ['Adu bubi', 'Az adu szín bubija; a pontja azé, aki elviszi.'],
    game: ['Játék', 'A legtöbb lappont pontja.'],
    pips: ['Lappont', 'Tízes 10, ász 4, király 3, dáma 2, bubi 1; ezek döntenek a Játékról.'],
    bid: ['Licit', 'Ahány pontot valaki a hatból vállal.'],
    pass: ['Passz', 'Nem licitálni.'],
    declarer: ['Felvevő', 'Akié a legmagasabb licit; ő hív, és ő csinál adut.'],
    dealer: ['Osztó', 'Aki a lapokat osztja. Leosztásonként az óramutató járása szerint a következő.'],
    trump: ['Adu', 'Az a szín, amelyik minden mást üt.'],
    trick: ['Ütés', 'Mindenkitől egy lap; a legerősebb viszi mindet.'],
    follow: ['Színre színt adni', 'A hívott színből tenni egy lapot.'],
    lead: ['Hívás', 'Az ütés első lapját tenni.'],
    discard: ['Eldobás', 'Olyan lapot tenni, amely nem a hívott szín, és nem is adu.'],
    sleepers: ['Alvó lapok', 'Azok a lapok, amelyeket ebben a leosztásban senki sem kapott meg.'],
    jokers: ['Jokerek', 'A nagy és a kicsi: a két legalacsonyabb adu, egy-egy pontot érnek.'],
    side: ['Oldal', 'Akik együtt számolnak: egyvalaki vagy egy pár.'],
    set: ['Bukás', 'Kevesebb lett a vállaltnál: a licit levonódik.'],
    round: ['Leosztás', 'Egy osztás, hat ütés, egy felírás.'],
  },
};
