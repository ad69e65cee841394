import type { Texts } from '../texts.ts';

/** Amit a pecsét az asztalnál mond. */
export const fair: Texts['fair'] = {
  seal: { waiting: 'Még nincs ellenőrizve', fair: 'Becsületes osztás', broken: 'Itt valami nem stimmel' },
  dialogTitle: 'Ki kever itt?',
  waiting:
    'Ha véget ér egy leosztás, ez az eszköz utánaszámol, hogy a lapoknak valóban így kellett-e esniük.',
  checked: (deals) =>
    deals === 1
      ? 'Egy leosztás ellenőrizve: rendben van.'
      : `${deals} leosztás ellenőrizve: mind rendben van.`,
  broken: 'Egy leosztás nem abból következik, ami az osztás előtt eldőlt.',
  problems: {
    promise: 'A szerver utólag megváltoztatta, amit a kezdéskor rögzített.',
    share: 'Egy véletlenrész nem az, amit az eszköz előre lekötött.',
    link: 'Ennek a leosztásnak a titka nem illik a láncba.',
    lots: 'A helyek vagy az első osztó nem a sorsolásból következik.',
    cards: 'Más lapok látszottak, mint amelyeknek jönniük kellett.',
  },
  mixed: (names) => `Belekevertek ezeknek az eszközei: ${names.join(', ')}.`,
  nobodyMixed: 'Egyetlen eszköz sem kevert bele: ennek a játszmának a véletlenjét csak a szerver ismeri.',
  notMixed: (names) => `Nem kevert bele: ${names.join(', ')}.`,
  more: 'Hogyan működik, és hogyan számolhatsz utána',
  mixing: 'Keverés …',
  voided: (names) =>
    `Ez a kezdés nem számít: ${names.join(', ')} véletlenrésze nem érkezett meg. A következő kezdés nélküle keveri a lapokat.`,
};
