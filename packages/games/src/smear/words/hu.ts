import { basics } from './hu-basics.ts';
import type { Texts } from './texts.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('hu').format(names);

/** Smear in Hungarian. */
export const hu: Texts = {
  basics,
  name: 'Smear',
  act: { bid: (count) => `Licit ${count}`, pass: 'Passz', moon: 'Durchmars', misdeal: 'Bedobom a lapot' },
  did: {
    bid: (count) => `licit ${count}`,
    pass: 'passz',
    moon: 'durchmarsot mond',
    misdeal: 'megmutatja értéktelen lapjait, és bedobja',
  },
  reasons: {
    high: 'Magas',
    low: 'Alacsony',
    jack: 'Adu bubi',
    jick: 'Mellékbubi',
    bigJoker: 'Nagy joker',
    smallJoker: 'Kis joker',
    game: 'Játék',
    moon: 'Durchmars teljesítve',
    moonMissed: 'Durchmars elbukva',
    set: 'Bukott licit',
    cap: 'Teljesített licit nélkül visszafogva',
  },
  refusals: {
    'not-your-turn': 'Most nem te következel.',
    'not-your-card': 'Ez a lap nincs a kezedben.',
    'still-bidding': 'Előbb licitálunk, csak utána játszunk.',
    'bidding-is-over': 'A licitnek vége: játssz ki egy lapot.',
    'not-dealt-yet': 'Még nincs kiosztva a lap.',
    'match-is-over': 'Ez a játszma már véget ért.',
    'no-such-bid': (about) =>
      about === ''
        ? 'Ennél az asztalnál ilyet nem lehet bemondani.'
        : `Itt csak ennyi licitálható: ${about}.`,
    'bid-too-low': (about) => `A licit most: ${about}. Mondj többet, vagy passzolj.`,
    'no-misdeal': 'Ennél az asztalnál nem lehet bedobni a lapot.',
    'hand-counts': 'Van nálad joker vagy kilencesnél nagyobb lap, ezt le kell játszani.',
    'no-joker-first': 'Az első lap dönti el az adut, a jokernek pedig nincs színe.',
    'follow-suit': (suit) => `Van nálad ${suit}, ezért színre színt kell adnod.`,
    'follow-trump': 'Adut hívtak, és van nálad: adut kell adnod. A joker is adu.',
    'not-dealing': 'Most nincs osztás.',
    'wrong-pack': 'Ezek nem ennek a játéknak a lapjai.',
    unreadable: (about) => `„${about}” nem lépés.`,
    'no-such-remark': 'Ilyet ebben a játékban nem mondunk.',
  },
  conflicts: { 'pairs-need-4-6-8': 'Párban csak négyen, hatan vagy nyolcan lehet játszani.' },
  slate: {
    trump: 'Adu',
    bid: 'Licit',
    highestBid: 'Legmagasabb licit',
    passed: 'passz',
    moon: 'durchmars',
    forced: (count) => `${count} (kötelező)`,
    free: 'licit nélkül',
  },
  events: {
    thrownIn: 'A lapokat bedobjuk, új osztás jön.',
    looked: (count) => `A felvevő megnéz ${count} alvó lapot.`,
    sleepers: (names) => `Aludt: ${list(names)}.`,
    sleepersLookedAt: (names) => `A felvevő már látta: ${list(names)}.`,
  },
  options: {
    partners: {
      label: 'Párok',
      help: 'Négyen, hatan vagy nyolcan két-két szemben ülő játékos közösen gyűjti a pontokat.',
      example: 'Hat játékosból három pár lesz: a partnered három székkel arrébb ül.',
      values: { off: 'mindenki egyedül', random: 'sorsolt párok', seats: 'párok az ülésrend szerint' },
    },
    target: {
      label: 'Célpontszám',
      help: 'Az az oldal nyer, amelyik egy leosztás végén elsőként eléri.',
    },
    minBid: {
      label: 'Legkisebb licit',
      help: 'Ennél kevesebbet senki sem mondhat, és ha mindenki passzol, az osztót ez kötelezi.',
      example: 'Ha 3, akkor 3-tól 6-ig lehet licitálni.',
    },
    dealerSteal: {
      label: 'Az osztó elviheti',
      help: 'Az osztó szól utoljára, és ugyanazon a számon is magához veheti a licitet.',
      example: 'A licit 3-on áll: az osztó is hármat mond, és az övé.',
    },
    allPass: {
      label: 'Ha mindenki passzol',
      help: 'Mi történjen azzal a leosztással, amely senkinek sem kell.',
      example: 'Ha az osztó köteles felvenni, ő hív, és ha elbukja, a licitet levonják tőle.',
      values: {
        dealer2: 'az osztóé a legkisebb licit',
        redeal: 'ugyanaz az osztó újra oszt',
        eldestFree: 'az osztótól balra ülő hív, tét nélkül',
      },
    },
    trumpAnytime: {
      label: 'Aduzni mindig szabad',
      help: 'Akkor is aduzhatsz, ha tudnál színt adni; más színt eldobni viszont ilyenkor nem lehet.',
      example: 'Treffet hívtak, és van nálad: adj treffet, adut vagy jokert.',
    },
    lowTo: {
      label: 'Az Alacsony pontja',
      help: 'Ki kapja a legkisebb aduért járó pontot.',
      example: 'Elviszed az adu nyolcast, amelyet Samnek be kellett adnia: ha a vivőé, akkor a tiéd.',
      values: { player: 'aki kijátssza', taker: 'aki elviszi' },
    },
    jokers: {
      label: 'Jokerek',
      help: 'Ennyi joker van a pakliban; mindegyik egy pont, nélkülük a licit is hamarabb véget ér.',
      example: 'Joker nélkül négy pont van, és a legmagasabb licit 4.',
      values: { 2: 'mindkettő', 1: 'csak a nagy', 0: 'egy sem' },
    },
    jick: {
      label: 'Mellékbubi',
      help: 'Az aduval azonos színű (piros vagy fekete) másik bubi adu lesz közvetlenül az adu bubi alatt, és külön pontot ér.',
      example: 'Kőr az adu: a káró bubi is kőrnek számít.',
    },
    moon: {
      label: 'Durchmars',
      help: 'Minden licitnél magasabb bemondás: az oldaladnak mind a hat ütést és minden kiosztott pontot el kell vinnie.',
      example: 'Egyetlen elvesztett ütés vagy idegen Alacsony, és tizenkét pont a levonás.',
      values: {
        off: 'nem játsszuk',
        12: '12 pont pluszban vagy mínuszban',
        outright: 'ha sikerül, megnyeri a játszmát',
      },
    },
    misdeal: {
      label: 'Értéktelen lap',
      help: 'Ha nincs nálad joker és kilencesnél nagyobb lap, licitálás helyett bedobhatod a lapjaidat.',
      example: '9, 8, 8, 7, 6 és 5: ugyanaz az osztó újra oszt. Hárman ez nem fordulhat elő.',
      values: { off: 'le kell játszani', noCount: 'be lehet dobni' },
    },
    jokerRank: {
      label: 'A jokerek rangja',
      help: 'Hol állnak a jokerek az aduk között.',
      example: 'A tízes fölött álló jokert a bubi üti, a tízest viszont a joker üti.',
      values: { belowAll: 'minden adu alatt', aboveTen: 'a bubi és a tízes között' },
    },
    jokerTie: {
      label: 'Joker a joker ellen',
      help: 'Ki viszi az ütést, ha mindkét joker benne van, és nagyobb adu nincs.',
      example: 'Kihívod a kis jokert, Kemal pedig ráteszi a nagyot.',
      values: {
        big: 'a nagy joker',
        firstPlayed: 'az elsőként kijátszott',
        secondPlayed: 'a másodikként kijátszott',
      },
    },
    peek: {
      label: 'Alvó lapok megnézése',
      help: 'A felvevő a hívás előtt egyedül megnéz ennyi alvó lapot; cserélni nem lehet.',
      example: 'Van köztük joker? Akkor csak te tudod, hogy azt senki sem viheti el.',
      values: { 0: 'egyet sem' },
    },
    gameTie: {
      label: 'Döntetlen a Játék pontnál',
      help: 'Kié a Játék, ha több oldalnak is ugyanannyi, a legtöbb lappontja van.',
      example: 'A felvevőnek és Ayşének is 27 lappontja van.',
      values: {
        nobody: 'senkié',
        bidder: 'a felvevőé, ha köztük van',
        nonBidder: 'a másik oldalé, ha csak egy van',
      },
    },
    mustBidOut: {
      label: 'Nyerni csak licittel',
      help: 'Aki a leosztásban nem teljesített licitet, egy ponttal a cél alatt megáll.',
      example: '21-ig játszva 20 ponttal már csak saját licittel nyerhetsz.',
    },
    multiOut: {
      label: 'Többen a célban',
      help: 'Ki nyer, ha egy leosztásban többen is célba érnek, de egyikük sem volt felvevő.',
      example: 'Kemalnak 21, Samnek 22 pontja van, a licit Ayşéé volt.',
      values: {
        higher: 'akinek több pontja van',
        countingOrder: 'aki a számolás sorrendjében előbb ér oda',
        playOn: 'még senki: újabb leosztás',
      },
    },
    lowForBid: {
      label: 'Az Alacsony és a licit',
      help: 'Segít-e az Alacsony a licit teljesítésében; ha a licit megvan, mindenképp beszámít.',
      example: 'Hármat mondtál, és tiéd a Magas, az Alacsony meg a Játék: az Alacsony nélkül ez csak kettő.',
      values: { counts: 'beleszámít', notTowardsBid: 'nem számít bele' },
    },
    maxRounds: {
      label: 'Legfeljebb ennyi leosztás',
      help: 'Utána az nyer, aki vezet; döntetlennél még egy leosztás következik.',
      example: 'Tíz leosztás négyen nagyjából fél óra.',
      values: { none: 'nincs korlát' },
    },
    highLow: {
      label: 'A Magas és az Alacsony',
      help: 'Melyik lapok számítanak annak.',
      example: 'Alszik az adu ász: vagy a király a Magas, vagy senki sem kapja meg a pontot.',
      values: {
        inPlay: 'a legnagyobb és a legkisebb kiosztott adu',
        fixed: 'csak az ász és a pakli legkisebb lapja',
      },
    },
  },
  presets: {
    standard: { label: 'Hat pont', help: 'Mindkét jokerrel, 21-ig.' },
    fourPoint: { label: 'Négy pont', help: 'A régebbi változat: joker nélkül, 2-től 4-ig licitálva, 15-ig.' },
  },
};
