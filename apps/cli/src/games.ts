import { catalog } from '@stammtisch/games';
import { type GameKit, type OptionSpec, type OptionValue, testValues } from '@stammtisch/kernel';

import { readArgs } from './input.ts';
import { type Command, printJson } from './usage.ts';

/** `stammtisch games`: every game, its seat counts, options and presets, as JSON. */
export const gamesCommand: Command = (args) => {
  readArgs(args, {});
  printJson(listGames());
  return 0;
};

/** Every game as it is listed. */
export function listGames(): readonly object[] {
  return catalog.ids.flatMap((id) => catalog.open(id, describe) ?? []);
}

function describe<W, A, V, O>(kit: GameKit<V & W, A, V, O>): object {
  const { game, words } = kit;
  const names = Object.fromEntries(Object.entries(words).map(([language, { name }]) => [language, name]));
  return {
    game: game.id,
    names,
    rulesVersion: game.rulesVersion,
    seats: seatsUnder(kit, {}),
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, spec]) => [
        name,
        { ...optionOf(spec), ...otherSeats(kit, name, spec) },
      ]),
    ),
    presets: game.presets,
  };
}

function optionOf(spec: OptionSpec): object {
  const { kind, standard, rule } = spec;
  switch (spec.kind) {
    case 'flag':
      return { kind, standard, choices: [spec.standard, !spec.standard], rule };
    case 'choice':
      return { kind, standard, choices: spec.of, rule };
    case 'count': {
      const { min, max, suggested = [], suggestedWhen } = spec;
      return {
        kind,
        standard,
        min,
        max,
        suggested,
        ...(suggestedWhen === undefined ? {} : { suggestedWhen }),
        rule,
      };
    }
  }
}

/** Values under which other numbers can play. */
function otherSeats<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, name: string, spec: OptionSpec): object {
  const usual = String(seatsUnder(kit, {}));
  const others = testValues(spec).flatMap((value) => {
    const seats = seatsUnder(kit, { [name]: value });
    return seats.length === 0 || String(seats) === usual ? [] : [[String(value), seats]];
  });
  return others.length === 0 ? {} : { seats: Object.fromEntries(others) };
}

function seatsUnder<S extends V, A, V, O>(
  { game, parse }: GameKit<S, A, V, O>,
  options: Readonly<Record<string, OptionValue>>,
): readonly number[] {
  const parsed = parse(options);
  return parsed.ok ? game.seatCounts(parsed.value).filter((seats) => parse(options, seats).ok) : [];
}
