import type { AboutWords } from './index.ts';

/** Impresszum, adatvédelem, licencek. */
export const hu: AboutWords = {
  title: 'Erről a Stammtischről',
  lead: 'Hely a barátok közti kártyázáshoz. A program szabad: bárki elolvashatja, módosíthatja, és saját Stammtischt működtethet.',
  toFair: 'Miért nem pakolhatja meg senki a kártyát',
  imprint: 'Ki működteti ezt a Stammtischt',
  noImprint: 'Aki ide hív, nem hagyott üzenetet. Kérdezd azt, akitől a címet kaptad.',
  imprintFailed: 'Ezt most nem lehet betölteni.',
  privacy: 'Mit tárolunk',
  onDevice: 'A te eszközödön',
  device: [
    'a neved, a beállításaid és az asztalok, amelyeknél utoljára ültél',
    'egy hosszú véletlen szám, amelyről az asztal felismeri az eszközödet. Ez az igazolványod: nincs fiók, nincs e-mail és nincs jelszó',
  ],
  onServer: 'A szerveren',
  server: [
    'minden asztal naplója: nevek, helyek, szabályok, a kijátszott lapok, és amit az asztalnál írtak',
    'a véletlen számod helyett csak az ujjlenyomata, amelyből nem számolható vissza',
    'internetcímek nem: csak addig számoljuk őket, amíg kapcsolódsz, hogy senki ne terhelje túl a szervert',
  ],
  never: 'Ami nincs',
  nevers: [
    'reklám, követőkód, süti vagy mások szolgáltatása: az oldal semmit sem tölt be máshonnan',
    'játékosok névjegyzéke: csak az lát, aki ismeri az asztalodat; ha mindenki láthatja, a neved a kezdőlapon áll',
  ],
  rights: 'A beállításokban mindent letölthetsz, ami hozzád tartozik, vagy töröltetheted.',
  licences: 'Licencek',
  licencesText: 'A Stammtisch MIT licenc alatt áll. Mások munkáját is tartalmazza, köszönettel:',
  allLicences: 'Minden licencszöveg',
};
