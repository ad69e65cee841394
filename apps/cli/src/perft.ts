import { perft, seeded, shuffled } from '@stammtisch/kernel';

import { openGame, readArgs, readNumber, readTerms } from './input.ts';
import { type Command, printJson, unusable } from './usage.ts';

/** `stammtisch perft`: counts of courses of actions after a deal, by length. */
export const perftCommand: Command = (args) => {
  const text = { type: 'string' } as const;
  const { values } = readArgs(args, { game: text, seats: text, seed: text, depth: text, options: text });
  const { seed = unusable('--seed is missing'), depth: depthText = unusable('--depth is missing') } = values;
  const depth = readNumber('depth', depthText, { min: 1, max: 30 });
  const counts = openGame(values.game, (kit) => {
    const terms = readTerms(kit, { seats: values.seats, options: values.options });
    const { game } = kit;
    // The deck of a perft file: its number is the seed.
    const deck = shuffled(game.pack(terms), seeded(seed));
    return perft(game, game.apply(game.setup(terms), { type: 'deal', deck }).state, depth);
  });
  printJson(counts);
  return 0;
};
