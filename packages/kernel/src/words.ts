import type { Language } from '@stammtisch/cards';

/** What every rule card says, whatever the game. */
interface CardWords {
  readonly differs: string;
  readonly nothingDiffers: string;
  readonly usual: string;
  /** Between the two: the standard rules are told whole, whatever the table changed. */
  readonly precedence: string;
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
    precedence: 'So wird sonst gespielt; wo oben etwas anderes steht, gilt das.',
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
    precedence: 'This is how it is usually played; where the list above says otherwise, the list holds.',
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
    precedence: 'Alapesetben így játsszuk; ahol a fenti lista mást mond, az érvényes.',
    usually: (value) => `alapesetben: ${value}`,
    on: 'igen',
    off: 'nem',
    same: 'A két lap szerint ugyanúgy játszunk.',
    apart: 'Amiben eltérnek',
    option: 'Házi szabály',
  },
};
