import type { Texts } from './texts.ts';

/** The house rules of Spades in German. */
export const options: Texts['options'] = {
  bags: {
    label: 'Bags',
    help: 'Überstiche sammeln sich als Bags, und jede volle Sammlung kostet Punkte.',
    example:
      'Kosten zehn 100, und du hast 8 und machst 3 Überstiche: 3 Punkte dazu, 100 weg, ein Bag bleibt stehen.',
    values: {
      off: 'kosten nichts',
      '10/100': '10 Bags kosten 100',
      '5/50': '5 Bags kosten 50',
      '7/100': '7 Bags kosten 100',
    },
  },
  setPenalty: {
    label: 'Verfehltes Gebot',
    help: 'Was es kostet, weniger Stiche zu machen als geboten.',
    example: '4 geboten, 3 gemacht: keine Punkte, oder 40 Punkte Abzug.',
    values: { zero: 'bringt nichts', minus: 'kostet 10 je gebotenem Stich' },
  },
  teams: {
    label: 'Teams',
    help: 'Partner sitzen abwechselnd; ihre Gebote und ihre Stiche werden zusammengezählt.',
    example: 'Du bietest 4, dein Partner 3: Zusammen braucht ihr sieben Stiche, egal wer sie macht.',
    values: {
      solo: 'jeder allein',
      pairs: 'Paare (4 oder 6 Plätze)',
      triples: 'zwei Dreierteams (6 Plätze)',
    },
  },
  nil: {
    label: 'Null',
    help: 'Wer Null bietet, verspricht keinen einzigen Stich und gewinnt oder verliert diese Punkte.',
    example: 'Der Partner einer Null spielt sein eigenes Gebot wie sonst auch.',
    values: { off: 'nicht erlaubt', 100: '100 Punkte', 50: '50 Punkte' },
  },
  blindNil: {
    label: 'Blind-Null',
    help: 'Wer mindestens 100 Punkte zurückliegt, darf Null bieten, ohne die eigenen Karten gesehen zu haben.',
    example: 'Es steht 80 zu 210: Deine Karten bleiben zu, bis du sie ansiehst oder blind bietest.',
    values: { off: 'nicht erlaubt', 200: '200 Punkte' },
  },
  blindPass: {
    label: 'Tausch nach Blind-Null',
    help: 'Wer blind geboten hat, gibt dem Partner verdeckt Karten und bekommt gleich viele zurück.',
    example: 'Pik-Ass und Pik-König gehen zum Partner, zwei kleine Karten kommen zurück.',
    values: { 0: 'kein Tausch', 2: 'zwei Karten' },
  },
  doubleNil: {
    label: 'Zwei Nullen im Team',
    help: 'Was gilt, wenn beide Partner Null bieten.',
    example: 'Als gemeinsamer Einsatz: Macht eine der beiden Nullen einen Stich, sind 400 Punkte weg.',
    values: {
      separate: 'jede zählt für sich',
      forbidden: 'nicht erlaubt',
      bonus: 'zusammen 400 oder minus 400',
    },
  },
  nilTricks: {
    label: 'Stiche einer verfehlten Null',
    help: 'Ob sie dem Vertrag des Partners helfen oder nur als Bags zählen.',
    example: 'Die Null macht einen Stich, der Partner drei von vier: Mit Hilfe ist der Vertrag erfüllt.',
    values: { bags: 'sind Bags', help: 'helfen dem Partner' },
  },
  tenFor200: {
    label: 'Zehn für 200',
    help: 'Ein Gebot von genau zehn Stichen bringt 200 Punkte oder kostet 200.',
    example: '6 und 4 im Team sind zehn; elf zählen wieder ganz gewöhnlich.',
  },
  deck: {
    label: 'Blatt',
    help: 'Ob Joker und hohe Zweien mitspielen; sie sind Pik und stehen über dem Ass.',
    example: 'Pik ist ausgespielt, und du hast nur einen Joker: Er muss bedienen.',
    values: {
      '52': '52 Karten',
      jokers: 'mit zwei Jokern',
      jjd: 'Joker, Joker, Pik-Zwei',
      jjdd: 'Joker, Joker, Karo-Zwei, Pik-Zwei',
    },
  },
  firstTrick: {
    label: 'Erster Stich',
    help: 'Was im ersten Stich einer Runde gespielt werden darf.',
    example: 'Legen alle ihr niedrigstes Kreuz, macht das höchste davon den Stich.',
    values: { free: 'ohne Einschränkung', lowClub: 'alle ihr niedrigstes Kreuz', noSpade: 'kein Pik' },
  },
  hook: {
    label: 'Haken',
    help: 'Das letzte Gebot darf nicht so ausfallen, dass alle Gebote zusammen genau die Stichzahl ergeben.',
    example: 'Vor dir stehen 4, 3 und 4 bei dreizehn Stichen: Die 2 ist dir verwehrt.',
  },
  minTeamBid: {
    label: 'Mindestgebot im Team',
    help: 'Wie viel Partner zusammen mindestens bieten müssen.',
    example: 'Bei 4: Dein Partner hat Null geboten, also brauchst du allein wenigstens 4.',
    values: { 1: 'keines', 4: 'zusammen 4' },
  },
  suicide: {
    label: 'Suicide',
    help: 'In jedem Paar bietet genau eine Person Null und die andere mindestens 4.',
    example: 'Dein Partner beginnt mit 5: Dir bleibt die Null.',
  },
  mirror: {
    label: 'Mirror',
    help: 'Geboten wird genau die Zahl der Pik auf der Hand; ohne Pik ist es Null.',
    example: 'Fünf Pik, also 5, ob die Hand es hergibt oder nicht.',
  },
  whiz: {
    label: 'Whiz',
    help: 'Geboten wird entweder Null oder genau die Zahl der Pik auf der Hand.',
    example: 'Mit drei kleinen Pik hast du die Wahl zwischen 3 und Null.',
  },
  lossAt: {
    label: 'Untergrenze',
    help: 'Wer so tief fällt, verliert die Partie sofort; sind es mehrere, verliert, wer am tiefsten steht.',
    example: 'Bei minus 210 ist Schluss, und die beste der anderen Seiten gewinnt.',
    values: { none: 'keine', '-200': 'minus 200' },
  },
  target: {
    label: 'Ziel',
    help: 'Wer diese Punktzahl zuerst erreicht, gewinnt; gezählt wird nach jeder Runde.',
    example: '500 für einen Abend, 200 für eine kurze Partie.',
  },
  tieRule: {
    label: 'Mehrere am Ziel',
    help: 'Was gilt, wenn mehrere in derselben Runde ankommen.',
    example: '520 und 521: Es folgt noch eine Runde, oder die 521 gewinnt gleich.',
    values: { seed: 'noch eine Runde für alle', highestWins: 'die höhere Punktzahl gewinnt' },
  },
  breaking: {
    label: 'Pik wird offen',
    help: 'Ab wann Pik frei ausgespielt werden darf.',
    example: 'Jemand sticht mit einem kleinen Pik: Meist ist Pik damit offen.',
    values: {
      anyPlayed: 'sobald ein Pik gefallen ist',
      ledOnly: 'erst nach erzwungenem Ausspiel',
      none: 'ist es immer',
    },
  },
  deal: {
    label: 'Geben',
    help: 'Wie viele Karten ausgeteilt werden, wenn es nicht vier Plätze sind.',
    example: 'Zu dritt: 13 für jeden und 13 bleiben liegen, oder 17 für jeden.',
    values: {
      cap13: 'höchstens 13 für jeden',
      all: 'so viele wie möglich',
      draw2: 'zu zweit vom Stapel ziehen',
      strip: 'ohne die kleinsten, nichts bleibt übrig',
    },
  },
  boston: {
    label: 'Boston',
    help: 'Wer dreizehn bietet und alle dreizehn Stiche macht, bekommt 200 statt 130 Punkten.',
    example: 'Im Team genügt es, dass beide zusammen alles machen.',
  },
  hiddenBids: {
    label: 'Verdeckte Gebote',
    help: 'Alle bieten gleichzeitig, und erst wenn alle geboten haben, wird aufgedeckt.',
    example: 'Niemand kann sich nach den anderen richten, auch der Partner nicht.',
  },
};

/** The presets of Spades in German. */
export const presets: Texts['presets'] = {
  standard: { label: 'Klassisch', help: 'Jeder für sich, ohne Null und ohne Strafen, bis 500.' },
  americanPairs: {
    label: 'Amerikanische Paare',
    help: 'Zwei gegen zwei mit Null, Blind-Null und Bags; ein verfehltes Gebot kostet.',
  },
  cutthroat: {
    label: 'Cutthroat',
    help: 'Jeder für sich mit Null für 50, Haken und Bags; ein verfehltes Gebot kostet.',
  },
};
