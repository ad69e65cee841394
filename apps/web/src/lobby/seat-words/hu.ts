import type { SeatWords } from './index.ts';

export const hu: SeatWords = {
  kickText: 'A hely felszabadul.',
  kickTextPlaying: 'A lapjaival egy gép játszik tovább.',
  kickHint: 'Az asztal linkjével később újra leülhet.',
  ban: 'Ne is jöhessen vissza',
  banHint: 'Csak erre az asztalra szól, és nem vonható vissza: sem leülni, sem nézni nem tud többé.',
  makeHostText: (name) =>
    `A szabályokról, a helyekről és a szünetekről ezután nem te döntesz, hanem ő: ${name}. A szerepet csak tőle kaphatod vissza.`,
  graceLegend: 'Gép ugrik be, ha valaki ennyi ideig távol van',
  graceHint: 'Aki visszajön, azonnal maga játszik tovább.',
  graces: {
    short: '20 mp',
    medium: '1 perc',
    long: '5 perc',
    never: 'soha',
  },
  moveText: (minutes) =>
    `Olvasd be a kódot a másik eszközzel, vagy nyisd meg ott a linket. ${minutes} percig érvényes, és csak egyszer.`,
  moveWarning: 'Aki ezt a linket megnyitja, a te helyedre ül, és látja a lapjaidat. Csak neked szól.',
  moveOver: 'Ez a link már nem érvényes.',
  moveAgain: 'Új linket kérek',
  moveLink: 'A helyedhez vezető link',
  moveQr: 'QR-kód a helyedhez vezető linkkel',
  moveShare: 'A helyem a Stammtischnél',
  arriveTitle: 'Itt folytatod?',
  arriveText: 'A helyed erre az eszközre kerül. A másikon is tovább játszhatsz.',
  arriveDo: 'Idehozom a helyemet',
  arriveGoneTitle: 'Ez a link már nem érvényes',
  arriveGone: 'Már felhasználták, túl régi vagy hiányos. Kérj újat az első eszközön, az asztal menüjében.',
};
