import type { Chapter } from '../../lesson.ts';
import type { spades } from '../../lessons/spades.ts';

/** Spades, taught in Hungarian. */
export const chapter: Chapter<typeof spades> = {
  summary:
    'Tanuld meg a Spadest egy perc alatt: mondd meg az ütéseidet, a pikk mindig adu. Kipróbálható példákkal.',
  minute: [
    'Mindenki magának játszik, és ugyanannyi lapot kap: négyen 13-at.',
    'Mindenki egyszer megmondja, hány ütést visz, legalább egyet. Ezt mindenki hallja.',
    'Ha tudsz, színre színt kell adnod. A pikk mindig adu, és minden más színt üt.',
    'Pikket csak akkor hívhatsz, ha már esett egy, vagy ha nincs más lapod.',
    'Ha teljesíted a vállalásodat, minden vállalt ütésért 10, minden továbbiért 1 pontot kapsz, különben semmit. Az nyer, aki előbb éri el az 500-at.',
  ],
  parts: {
    cards: {
      title: 'A lapok és az osztó',
      text: [
        '52 lappal, joker nélkül játsszuk, az ásztól a kettesig. Aki az elején a legmagasabb lapot húzza, az oszt először; utána az osztás az óramutató járása szerint vándorol.',
        'Négy játékosig mindenki 13 lapot kap, öten 10-et, hatan 8-at, heten 7-et. A maradék lefordítva félrekerül.',
      ],
    },
    bidding: {
      title: 'Licit',
      text: [
        'Az egyetlen licitkör az osztótól balra kezdődik. Mindenki mond egy számot 1 és a lapjai száma között; nem kell magasabbnak lennie az előzőnél, és passz nincs.',
        'Számold meg, mi visz szinte biztosan ütést: az ászok, a királyok, és a magas vagy hosszú pikk.',
      ],
    },
    tricks: {
      title: 'Ütések',
      text: [
        'Az első ütésbe az osztótól balra ülő hív, utána mindig az, aki az utolsót vitte.',
        'Ha van a hívott színből, azt kell adnod. Különben üthetsz pikkel, vagy eldobhatsz egy lapot. Az ütést a legmagasabb pikk viszi; ha nincs benne pikk, a hívott szín legmagasabb lapja.',
      ],
    },
    breaking: {
      title: 'A pikk megnyitása',
      text: [
        'Minden leosztás elején zárva van a pikk: nem lehet hívni. Amint bármilyen pikk esett, mert valaki ütött vele, megnyílt.',
        'Akinek csak pikkje van, mindig hívhatja.',
      ],
    },
    scoring: {
      title: 'Felírás',
      text: [
        'Ha megvannak az ütéseid, minden vállalt 10-et, minden azon felüli 1-et ér. Ha nincsenek meg, a leosztásért semmit sem kapsz.',
        'A legjobb tehát pontosan eltalálni. Némelyik asztalnál a túl sok többletütés pontba is kerül; ez házi szabály.',
      ],
    },
    end: {
      title: 'Ki nyer?',
      text: [
        'Minden leosztás után számolunk. Ha akkor pontosan egyvalakinek van legalább 500 pontja, ő nyert.',
        'Ha többen is elérték, jön még egy leosztás, és utána a legmagasabb összeg dönt. Rövid estére elég 200-ig játszani.',
      ],
    },
  },
  tasks: {
    bid: {
      title: 'Hány ütés lesz?',
      ask: 'Te licitálsz először. Nézd meg a lapjaidat, és mondj egy számot.',
      right:
        '1 és 13 között bármennyit mondhatsz. Számold meg még egyszer: a pikk és a kőr ásza meg királya négy elég biztos ütés.',
      replies: {
        'bid 4': 'Jól számoltál: pikk ász, pikk király, kőr ász és kőr király.',
        'bid 5': 'Bátor: a négy magas lap mellett a káró dámának vagy egy kis pikknek is ütnie kell.',
        'bid 3': 'Óvatos. Három szinte biztos, de a negyedik ütés így már csak 1 pontot ér.',
      },
    },
    follow: {
      title: 'Előbb színre szín',
      ask: 'Mizzi a kőr dámát hívta. Mit adhatsz?',
      right: 'Helyes, kőrt kell adnod. A dáma marad a legmagasabb, az ütést Mizzi viszi.',
      replies: {
        AH: 'Helyes: kőrnek kell lennie, és az ász viszi az ütést.',
        KH: 'Helyes: kőrnek kell lennie. Itt a király is elég, hiszen az ász nálad van.',
      },
    },
    free: {
      title: 'Nincs a színből',
      ask: 'Mizzi a treff királyt hívta, és nincs treffed.',
      right: 'Eldobhatod. Az ütést akkor Mizzi viszi.',
      replies: {
        '3S': 'Szép: a legkisebb pikk is elég. Tiéd az ütés, és a pikk megnyílt.',
        '6S': 'Ez üt. A pikk hármas még takarékosabb lett volna. A pikk megnyílt.',
        KS: 'Ez üt, de a pikk hármas is elég lett volna.',
        AS: 'Ez üt, de a pikk hármas is elég lett volna.',
      },
    },
    lead: {
      title: 'A pikk még zárva van',
      ask: 'Te hívsz az első ütésbe. Nyugodtan próbáld ki a pikket is.',
      right: 'Ezt hívhatod.',
      replies: {
        AH: 'Jó kezdés: amíg mindenkinél van kőr, az ász biztosan üt.',
      },
    },
    exact: {
      title: 'Egyik pontos, másik eggyel kevesebb',
      ask: '7 ütést mondtál, és 7-et vittél: 70 pont. Resi 4-et mondott, és 3-at vitt: semmi.',
    },
    over: {
      title: 'Több a vállaltnál',
      ask: '5 ütést mondtál, és 8-at vittél: 50 pont a vállalásért és 3 a többletütésekért.',
    },
  },
  terms: {
    bid: ['Licit', 'Ahány ütést valaki bemond.'],
    contract: ['Vállalás', 'A licit mint ígéret: legalább ennyi ütés.'],
    overtrick: ['Többletütés', 'A vállaláson felüli ütés; 1 pontot ér.'],
    bag: ['Zsák', 'A többletütés másik neve, ahol a túl sok pontba kerül.'],
    broken: ['A pikk megnyílt', 'Ebben a leosztásban már esett pikk; most már hívni is lehet.'],
    trick: ['Ütés', 'Mindenkitől egy lap; a legerősebb viszi mindet.'],
    follow: ['Színre színt adni', 'A hívott színből tenni egy lapot.'],
    trump: ['Ütni pikkel', 'Pikket tenni, ha nincs a hívott színből.'],
    lead: ['Hívás', 'Az ütés első lapját tenni.'],
    discard: ['Eldobás', 'Olyan lapot tenni, amely nem a hívott szín, és nem is pikk.'],
    dealer: ['Osztó', 'Aki a lapokat osztja; minden tőle balra kezdődik.'],
    leftOver: ['Maradék lapok', 'Amit nem lehetett egyenlően szétosztani; a leosztás végéig lefordítva.'],
    nil: ['Nulla', 'Vállalás egyetlen ütés nélkül; csak házi szabályként.'],
    team: ['Csapat', 'Társak, akik együtt számolnak; csak házi szabályként.'],
    round: ['Leosztás', 'Egy osztás, az összes ütés, egy felírás.'],
  },
};
