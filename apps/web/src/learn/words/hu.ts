import type { LearnWords } from './index.ts';

/** What every lesson says, whatever the game. */
export const hu: LearnWords = {
  title: 'Tanulj meg játszani',
  lead: 'Három játék, mindegyik egy perc alatt. Utána a szabályok lépésről lépésre, kipróbálható lapokkal.',
  summary:
    'Tanuld meg a Smeart, a zsírozást és a Spadest: rövid szabályok, kipróbálható példák, fogalmak és házi szabályok.',
  learn: 'Tanulás',
  learnGame: (game) => `${game}: így tanuld meg`,
  minute: '60 másodpercben',
  contents: 'Ezen az oldalon',
  terms: 'Fogalmak',
  houseRules: 'Házi szabályok',
  houseRulesLead: 'A szokásos áll elöl. Minden mást az asztal nyitásakor lehet megbeszélni.',
  usual: 'szokásos',
  playBots: 'Játék botok ellen most',
  toRules: 'Szabálylap nyomtatáshoz és megosztáshoz',
  others: 'A többi játék',
  you: 'Te',
  tryIt: 'Próbáld ki',
  table: (title) => `Kipróbálható asztal: ${title}`,
  again: 'Még egyszer',
  back: 'Vissza',
  next: 'Tovább',
  stepOf: (step, of) => `${step}. lépés, összesen ${of}`,
  otherwise: (move) => `Ezt is lehetne. Ez a példa másképp folytatódik: ${move}.`,
  notAllowed: (why) => `Ezt most nem lehet. ${why}`,
  onTable: (cards) => `Az asztalon: ${cards}.`,
  inHand: (cards) => `A lapjaid: ${cards}.`,
  needsScript: 'A példák kipróbálásához JavaScript kell. Olvasni anélkül is lehet.',
};
