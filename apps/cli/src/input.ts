import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

import { catalog } from '@stammtisch/games';
import { explainOptions, type GameKit, range, type Terms } from '@stammtisch/kernel';

import { unusable } from './usage.ts';

/** Reads arguments strictly: an unknown one is no mistake to pass over. */
export function readArgs<const T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  { positionals = 0 }: { readonly positionals?: number } = {},
) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: positionals > 0, strict: true });
    if (read.positionals.length > positionals)
      unusable(`one argument too many: ${read.positionals[positionals]}`);
    return read;
  } catch (error) {
    return unusable(error instanceof Error ? firstLine(error.message) : String(error));
  }
}

/** Reads JSON from a file, or from standard input for `-` or nothing. */
export function readJson(file: string | undefined): unknown {
  const isPiped = file === undefined || file === '-';
  const name = isPiped ? 'standard input' : file;
  let text: string;
  try {
    text = readFileSync(isPiped ? 0 : file, 'utf8');
  } catch (error) {
    return unusable(`${name}: ${error instanceof Error ? firstLine(error.message) : String(error)}`);
  }
  return parseJson(text, name);
}

/** Reads a whole number from an argument. */
export function readNumber(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? value
    : unusable(`--${name}: a whole number from ${min} to ${max}, not "${text}"`);
}

/** Opens a game by its id. */
export function openGame<T>(id: string | undefined, use: <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => T): T {
  if (id === undefined) return unusable(`--game is missing: one of ${catalog.ids.join(', ')}`);
  return (
    catalog.open(id, use) ?? unusable(`--game: no game called "${id}"; there are ${catalog.ids.join(', ')}`)
  );
}

/** The table that `--seats` and `--options` describe. The last seat deals, so that seat 0 begins. */
export function readTerms<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { seats: seatsText, options: optionsText }: { seats: string | undefined; options: string | undefined },
): Terms<O> {
  const { game, parse } = kit;
  const seats =
    seatsText === undefined
      ? unusable('--seats is missing')
      : readNumber('seats', seatsText, { min: 2, max: 8 });
  const options = parse(optionsText === undefined ? {} : readOptions(optionsText), seats);
  if (!options.ok) return unusable(`--options: ${explainOptions(kit, options.error)}`);
  const seatCounts = game.seatCounts(options.value);
  if (!seatCounts.includes(seats))
    return unusable(`--seats: ${game.id} is played by ${seatCounts.join(', ')} under these options`);
  const sideCount = game.sideCount(options.value, seats);
  return {
    seats,
    sides: range(seats).map((seat) => seat % sideCount),
    firstDealer: seats - 1,
    options: options.value,
  };
}

/** Reads `--options` as JSON, without judging them. */
export function readOptions(text: string): unknown {
  return parseJson(text, '--options');
}

function parseJson(text: string, name: string): unknown {
  try {
    // Some editors and shells put a byte order mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return unusable(
      `${name}: not JSON (${error instanceof Error ? firstLine(error.message) : String(error)})`,
    );
  }
}

const firstLine = (text: string): string => text.split('\n')[0] ?? text;
