import type { Language } from '@stammtisch/cards';

const de = {
  left: (seconds: number): string => (seconds === 1 ? 'noch 1 Sekunde' : `noch ${seconds} Sekunden`),
  yourTimeLow: 'Deine Zeit läuft ab: noch zehn Sekunden.',
  timeLow: (name: string): string => `Die Zeit von ${name} läuft ab.`,
  give: '1 Minute geben',
  giveTo: (name: string): string => `${name} eine Minute mehr geben`,
  rest: (time: string): string => `Spätestens in ${time} geht es weiter.`,
  takeBack: 'Zurücknehmen',
  takeBackShort: 'Zurück',
  asking: 'Die anderen werden gefragt …',
  asks: (name: string): string => `${name} möchte etwas zurücknehmen. Einverstanden?`,
  yes: 'Ja',
  no: 'Nein',
};
type CourseWords = typeof de;

const en: CourseWords = {
  left: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  yourTimeLow: 'Your time is running out: ten seconds left.',
  timeLow: (name) => `${name} is running out of time.`,
  give: 'Give 1 minute',
  giveTo: (name) => `Give ${name} one more minute`,
  rest: (time) => `The game goes on in ${time} at the latest.`,
  takeBack: 'Take back',
  takeBackShort: 'Take back',
  asking: 'Asking the others …',
  asks: (name) => `${name} would like to take something back. Is that OK?`,
  yes: 'Yes',
  no: 'No',
};

const hu: CourseWords = {
  left: (seconds) => `még ${seconds} másodperc`,
  yourTimeLow: 'Fogy az időd: még tíz másodperc.',
  timeLow: (name) => `${name} ideje fogytán van.`,
  give: '1 perc ráadás',
  giveTo: (name) => `Egy perc ráadás (${name})`,
  rest: (time) => `Legkésőbb ${time} múlva folytatódik.`,
  takeBack: 'Visszaveszem',
  takeBackShort: 'Vissza',
  asking: 'Megkérdezzük a többieket …',
  asks: (name) => `${name} vissza szeretne venni valamit. Rendben?`,
  yes: 'Igen',
  no: 'Nem',
};

/** What is said about time, and about taking something back. */
export const courseWords: Readonly<Record<Language, CourseWords>> = { de, en, hu };
