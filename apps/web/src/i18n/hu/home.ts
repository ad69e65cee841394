import type { Texts } from '../texts.ts';

/** The first page. */
export const home: Texts['home'] = {
  title: 'Kártyázz, mint a törzsasztalnál',
  lead: 'Barátokkal vagy gépi játékosok ellen. Regisztráció és reklám nélkül.',
  games: 'Játékok',
  about: {
    smear: 'Hat lap, hat ütés: licitálj, csinálj adut, gyűjtsd a pontokat.',
    zsirozas: 'Vadászat tízesekre és ászokra magyar kártyával. A hetes mindent üt.',
    spades: 'Mondd meg, hány ütésed lesz, és találd el pontosan. A pikk mindig adu.',
  },
  players: (from, to) => (from === to ? `${from} játékos` : `${from}–${to} játékos`),
  playBots: 'Játék gépek ellen',
  openTable: 'Asztal nyitása',
  lastTime: (summary) => `Mint legutóbb: ${summary}`,
  ownRules: 'saját házi szabályokkal',
  yourName: 'Neved az asztalnál',
  nameHint: 'A többiek ezt látják.',
  guest: 'Vendég',
  haveCode: 'Meghívtak?',
  codeLabel: 'Kód vagy link',
  codeHint: 'A kód a link végén van.',
  join: 'Az asztalhoz',
  badCode: 'Ez nem kód. Legalább hat betűből és számból áll.',
  running: 'Asztalaid',
  goBack: 'Vissza az asztalhoz',
  forget: 'Levétel a listáról',
  openTables: 'Nyitott asztalok',
  hostedBy: (name) => `házigazda: ${name}`,
  freeChairs: (count) => `${count} szabad hely`,
  opening: 'Terítünk …',
  aboutThis: 'Erről a Stammtischről: impresszum, adatvédelem, licencek',
};
