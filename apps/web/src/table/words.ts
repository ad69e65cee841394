import type { Language } from '@stammtisch/cards';

/** Everything the table says that no game says for it. */
export interface TableWords {
  readonly table: string;
  readonly you: string;
  readonly menu: string;
  readonly sheet: string;
  readonly scores: string;
  readonly moreSides: (count: number) => string;
  readonly points: (count: number) => string;
  readonly yourHand: (cards: number) => string;
  readonly youGet: string;
  readonly playable: string;
  readonly notPlayable: string;
  readonly faceDown: string;
  readonly players: string;
  readonly cardsHeld: (count: number) => string;
  readonly dealer: string;
  readonly dealerLetter: string;
  readonly bot: string;
  readonly botPlays: string;
  readonly away: string;
  readonly isThinking: string;
  readonly side: (letter: string) => string;
  readonly tricksTaken: (count: number) => string;
  readonly trick: string;
  readonly trickNumber: (number: number, of: number | undefined) => string;
  readonly noTrick: string;
  readonly trump: string;
  readonly noTrump: string;
  readonly leads: string;
  readonly ahead: string;
  readonly takes: string;
  readonly takesIt: (name: string) => string;
  readonly youTakeIt: string;
  readonly lastTrick: string;
  readonly lastTrickShort: string;
  readonly noLastTrick: string;
  readonly sort: string;
  readonly sortedBy: Readonly<Record<'suit' | 'rank' | 'dealt', string>>;
  readonly play: (card: string) => string;
  readonly chooseCard: string;
  readonly chooseToGive: (left: number, to: string) => string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly sending: string;
  readonly watching: string;
  readonly choose: string;
  readonly connectionLost: string;
  readonly botForYou: string;
  readonly takeBack: string;
  readonly paused: string;
  readonly dealing: string;
  readonly deals: (name: string) => string;
  readonly youDeal: string;
  readonly round: (number: number) => string;
  readonly redeal: string;
  readonly nobody: string;
  readonly turnedUp: string;
  readonly say: string;
  readonly goOn: string;
  readonly again: string;
  readonly waitingFor: (names: string) => string;
  readonly isReady: (name: string) => string;
  readonly youWin: string;
  readonly weWin: string;
  readonly wins: (names: string, count: number) => string;
  readonly total: string;
  readonly close: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly score: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
}

const de: TableWords = {
  table: 'Tisch',
  you: 'Du',
  menu: 'Menü',
  sheet: 'Punktezettel',
  scores: 'Punktestand',
  moreSides: (count) => `und ${count} weitere`,
  points: (count) => (Math.abs(count) === 1 ? `${count} Punkt` : `${count} Punkte`),
  yourHand: (cards) => `Deine Hand, ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
  youGet: 'Du bekommst',
  playable: 'spielbar',
  notPlayable: 'nicht spielbar',
  faceDown: 'verdeckt',
  players: 'Mitspieler',
  cardsHeld: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  dealer: 'Geber',
  dealerLetter: 'G',
  bot: 'Bot',
  botPlays: 'ein Bot spielt weiter',
  away: 'nicht verbunden',
  isThinking: 'ist dran',
  side: (letter) => `Seite ${letter}`,
  tricksTaken: (count) => (count === 1 ? '1 Stich' : `${count} Stiche`),
  trick: 'Stich',
  trickNumber: (number, of) => (of === undefined ? `Stich ${number}` : `Stich ${number}/${of}`),
  noTrick: 'Es liegt noch keine Karte.',
  trump: 'Trumpf',
  noTrump: 'Trumpf offen',
  leads: 'spielt aus',
  ahead: 'liegt vorn',
  takes: 'macht den Stich',
  takesIt: (name) => `Stich an ${name}`,
  youTakeIt: 'Dein Stich',
  lastTrick: 'Letzter Stich',
  lastTrickShort: 'Stich',
  noLastTrick: 'Noch kein Stich in dieser Runde.',
  sort: 'Sortieren',
  sortedBy: { suit: 'Nach Farbe sortiert', rank: 'Nach Wert sortiert', dealt: 'Wie gegeben' },
  play: (card) => `${card} spielen`,
  chooseCard: 'Wähle eine Karte',
  chooseToGive: (left, to) => (left > 1 ? `Wähle zwei Karten für ${to}` : 'Und noch eine Karte'),
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  sending: 'Wird gesendet …',
  watching: 'Du schaust zu',
  choose: 'Was sagst du?',
  connectionLost: 'Keine Verbindung. Dein Platz bleibt dir, wir versuchen es weiter …',
  botForYou: 'Ein Bot spielt gerade für dich.',
  takeBack: 'Selbst weiterspielen',
  paused: 'Gerade ist Pause',
  dealing: 'Die Karten werden gemischt …',
  deals: (name) => `${name} gibt`,
  youDeal: 'Du gibst',
  round: (number) => `Runde ${number}`,
  redeal: 'Zusammengeworfen',
  nobody: 'Niemand hat in dieser Runde gepunktet.',
  turnedUp: 'Aufgedeckt',
  say: 'Etwas sagen',
  goOn: 'Weiter',
  again: 'Noch eine Partie',
  waitingFor: (names) => `Es fehlt noch: ${names}`,
  isReady: (name) => `${name} ist bereit`,
  youWin: 'Du hast gewonnen!',
  weWin: 'Ihr habt gewonnen!',
  wins: (names, count) => (count === 1 ? `${names} hat gewonnen` : `${names} haben gewonnen`),
  total: 'Gesamt',
  close: 'Schließen',
  log: 'Verlauf',
  logEmpty: 'Noch ist nichts geschehen.',
  score: 'Punkte',
  keys: 'Tasten am Tisch',
  keyList: [
    ['← →', 'Karte'],
    ['↑ ↓', 'Farbe'],
    ['Enter', 'wählen oder spielen'],
    ['Esc', 'Auswahl aufheben'],
    ['S H D C', 'zu Pik, Herz, Karo, Kreuz'],
    ['L', 'letzter Stich'],
    ['R', 'dieser Stich'],
    ['T', 'wer ist dran'],
    ['B', 'Gebote'],
    ['N', 'Karten zählen'],
    ['P', 'Punktezettel'],
    ['G', 'Verlauf'],
    ['?', 'diese Hilfe'],
  ],
};

const en: TableWords = {
  table: 'Table',
  you: 'You',
  menu: 'Menu',
  sheet: 'Score sheet',
  scores: 'Scores',
  moreSides: (count) => `and ${count} more`,
  points: (count) => (Math.abs(count) === 1 ? `${count} point` : `${count} points`),
  yourHand: (cards) => `Your hand, ${cards === 1 ? '1 card' : `${cards} cards`}`,
  youGet: 'You get',
  playable: 'playable',
  notPlayable: 'not playable',
  faceDown: 'face down',
  players: 'Players',
  cardsHeld: (count) => (count === 1 ? '1 card' : `${count} cards`),
  dealer: 'dealer',
  dealerLetter: 'D',
  bot: 'bot',
  botPlays: 'a bot plays on',
  away: 'not connected',
  isThinking: 'to play',
  side: (letter) => `side ${letter}`,
  tricksTaken: (count) => (count === 1 ? '1 trick' : `${count} tricks`),
  trick: 'Trick',
  trickNumber: (number, of) => (of === undefined ? `Trick ${number}` : `Trick ${number}/${of}`),
  noTrick: 'No card lies on the table yet.',
  trump: 'Trump',
  noTrump: 'No trump yet',
  leads: 'leads',
  ahead: 'winning',
  takes: 'takes the trick',
  takesIt: (name) => `Trick to ${name}`,
  youTakeIt: 'Your trick',
  lastTrick: 'Last trick',
  lastTrickShort: 'Trick',
  noLastTrick: 'No trick in this round yet.',
  sort: 'Sort',
  sortedBy: { suit: 'Sorted by suit', rank: 'Sorted by rank', dealt: 'As dealt' },
  play: (card) => `Play ${card}`,
  chooseCard: 'Choose a card',
  chooseToGive: (left, to) => (left > 1 ? `Choose two cards for ${to}` : 'And one more card'),
  yourTurn: 'Your turn',
  turnOf: (name) => `${name} to play`,
  sending: 'Sending …',
  watching: 'You are watching',
  choose: 'What do you say?',
  connectionLost: 'No connection. Your seat stays yours; still trying …',
  botForYou: 'A bot is playing for you.',
  takeBack: 'Play on myself',
  paused: 'The game is paused',
  dealing: 'The cards are being shuffled …',
  deals: (name) => `${name} deals`,
  youDeal: 'You deal',
  round: (number) => `Round ${number}`,
  redeal: 'Thrown in',
  nobody: 'Nobody scored in this round.',
  turnedUp: 'Turned up',
  say: 'Say something',
  goOn: 'Go on',
  again: 'Play again',
  waitingFor: (names) => `Still waiting for ${names}`,
  isReady: (name) => `${name} is ready`,
  youWin: 'You won!',
  weWin: 'Your side won!',
  wins: (names, count) => (count === 1 ? `${names} wins` : `${names} win`),
  total: 'Total',
  close: 'Close',
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',
  score: 'Score',
  keys: 'Keys at the table',
  keyList: [
    ['← →', 'card'],
    ['↑ ↓', 'suit'],
    ['Enter', 'select or play'],
    ['Esc', 'cancel the selection'],
    ['S H D C', 'to spades, hearts, diamonds, clubs'],
    ['L', 'last trick'],
    ['R', 'this trick'],
    ['T', 'whose turn'],
    ['B', 'bids'],
    ['N', 'count cards'],
    ['P', 'score sheet'],
    ['G', 'log'],
    ['?', 'this help'],
  ],
};

const hu: TableWords = {
  table: 'Asztal',
  you: 'Te',
  menu: 'Menü',
  sheet: 'Pontlap',
  scores: 'Állás',
  moreSides: (count) => `és még ${count}`,
  points: (count) => `${count} pont`,
  yourHand: (cards) => `A kezedben ${cards} lap`,
  youGet: 'Ezt kapod',
  playable: 'kijátszható',
  notPlayable: 'nem kijátszható',
  faceDown: 'lefordítva',
  players: 'Játékosok',
  cardsHeld: (count) => `${count} lap`,
  dealer: 'osztó',
  dealerLetter: 'O',
  bot: 'gép',
  botPlays: 'most gép játszik helyette',
  away: 'nincs kapcsolata',
  isThinking: 'következik',
  side: (letter) => `${letter} oldal`,
  tricksTaken: (count) => `${count} ütés`,
  trick: 'Ütés',
  trickNumber: (number, of) => (of === undefined ? `${number}. ütés` : `${number}/${of}. ütés`),
  noTrick: 'Még nincs lap az asztalon.',
  trump: 'Adu',
  noTrump: 'Még nincs adu',
  leads: 'hív',
  ahead: 'vezet',
  takes: 'viszi az ütést',
  takesIt: (name) => `${name} viszi az ütést`,
  youTakeIt: 'Te viszed az ütést',
  lastTrick: 'Előző ütés',
  lastTrickShort: 'Ütés',
  noLastTrick: 'Ebben a leosztásban még nem volt ütés.',
  sort: 'Rendezés',
  sortedBy: { suit: 'Szín szerint rendezve', rank: 'Érték szerint rendezve', dealt: 'Ahogy osztották' },
  play: (card) => `${card} – kijátszom`,
  chooseCard: 'Válassz egy lapot',
  chooseToGive: (left, to) => (left > 1 ? `Válassz két lapot, ${to} kapja` : 'És még egy lapot'),
  yourTurn: 'Te jössz',
  turnOf: (name) => `${name} következik`,
  sending: 'Küldés …',
  watching: 'Nézőként vagy itt',
  choose: 'Mit mondasz?',
  connectionLost: 'Nincs kapcsolat. A helyed megmarad, tovább próbáljuk …',
  botForYou: 'Most gép játszik helyetted.',
  takeBack: 'Újra én játszom',
  paused: 'Most szünet van',
  dealing: 'Keverjük a lapokat …',
  deals: (name) => `${name} oszt`,
  youDeal: 'Te osztasz',
  round: (number) => `${number}. leosztás`,
  redeal: 'Újraosztás',
  nobody: 'Ebben a leosztásban senki sem szerzett pontot.',
  turnedUp: 'Felfordítva',
  say: 'Bemondás',
  goOn: 'Tovább',
  again: 'Még egy játszma',
  waitingFor: (names) => `Még nem kész: ${names}`,
  isReady: (name) => `${name} kész`,
  youWin: 'Nyertél!',
  weWin: 'Nyertetek!',
  wins: (names, count) => (count === 1 ? `${names} nyert` : `${names} nyertek`),
  total: 'Összesen',
  close: 'Bezárás',
  log: 'Események',
  logEmpty: 'Még nem történt semmi.',
  score: 'Pontok',
  keys: 'Billentyűk az asztalnál',
  keyList: [
    ['← →', 'lap'],
    ['↑ ↓', 'szín'],
    ['Enter', 'kiválasztás vagy kijátszás'],
    ['Esc', 'kiválasztás törlése'],
    ['S H D C', 'pikk, kőr, káró, treff'],
    ['L', 'előző ütés'],
    ['R', 'ez az ütés'],
    ['T', 'ki következik'],
    ['B', 'licitek'],
    ['N', 'lapok száma'],
    ['P', 'pontlap'],
    ['G', 'események'],
    ['?', 'ez a súgó'],
  ],
};

/** The table in every language; a missing text does not compile. */
export const tableWords: Readonly<Record<Language, TableWords>> = { de, en, hu };
