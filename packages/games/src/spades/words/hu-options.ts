import type { Texts } from './texts.ts';

/** The house rules of Spades in Hungarian. */
export const options: Texts['options'] = {
  bags: {
    label: 'Zsákok',
    help: 'A többletütések zsákként gyűlnek, és ha összegyűlt a kellő számú, pontokba kerülnek.',
    example:
      'Ha tíz zsák ára 100, neked 8 van, és 3 többletütést viszel: 3 pont jár, 100 elvész, egy zsák megmarad.',
    values: {
      off: 'nem kerülnek semmibe',
      '10/100': '10 zsák ára 100',
      '5/50': '5 zsák ára 50',
      '7/100': '7 zsák ára 100',
    },
  },
  setPenalty: {
    label: 'Bukott vállalás',
    help: 'Mibe kerül, ha kevesebb ütést viszel, mint amennyit vállaltál.',
    example: '4 a licit, 3 az ütés: nincs pont, vagy 40 pont levonás.',
    values: { zero: 'nem ér semmit', minus: 'vállalt ütésenként 10 a levonás' },
  },
  teams: {
    label: 'Csapatok',
    help: 'A társak felváltva ülnek, licitjeiket és ütéseiket összeadják.',
    example: 'Te 4-et, a társad 3-at mond: együtt hét ütés kell, mindegy, ki viszi.',
    values: {
      solo: 'mindenki magáért',
      pairs: 'párok (4 vagy 6 hely)',
      triples: 'két hármas csapat (6 hely)',
    },
  },
  nil: {
    label: 'Nulla',
    help: 'Aki nullát mond, egyetlen ütést sem vihet, és ennyi pontot nyer vagy veszít.',
    example: 'A társ a saját licitjét ugyanúgy játssza, mint máskor.',
    values: { off: 'nem lehet', 100: '100 pont', 50: '50 pont' },
  },
  blindNil: {
    label: 'Vak nulla',
    help: 'Aki legalább 100 ponttal le van maradva, a lapjai megnézése előtt is mondhat nullát.',
    example:
      'Az állás 80 : 210, és a lapjaid rejtve maradnak, amíg meg nem nézed őket vagy vakon nem licitálsz.',
    values: { off: 'nem lehet', 200: '200 pont' },
  },
  blindPass: {
    label: 'Csere vak nulla után',
    help: 'A vakon licitáló rejtve lapokat ad a társának, és ugyanannyit kap vissza.',
    example: 'A pikk ász és a pikk király átmegy, két kis lap jön vissza.',
    values: { 0: 'nincs csere', 2: 'két lap' },
  },
  doubleNil: {
    label: 'Két nulla egy csapatban',
    help: 'Mi érvényes, ha mindkét társ nullát mond.',
    example: 'Közös tétként: ha bármelyikük ütést visz, 400 pont elvész.',
    values: {
      separate: 'mindkettő külön számít',
      forbidden: 'nem lehet',
      bonus: 'együtt 400 vagy mínusz 400',
    },
  },
  nilTricks: {
    label: 'A bukott nulla ütései',
    help: 'Segítik-e a társ vállalását, vagy csak zsákok.',
    example: 'A nulla egy ütést visz, a társ négyből hármat: segítséggel megvan a vállalás.',
    values: { bags: 'zsákok', help: 'segítik a társat' },
  },
  tenFor200: {
    label: 'Tízért 200',
    help: 'A pontosan tízes vállalás 200 pontot hoz, vagy 200-ba kerül.',
    example: 'Egy csapatban a 6 meg a 4 az tíz; a tizenegy már a szokásos módon számít.',
  },
  deck: {
    label: 'Pakli',
    help: 'Vannak-e jokerek és magas kettesek; ezek pikkek, és az ász fölött állnak.',
    example: 'Pikket hívtak, és csak egy joker van nálad: azzal kell színt adnod.',
    values: {
      '52': '52 lap',
      jokers: 'két jokerrel',
      jjd: 'joker, joker, pikk kettes',
      jjdd: 'joker, joker, káró kettes, pikk kettes',
    },
  },
  firstTrick: {
    label: 'Első ütés',
    help: 'Mit szabad az első ütésbe tenni.',
    example: 'Ha mindenki a legkisebb treffjét adja, közülük a legnagyobb viszi.',
    values: { free: 'nincs megkötés', lowClub: 'mindenki a legkisebb treffjét adja', noSpade: 'pikket nem' },
  },
  hook: {
    label: 'Horog',
    help: 'Az utolsó licit nem lehet akkora, hogy az összeg éppen az ütések számát adja ki.',
    example: 'Előtted 4, 3 és 4 hangzott el tizenhárom ütésnél: a 2 neked tilos.',
  },
  minTeamBid: {
    label: 'A csapat legkisebb licitje',
    help: 'Mennyit kell a társaknak együtt legalább vállalniuk.',
    example: 'Ha ez 4, és a társad nullát mondott, egymagad kell legalább 4-et mondanod.',
    values: { 1: 'nincs', 4: 'együtt 4' },
  },
  suicide: {
    label: 'Suicide',
    help: 'Minden párban pontosan egy játékos nullát mond, a másik legalább 4-et.',
    example: 'A társad 5-tel kezd: neked a nulla marad.',
  },
  mirror: {
    label: 'Mirror',
    help: 'Mindenki pontosan annyit licitál, ahány pikkje van; pikk nélkül ez nulla.',
    example: 'Öt pikk az 5, akár megéri a kéz, akár nem.',
  },
  whiz: {
    label: 'Whiz',
    help: 'Mindenki nullát mond, vagy pontosan annyit, ahány pikkje van.',
    example: 'Három kis pikkel a 3 és a nulla között választasz.',
  },
  lossAt: {
    label: 'Alsó határ',
    help: 'Aki ilyen mélyre süllyed, azonnal veszít; ha többen vannak, a legmélyebben álló.',
    example: 'Mínusz 210-nél vége, és a többiek közül a legjobb nyer.',
    values: { none: 'nincs', '-200': 'mínusz 200' },
  },
  target: {
    label: 'Célpontszám',
    help: 'Az nyer, aki először eléri ezt; a pontokat minden leosztás után számolják össze.',
    example: '500 egy estére, 200 egy rövid játszmára.',
  },
  tieRule: {
    label: 'Többen a célnál',
    help: 'Mi történik, ha többen ugyanabban a leosztásban érnek célba.',
    example: '520 és 521: vagy jön még egy leosztás, vagy az 521 rögtön nyer.',
    values: { seed: 'újabb leosztás mindenkinek', highestWins: 'a magasabb pontszám nyer' },
  },
  breaking: {
    label: 'A pikk megnyílik',
    help: 'Mikortól lehet pikket szabadon hívni.',
    example: 'Valaki egy kis pikkel üt: ezzel többnyire megnyílik.',
    values: {
      anyPlayed: 'amint bármilyen pikk elment',
      ledOnly: 'csak kényszerű hívás után',
      none: 'az elejétől nyitva van',
    },
  },
  deal: {
    label: 'Osztás',
    help: 'Hány lapot kap mindenki, ha nem négyen játszotok.',
    example: 'Hárman: mindenkinek 13, és 13 félre kerül, vagy mindenkinek 17.',
    values: {
      cap13: 'legfeljebb 13 mindenkinek',
      all: 'amennyi csak jut',
      draw2: 'ketten húznak a talonból',
      strip: 'a legkisebbek nélkül, maradék nincs',
    },
  },
  boston: {
    label: 'Boston',
    help: 'Aki tizenhármat vállal és mind a tizenhárom ütést viszi, 130 helyett 200 pontot kap.',
    example: 'Csapatban elég, ha a társak együtt visznek mindent.',
  },
  hiddenBids: {
    label: 'Rejtett licit',
    help: 'Mindenki egyszerre licitál, és a licitek akkor látszanak, amikor már mindenki döntött.',
    example: 'Senki sem igazodhat a többiekhez, még a társához sem.',
  },
};

/** The presets of Spades in Hungarian. */
export const presets: Texts['presets'] = {
  standard: { label: 'Klasszikus', help: 'Mindenki magáért, nulla és büntetés nélkül, 500-ig.' },
  americanPairs: {
    label: 'Amerikai párok',
    help: 'Ketten kettő ellen nullával, vak nullával és zsákokkal; a bukás pontokba kerül.',
  },
  cutthroat: {
    label: 'Cutthroat',
    help: 'Mindenki magáért, 50 pontos nullával, horoggal és zsákokkal; a bukás pontokba kerül.',
  },
};
