import type { Language } from '@stammtisch/cards';

import type { KeyCommand, KeyConflict } from './keymap.ts';

interface KeyWords {
  readonly commands: Readonly<Record<KeyCommand, string>>;
  /** Keys that are always the same, with what they do. */
  readonly fixed: readonly (readonly [key: string, meaning: string])[];
  readonly suits: string;
  readonly shift: string;
  readonly title: string;
  readonly change: (command: string, key: string) => string;
  readonly press: string;
  readonly conflict: (about: KeyConflict, key: string, other: string) => string;
  readonly changed: (command: string, key: string) => string;
  readonly reset: string;
}

const de: KeyWords = {
  commands: {
    lastTrick: 'letzter Stich',
    trick: 'dieser Stich',
    score: 'Punktezettel',
    turn: 'wer ist dran',
    bids: 'Gebote',
    counts: 'Karten zählen',
    log: 'Verlauf',
    help: 'diese Hilfe',
  },
  fixed: [
    ['← →', 'Karte'],
    ['↑ ↓', 'Farbe'],
    ['Pos1 Ende', 'erste, letzte Karte'],
    ['Enter', 'wählen oder spielen; vor dem eigenen Zug vormerken'],
    ['Esc', 'Auswahl oder Vorgemerktes aufheben'],
    ['Umschalt ← →', 'Karte verschieben, wenn von Hand sortiert ist'],
  ],
  suits: 'zur Farbe, noch einmal zur nächsten Karte',
  shift: 'Umschalt',
  title: 'Tasten ändern',
  change: (command, key) => `${command}: Taste ${key} ändern`,
  press: 'Neue Taste drücken …',
  conflict(about, key, other) {
    if (about === 'unfit') return 'Nimm einen Buchstaben, eine Ziffer oder ein Zeichen.';
    return about === 'suit' ? `${key} springt schon zu einer Farbe.` : `${key} ist schon vergeben: ${other}.`;
  },
  changed: (command, key) => `${command}: jetzt ${key}.`,
  reset: 'Alle wie am Anfang',
};

const en: KeyWords = {
  commands: {
    lastTrick: 'last trick',
    trick: 'this trick',
    score: 'score sheet',
    turn: 'whose turn it is',
    bids: 'bids',
    counts: 'count cards',
    log: 'log',
    help: 'this help',
  },
  fixed: [
    ['← →', 'card'],
    ['↑ ↓', 'suit'],
    ['Home End', 'first, last card'],
    ['Enter', 'select or play; choose in advance before your turn'],
    ['Esc', 'cancel what is selected or chosen in advance'],
    ['Shift ← →', 'move the card, when sorted by hand'],
  ],
  suits: 'to the suit, again to its next card',
  shift: 'Shift',
  title: 'Change keys',
  change: (command, key) => `${command}: change key ${key}`,
  press: 'Press a new key …',
  conflict(about, key, other) {
    if (about === 'unfit') return 'Take a letter, a digit or a sign.';
    return about === 'suit' ? `${key} already jumps to a suit.` : `${key} is already taken: ${other}.`;
  },
  changed: (command, key) => `${command}: now ${key}.`,
  reset: 'All as they were at first',
};

const hu: KeyWords = {
  commands: {
    lastTrick: 'előző ütés',
    trick: 'ez az ütés',
    score: 'pontlap',
    turn: 'ki következik',
    bids: 'licitek',
    counts: 'lapok száma',
    log: 'események',
    help: 'ez a súgó',
  },
  fixed: [
    ['← →', 'lap'],
    ['↑ ↓', 'szín'],
    ['Home End', 'első, utolsó lap'],
    ['Enter', 'kiválasztás vagy kijátszás; ha nem te jössz, előre kiválasztás'],
    ['Esc', 'a kiválasztás törlése'],
    ['Shift ← →', 'a lap áthelyezése, ha kézzel van rendezve'],
  ],
  suits: 'a színhez, újra a következő laphoz',
  shift: 'Shift',
  title: 'Billentyűk módosítása',
  change: (command, key) => `${command}: a(z) ${key} billentyű módosítása`,
  press: 'Nyomj meg egy új billentyűt …',
  conflict(about, key, other) {
    if (about === 'unfit') return 'Válassz betűt, számjegyet vagy jelet.';
    return about === 'suit' ? `Ez már egy színhez ugrik: ${key}.` : `Ez már foglalt: ${key}, ${other}.`;
  },
  changed: (command, key) => `${command}: mostantól ${key}.`,
  reset: 'Minden, ahogy eleinte volt',
};

/** What is said about the keys of the table, in the help and where they are changed. */
export const keyWords: Readonly<Record<Language, KeyWords>> = { de, en, hu };
