import { readFileSync } from 'node:fs';

/** The golden file of a game: perft counts, or a playthrough. */
export function goldenFile(game: string, ending: 'perft' | 'txt'): URL {
  return new URL(`../../games/src/${game}/golden/${game}.${ending}`, import.meta.url);
}

/** A value of a house rule as the list has it: a plain one, or a range of numbers. */
export type ListedValue =
  | boolean
  | number
  | string
  | {
      readonly min: number;
      readonly max: number;
      readonly suggested: readonly number[];
      readonly suggestedWhen?: Readonly<Record<string, readonly number[]>>;
    };

/** Every house rule there is to be: by game and key the allowed values, the standard first. */
export function houseRules(): Readonly<Record<string, Readonly<Record<string, readonly ListedValue[]>>>> {
  const text = readFileSync(new URL('../golden/house-rules.json', import.meta.url), 'utf8');
  const { _, ...games } = JSON.parse(text) as Record<string, never>;
  return games;
}
