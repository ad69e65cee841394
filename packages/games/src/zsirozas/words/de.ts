import { basics } from './de-basics.ts';
import type { Texts } from './texts.ts';

/** Zsírozás in German. */
export const de: Texts = {
  basics,
  name: 'Zsírozás (Schmierer)',
  stop: { act: 'Liegen lassen', did: 'lässt den Stich liegen' },
  calls: {
    'Schmiere!': 'Schmiere!',
    'Schmiere nicht!': 'Schmiere nicht!',
    'Steche!': 'Steche!',
    'Steche nicht!': 'Steche nicht!',
  },
  ranks: {
    7: 'einen Siebener',
    8: 'einen Achter',
    9: 'einen Neuner',
    U: 'einen Unter',
    O: 'einen Ober',
    K: 'einen König',
    T: 'einen Zehner',
    A: 'ein Ass',
  },
  reasons: {
    fat: 'Zehner und Asse',
    lastTrick: 'Letzter Stich',
    majority: 'Mehr Schmiere',
    allFat: 'Alle Zehner und Asse',
    allTricks: 'Alle Stiche',
  },
  refusals: {
    'not-your-turn': 'Du bist noch nicht dran.',
    'not-your-card': 'Diese Karte hast du nicht.',
    'not-dealt-yet': 'Es ist noch nicht gegeben.',
    'match-is-over': 'Diese Partie ist zu Ende.',
    'call-is-no-move': 'Zurufen kannst du jederzeit; gespielt ist damit noch nichts.',
    'lead-a-card': 'Du spielst aus: Lege eine Karte.',
    'only-leader-stops':
      'Liegen lassen kann den Stich nur, wer ihn ausgespielt hat und wieder an der Reihe ist.',
    'seven-led': 'An diesem Tisch wird kein Siebener ausgespielt, solange du andere Karten hast.',
    match: (rank) => `Du hast ${rank}: Der gleiche Wert muss darauf.`,
    'match-or-seven': (rank) => `Du hast ${rank}: Lege den gleichen Wert oder einen Siebener.`,
    'play-seven': 'An diesem Tisch muss ein Siebener darauf, wenn du den Wert selbst nicht hast.',
    'go-on-matching': (rank) =>
      `Weiterspielen geht nur mit dem gleichen Wert: Lege ${rank} oder einen Siebener.`,
    'not-dealing': 'Jetzt wird nicht gegeben.',
    'wrong-pack': 'Das sind nicht die Karten dieses Spiels.',
    unreadable: (about) => `„${about}“ ist kein Zug.`,
    'no-such-remark': 'So etwas darf man hier nicht zurufen.',
    'said-already': 'In diesem Durchgang hast du schon gerufen.',
  },
  conflicts: {
    'no-duty-to-replace':
      'Ohne Pflicht zum gleichen Wert gibt es nichts, wofür ein Siebener einspringen müsste.',
    'no-duty-at-all': 'Freies Legen heißt: gar keine Pflicht, auch nicht für den Siebener.',
    'last-trick-breaks-ties':
      'Bei der Wertung nach Mehrheit entscheidet der letzte Stich schon den Gleichstand; zehn Punkte dafür entschieden jede Partie.',
    'target-too-high':
      'Nach Mehrheit bringt eine Runde meist einen Punkt und höchstens drei: Spielt bis 50 oder weniger.',
  },
  slate: { talon: 'Talon', fat: 'Schmiere' },
  options: {
    matching: {
      label: 'Gleicher Wert',
      help: 'Ob du den ausgespielten Wert legen musst, wenn du ihn hast.',
      example: 'Ein König liegt, du hast einen: Mit Pflicht muss er darauf, sonst legst du, was du willst.',
      values: { compulsory: 'ist Pflicht', free: 'ist freigestellt' },
    },
    sevenInstead: {
      label: 'Siebener statt des gleichen Werts',
      help: 'Wer den Wert und einen Siebener hat, sucht sich aus, womit gestochen wird.',
      example: 'Ein Zehner liegt, du hast Zehner und Siebener: Du darfst den Zehner behalten.',
    },
    sevenDuty: {
      label: 'Siebener ist Pflicht',
      help: 'Wer den Wert nicht hat, aber einen Siebener, muss den Siebener legen.',
      example: 'Ein Achter liegt, du hast keinen: Dein Siebener muss her, auch wenn es nichts zu holen gibt.',
    },
    scoring: {
      label: 'Wertung',
      help: 'Nach Karten zählt jeder Zehner und jedes Ass 10; nach Mehrheit bekommt 1 Punkt, wer mehr davon hat.',
      example: 'Mehrheit: 2 Punkte für alle acht, 3 für alle Stiche; bei 40 zu 40 zählt der letzte Stich.',
      values: { tens: '10 je Zehner und Ass', majority: 'nach Mehrheit' },
    },
    target: {
      label: 'Zielpunktzahl',
      help: 'Wer sie nach einer Runde zuerst hat, gewinnt die Partie.',
      example:
        'Nach Karten bringt eine Runde 80 Punkte, 500 sind zu zweit etwa zwölf Runden; nach Mehrheit meist nur einen.',
    },
    lastTrick: {
      label: 'Letzter Stich',
      help: 'Punkte, die der letzte Stich einer Runde zusätzlich bringt.',
      example: 'Mit 10 werden in jeder Runde 90 Punkte verteilt.',
      values: { 0: 'nichts extra' },
    },
    direction: {
      label: 'Spielrichtung',
      help: 'In welche Richtung gegeben, gespielt und gezogen wird.',
      example: 'Gegen den Uhrzeigersinn beginnt, wer rechts vom Geber sitzt.',
      values: { clockwise: 'im Uhrzeigersinn', counterClockwise: 'gegen den Uhrzeigersinn' },
    },
    continue: {
      label: 'Weiterspielen',
      help: 'Wann der Ausspieler nach einem Durchgang noch eine Karte nachlegen darf.',
      example: 'Dein Partner hält den Stich: Darfst du immer weiterspielen, könnt ihr noch Schmiere sammeln.',
      values: { ifOpponentHolds: 'nur wenn ein Gegner den Stich hält', always: 'immer' },
    },
    sevenLed: {
      label: 'Siebener ausspielen',
      help: 'Ob ein Stich mit einem Siebener beginnen darf.',
      example: 'Sonst nur, wenn du lauter Siebener hast.',
      values: { plain: 'erlaubt', banned: 'nur wenn nichts anderes da ist' },
    },
    threePlayers: {
      label: 'Auch zu dritt',
      help: 'Drei spielen jeder für sich mit 30 Karten; zwei Achter bleiben draußen.',
      example: 'Laub-Achter und Schellen-Achter gehen weg, im Talon liegen 18 Karten.',
    },
    drawFirst: {
      label: 'Zuerst zieht',
      help: 'Wer nach einem Stich die erste Karte vom Talon nimmt; danach geht es reihum.',
      example: 'Du machst den Stich: Die oberste Karte ziehst du, oder dein Gegenüber.',
      values: { winner: 'wer den Stich hat', other: 'der Nächste danach' },
    },
    autoStop: {
      label: 'Von selbst liegen lassen',
      help: 'Der Ausspieler wird nicht gefragt, wenn er ohnehin nicht weiterspielen kann.',
      example: 'Geht schneller, verrät aber, dass nichts Passendes auf der Hand war.',
    },
    tieRule: {
      label: 'Mehrere am Ziel',
      help: 'Was gilt, wenn in derselben Runde mehr als einer das Ziel erreicht.',
      example: '520 zu 510: Entweder ist es vorbei, oder eine weitere Runde entscheidet.',
      values: { higher: 'der höhere Punktestand gewinnt', playOn: 'eine weitere Runde entscheidet' },
    },
    calls: {
      label: 'Zurufe',
      help: 'Zu viert sind die vier Zurufe an den Partner erlaubt, einer je Durchgang; sie binden niemanden.',
      example: '„Schmiere!“ oder „Steche nicht!“, für alle hörbar.',
    },
  },
  presets: {
    standard: { label: 'Standard', help: 'Gleicher Wert ist Pflicht, 10 je Zehner und Ass, bis 500.' },
    magyar: {
      label: 'Magyar',
      help: 'Wie man in Ungarn gern spielt: frei legen, gegen den Uhrzeigersinn, nach Mehrheit bis 5.',
    },
    sedma: {
      label: 'Sedma',
      help: 'Nach tschechischer Art: frei legen, immer weiterspielen, 10 für den letzten Stich.',
    },
  },
};
