import { basics } from './de-basics.ts';
import type { Texts } from './texts.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names);

/** Smear in German. */
export const de: Texts = {
  basics,
  name: 'Smear',
  act: { bid: (count) => `${count} bieten`, pass: 'Passen', moon: 'Durchmarsch', misdeal: 'Blatt hinwerfen' },
  did: {
    bid: (count) => `bietet ${count}`,
    pass: 'passt',
    moon: 'sagt Durchmarsch an',
    misdeal: 'zeigt ein wertloses Blatt und wirft es hin',
  },
  reasons: {
    high: 'Hoch',
    low: 'Tief',
    jack: 'Trumpf-Bube',
    jick: 'Nebenbube',
    bigJoker: 'Großer Joker',
    smallJoker: 'Kleiner Joker',
    game: 'Spiel',
    moon: 'Durchmarsch geschafft',
    moonMissed: 'Durchmarsch verfehlt',
    set: 'Gebot verfehlt',
    cap: 'Ohne erfülltes Gebot gebremst',
  },
  refusals: {
    'not-your-turn': 'Du bist noch nicht dran.',
    'not-your-card': 'Diese Karte hast du nicht.',
    'still-bidding': 'Erst wird geboten, dann gespielt.',
    'bidding-is-over': 'Das Bieten ist vorbei: Spiel eine Karte.',
    'not-dealt-yet': 'Es ist noch nicht gegeben.',
    'match-is-over': 'Diese Partie ist zu Ende.',
    'no-such-bid': (about) =>
      about === '' ? 'Das kann man an diesem Tisch nicht ansagen.' : `Geboten wird hier nur ${about}.`,
    'bid-too-low': (about) => `Es steht bei ${about}: Biete mehr oder passe.`,
    'no-misdeal': 'An diesem Tisch wird kein Blatt hingeworfen.',
    'hand-counts': 'Du hast einen Joker oder eine Karte über der 9, also wird gespielt.',
    'no-joker-first': 'Die erste Karte bestimmt den Trumpf, und ein Joker hat keine Farbe.',
    'follow-suit': (suit) => `Du hast ${suit}, also musst du bedienen.`,
    'follow-trump': 'Es ist Trumpf ausgespielt, und du hast welchen. Auch Joker zählen als Trumpf.',
    'not-dealing': 'Jetzt wird nicht gegeben.',
    'wrong-pack': 'Das sind nicht die Karten dieses Spiels.',
    unreadable: (about) => `„${about}“ ist kein Zug.`,
    'no-such-remark': 'So etwas sagt man bei diesem Spiel nicht.',
  },
  conflicts: { 'pairs-need-4-6-8': 'Paare gehen nur zu viert, zu sechst oder zu acht.' },
  slate: {
    trump: 'Trumpf',
    bid: 'Gebot',
    highestBid: 'Höchstes Gebot',
    passed: 'passt',
    moon: 'Durchmarsch',
    forced: (count) => `${count} (übernommen)`,
    free: 'ohne Gebot',
  },
  events: {
    thrownIn: 'Die Karten werden zusammengeworfen und neu gegeben.',
    looked: (count) => `Der Bietende sieht sich ${count === 1 ? 'einen Schläfer' : `${count} Schläfer`} an.`,
    sleepers: (names) => `Geschlafen haben ${list(names)}.`,
    sleepersLookedAt: (names) => `Der Bietende kannte schon ${list(names)}.`,
  },
  options: {
    partners: {
      label: 'Partner',
      help: 'Zu viert, zu sechst oder zu acht sitzen sich zwei gegenüber und punkten zusammen.',
      example: 'Zu sechst gibt es drei Paare: Dein Partner sitzt drei Stühle weiter.',
      values: { off: 'alle allein', random: 'ausgeloste Paare', seats: 'Paare nach Sitzplatz' },
    },
    target: {
      label: 'Zielpunktzahl',
      help: 'Wer sie nach einer Runde als Erster erreicht hat, gewinnt die Partie.',
    },
    minBid: {
      label: 'Niedrigstes Gebot',
      help: 'Weniger darf niemand bieten, und diese Zahl übernimmt der Geber, wenn alle passen.',
      example: 'Bei 3 gehen die Gebote von 3 bis 6.',
    },
    dealerSteal: {
      label: 'Geber darf gleichziehen',
      help: 'Der Geber ist zuletzt dran und darf das Gebot zur selben Zahl an sich nehmen.',
      example: 'Es steht bei 3: Der Geber sagt auch 3, und das Gebot gehört ihm.',
    },
    allPass: {
      label: 'Wenn alle passen',
      help: 'Was mit einer Runde geschieht, die niemand haben will.',
      example: 'Übernimmt der Geber, spielt er aus, und verfehlt er das Gebot, geht er darum zurück.',
      values: {
        dealer2: 'Geber übernimmt das niedrigste Gebot',
        redeal: 'derselbe Geber gibt neu',
        eldestFree: 'links vom Geber wird ausgespielt, ohne Gebot',
      },
    },
    trumpAnytime: {
      label: 'Trumpfen jederzeit',
      help: 'Auch wer bedienen könnte, darf trumpfen; eine andere Farbe abwerfen darf er nicht.',
      example: 'Kreuz liegt, und du hast eins: bedienen, trumpfen oder einen Joker legen.',
    },
    lowTo: {
      label: 'Tief gehört',
      help: 'Wer den Punkt für den niedrigsten Trumpf bekommt.',
      example:
        'Du holst die Trumpf-8, die Sam zugeben musste: Nur wenn Tief dem gehört, der sticht, ist es dein Punkt.',
      values: { player: 'wer ihn spielt', taker: 'wer ihn sticht' },
    },
    jokers: {
      label: 'Joker',
      help: 'So viele Joker sind im Deck; jeder ist ein Punkt, und ohne sie enden die Gebote früher.',
      example: 'Ganz ohne Joker gibt es vier Punkte, und höher als 4 wird nicht geboten.',
      values: { 2: 'beide', 1: 'nur der große', 0: 'keine' },
    },
    jick: {
      label: 'Nebenbube zählt',
      help: 'Der andere Bube in der Farbe des Trumpfs (rot oder schwarz) ist Trumpf gleich unter dem Trumpf-Buben und ein eigener Punkt.',
      example: 'Herz ist Trumpf: Dann gehört auch der Karo-Bube zu Herz.',
    },
    moon: {
      label: 'Durchmarsch',
      help: 'Eine Ansage über allen Geboten: Deine Seite muss alle sechs Stiche und jeden gegebenen Punkt holen.',
      example: 'Ein verlorener Stich oder ein fremdes Tief, und es gibt zwölf Punkte Abzug.',
      values: {
        off: 'nicht im Spiel',
        12: '12 Punkte plus oder minus',
        outright: 'geschafft: Partie gewonnen',
      },
    },
    misdeal: {
      label: 'Wertloses Blatt',
      help: 'Ohne Joker und ohne Karte über der 9 darfst du dein Blatt hinwerfen, statt zu bieten.',
      example: '9, 8, 8, 7, 6 und 5: Derselbe Geber gibt neu. Zu dritt kommt das nicht vor.',
      values: { off: 'wird gespielt', noCount: 'darf hingeworfen werden' },
    },
    jokerRank: {
      label: 'Rang der Joker',
      help: 'Wo die Joker in der Trumpffarbe stehen.',
      example: 'Über der Zehn verliert ein Joker gegen den Buben, sticht aber die Zehn.',
      values: { belowAll: 'unter allen Trümpfen', aboveTen: 'zwischen Bube und Zehn' },
    },
    jokerTie: {
      label: 'Joker gegen Joker',
      help: 'Wer den Stich macht, wenn beide Joker darin liegen und kein höherer Trumpf.',
      example: 'Du spielst den kleinen Joker aus, und Kemal gibt den großen dazu.',
      values: {
        big: 'der große Joker',
        firstPlayed: 'der zuerst gespielte',
        secondPlayed: 'der später gespielte',
      },
    },
    peek: {
      label: 'Schläfer ansehen',
      help: 'Wer das Gebot hat, sieht sich vor dem Ausspielen allein so viele Schläfer an; getauscht wird nichts.',
      example: 'Ein Joker ist dabei? Dann weißt nur du, dass ihn niemand holen kann.',
      values: { 0: 'keine' },
    },
    gameTie: {
      label: 'Gleichstand bei Spiel',
      help: 'Wer den Punkt Spiel bekommt, wenn mehrere Seiten die meisten Zählpunkte haben.',
      example: 'Der Bietende und Ayşe haben je 27.',
      values: {
        nobody: 'niemand',
        bidder: 'der Bietende, falls beteiligt',
        nonBidder: 'die andere Seite, falls nur eine',
      },
    },
    mustBidOut: {
      label: 'Gewinnen nur mit Gebot',
      help: 'Wer in der Runde kein Gebot erfüllt, bleibt einen Punkt unter dem Ziel stehen.',
      example: 'Bei 20 von 21 hilft dir kein fremder Punkt mehr: Du musst bieten.',
    },
    multiOut: {
      label: 'Mehrere am Ziel',
      help: 'Wer gewinnt, wenn in einer Runde mehrere das Ziel erreichen und keiner davon geboten hat.',
      example: 'Kemal hat 21, Sam 22, geboten hat Ayşe.',
      values: {
        higher: 'die höhere Summe',
        countingOrder: 'wer in der Reihenfolge der Punkte zuerst ankommt',
        playOn: 'noch niemand: weitere Runde',
      },
    },
    lowForBid: {
      label: 'Tief und das Gebot',
      help: 'Ob Tief hilft, das Gebot zu erfüllen; ist es erfüllt, zählt Tief auf jeden Fall.',
      example: 'Geboten 3, geholt Hoch, Tief und Spiel: Ohne Tief sind das nur zwei.',
      values: { counts: 'hilft mit', notTowardsBid: 'hilft nicht' },
    },
    maxRounds: {
      label: 'Höchstens so viele Runden',
      help: 'Danach gewinnt, wer vorn liegt; bei Gleichstand folgt noch eine Runde.',
      example: 'Zehn Runden dauern zu viert etwa eine halbe Stunde.',
      values: { none: 'ohne Grenze' },
    },
    highLow: {
      label: 'Hoch und Tief sind',
      help: 'Welche Karten dafür zählen.',
      example: 'Das Trumpf-Ass schläft: Entweder ist der König Hoch, oder niemand bekommt den Punkt.',
      values: {
        inPlay: 'höchster und niedrigster gegebener Trumpf',
        fixed: 'nur das Ass und die niedrigste Karte des Decks',
      },
    },
  },
  presets: {
    standard: { label: 'Sechs Punkte', help: 'Mit beiden Jokern bis 21.' },
    fourPoint: {
      label: 'Vier Punkte',
      help: 'Die ältere Art: ohne Joker, Gebote von 2 bis 4, gespielt bis 15.',
    },
  },
};
