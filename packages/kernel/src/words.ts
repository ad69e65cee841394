import type { Language } from '@stammtisch/cards';

/** What every rule card says, whatever the game. */
interface CardWords {
  readonly differs: string;
  readonly nothingDiffers: string;
  readonly usual: string;
  readonly usually: (value: string) => string;
  readonly on: string;
  readonly off: string;
  readonly same: string;
  readonly apart: string;
  readonly option: string;
}

/** See the interface. */
export const cardWords: Readonly<Record<Language, CardWords>> = {
  de: {
    differs: 'Was an diesem Tisch anders ist',
    nothingDiffers: 'Gespielt wird nach den üblichen Regeln, ohne Hausregeln.',
    usual: 'Alles andere wie üblich',
    usually: (value) => `sonst: ${value}`,
    on: 'ja',
    off: 'nein',
    same: 'Nach beiden Blättern wird gleich gespielt.',
    apart: 'Worin sie sich unterscheiden',
    option: 'Hausregel',
  },
  en: {
    differs: 'What is different at this table',
    nothingDiffers: 'Played by the usual rules, without house rules.',
    usual: 'Everything else as usual',
    usually: (value) => `usually: ${value}`,
    on: 'yes',
    off: 'no',
    same: 'Both sheets play the same.',
    apart: 'Where they differ',
    option: 'House rule',
  },
  hu: {
    differs: 'Ami ennél az asztalnál más',
    nothingDiffers: 'A szokásos szabályok szerint, házi szabályok nélkül.',
    usual: 'Minden más a szokásos',
    usually: (value) => `máskor: ${value}`,
    on: 'igen',
    off: 'nem',
    same: 'A két lap szerint ugyanúgy játszunk.',
    apart: 'Amiben eltérnek',
    option: 'Házi szabály',
  },
};
