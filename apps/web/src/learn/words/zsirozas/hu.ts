import type { Chapter } from '../../lesson.ts';
import type { zsirozas } from '../../lessons/zsirozas.ts';

/** Zsírozás, taught in Hungarian. */
export const chapter: Chapter<typeof zsirozas> = {
  summary: 'Tanuld meg a zsírozást egy perc alatt: azonos érték, tízesek és ászok. Kipróbálható példákkal.',
  minute: [
    'Mindenkinél négy lap van, a többi a talon középen. A szín nem számít, csak az érték.',
    'Valaki hív egy lapot. Ha van ugyanilyen értéked, rá kell tenned, és ezzel tiéd lesz az ütés.',
    'A hetes bármelyik érték helyett állhat. Akinél nincs odaillő lap, bármit rátehet.',
    'Ha a hívásra ráütöttek, a hívó tehet még egy lapot, vagy hagyhatja az ütést.',
    'Utána mindenki húz, amíg újra négy lapja nincs. A saját halmodban minden tízes és minden ász 10 pontot ér; az nyer, aki előbb éri el az 500-at.',
  ],
  parts: {
    cards: {
      title: 'A lapok és a talon',
      text: [
        '32 lappal játsszuk, a hetestől az ászig, mindegyikből négy van. Ketten mindenki magának játszik, négyen két csapat ül egymással szemben.',
        'Mindenki négy lapot kap. A talonban így ketten 24, négyen 16 lap marad.',
      ],
    },
    answer: {
      title: 'Felelet a hívásra',
      text: [
        'Az osztótól balra ülő hív, mégpedig bármit. Ha olyan érték van az asztalon, amilyen nálad is van, rá kell tenned: ebben a játékban ez az egyetlen kötelesség.',
        'Ha nincs, szabad vagy. Ketten ilyenkor az ütés rögtön a hívóé.',
      ],
    },
    seven: {
      title: 'A hetes',
      text: [
        'A hetes annak a lapnak számít, amelyik éppen kell. Beteheted, ha az érték nincs nálad, de nem muszáj. Ha maga az érték megvan, az jön előbb.',
        'A hívott hetes csak hetes: arra csak egy másik hetes illik.',
      ],
    },
    goOn: {
      title: 'Tovább, vagy hagyom',
      text: [
        'Ha a másik oldal ráütött, a hívó dönt: tesz még egy lapot az első értékből, vagy hetest, vagy hagyja az ütést. Ekkor az ütés azé az oldalé, amelyik utoljára ráütött.',
        'Mindig az első lap számít. Tízes és hetes után megint tízes illik rá, nem az, ami éppen felül van.',
      ],
    },
    draw: {
      title: 'Húzás',
      text: [
        'Az ütés után felváltva mindenki húz egy-egy lapot, amíg újra négy nincs. Az húz először, aki az ütést vitte, és ő hív legközelebb.',
        'Ha elfogyott a talon, a kézben lévő lapokat végigjátsszuk.',
      ],
    },
    scoring: {
      title: 'Felírás',
      text: [
        'A végén mindenki megszámolja a halmát: minden tízes és minden ász 10 pont, összesen mindig 80. A többi lap semmit sem ér, a hetes sem.',
        'A leosztásokat összeadjuk, amíg valaki egy leosztás után el nem éri az 500-at. Ha mindkét oldal elérte, a magasabb összeg nyer. Ahol pedig 0 állna, oda gomba kerül.',
      ],
    },
    four: {
      title: 'Négyen',
      text: [
        'Akik egymással szemben ülnek, együtt számolnak. Az azonos érték mindenkinek kötelező, akkor is, ha az ütés már a társadé. Tovább csak a hívó mehet, és csak akkor, ha éppen az ellenfelek viszik.',
        'A lapokról nem beszélünk, de négyféle bemondás szabad, körönként egy: „Zsírt!”, „Ne zsírt!”, „Üss!” és „Ne üss!”. Egyiket sem kötelező követni.',
      ],
    },
  },
  tasks: {
    none: {
      title: 'Nincs odaillő lap',
      ask: 'Pista nyolcast hívott. Nálad sem nyolcas, sem hetes nincs.',
      right: 'Azt raksz, amit akarsz. Az ütés Pistáé, mindketten húztok, és megint Pista hív.',
      replies: {
        TB: 'Lehet, de drága: a tízessel 10 pontot ajándékozol Pistának. Inkább dobj el valami értéktelent.',
      },
    },
    match: {
      title: 'Az azonos érték kötelező',
      ask: 'Pista megint nyolcast hívott. Mit kell rátenned? Próbáld ki a hetest is.',
      right:
        'Pontosan: a nyolcas kötelező, a hetes nálad marad. Pista hagyja, tehát tiéd az ütés, és te hívsz.',
    },
    seven: {
      title: 'Megéri a hetest?',
      ask: 'Pista tízest hívott, és nálad nincs tízes.',
      right: 'Lehet. Az ütés a tízessel Pistáé.',
      replies: {
        '7B': 'Jól használtad: a hetes most tízesnek számít. Pista hagyja, és a 10 pont a tiéd.',
      },
    },
    goOn: {
      title: 'Tovább, vagy sem?',
      ask: 'Tízest hívtál, Pista tízessel ütött rá. Tegyél rá még egyet, vagy hagyd az ütést.',
      right: 'Lehet.',
      replies: {
        TH: 'Erős: Pista már nem tud ráütni. Három tízes, 30 pont neked.',
        '7L': 'Ez is jó: a hetes viszi az ütést, és a második tízesed megmaradt.',
        stop: 'Lehet, de így mindkét tízes Pistáé. Ezekkel a lapokkal tovább is mehettél volna.',
      },
    },
    tens: {
      title: 'Hat lap egy ütésben',
      ask: 'Te hívsz, és három tízesed van. Pista nem is sejti.',
      steps: [
        'Hívd a makk tízest.',
        'Pistánál is van tízes, és rá kell tennie.',
        'Most Pistáé az ütés. Menj tovább a piros tízessel.',
        'Pistának nincs több tízese, de van egy hetese, és beteszi.',
        'Megint te jössz. Még mindig tízes kell, mert az volt az első: tedd le az utolsót.',
        'Most Pistánál nincs odaillő lap.',
        'Egy nyolcassal vége: hat lap és 40 pont a tiéd.',
      ],
    },
    mushroom: {
      title: 'Gomba Pistának',
      ask: 'Az első leosztásban mind a nyolc tízest és ászt te vitted el. Pista oszlopában ott nem 0 áll, hanem gomba.',
    },
    grease: {
      title: 'Zsírozz!',
      ask: 'Resi kilencest hívott, és Pista, a társad, ráütött. Mizzinél nem volt odaillő lap, nálad sincs: mit teszel hozzá?',
      right: 'Bármit lehet. A társadé az ütés: egy tízes vagy ász jó helyre kerülne nála.',
      replies: {
        TH: 'Jól zsíroztál: Resi hagyja, és 10 pont a csapatodé.',
        AB: 'Jól zsíroztál: Resi hagyja, és az ász 10 pontot hoz a csapatodnak.',
      },
    },
  },
  terms: {
    fat: ['Zsír', 'A tízesek és az ászok: csak ezek számítanak.'],
    match: ['Ráütés', 'A hívott értéket vagy hetest tenni a lapra.'],
    seven: ['Hetes', 'Bármelyik érték helyett állhat; hívva csak önmaga.'],
    trick: ['Ütés', 'Minden, ami a hívástól az elvitelig középre kerül.'],
    circuit: ['Kör', 'Egyszer körbe az asztalon; egy ütés több körből is állhat.'],
    lead: ['Hívás', 'Az ütés első lapja; ez szabja meg az értéket.'],
    goOn: ['Tovább', 'Folytatni azt az ütést, amelyet éppen a többiek visznek.'],
    leave: ['Hagyom', 'Nem menni tovább: az ütés azoké, akik utoljára ráütöttek.'],
    talon: ['Talon', 'A lefordított pakli, amelyből húzunk.'],
    pile: ['Elvitt lapok', 'Amit megnyertél; átnézni nem szabad.'],
    mushroom: ['Gomba', 'Ezt rajzoljuk a lapra a 0 helyére.'],
    partner: ['Társ', 'Négyen az, aki veled szemben ül.'],
    call: ['Bemondás', 'A négy megengedett szó egyike a társadnak.'],
    round: ['Leosztás', 'Az osztástól addig, amíg a talon és a kezek ki nem ürülnek.'],
  },
};
