import { type Catalog, lookAt } from '@stammtisch/kernel';

import type { BotPool } from './options.ts';

/** Bots that follow the game's advice on the event loop: for tests, and where no workers can be had. */
export function simpleBots(catalog: Catalog): BotPool {
  return {
    answer({ game, view, seat }) {
      const text = catalog.open(game, (kit) => {
        const legal = lookAt(kit, view).legal(seat);
        // The view was made by this game from this program's own state.
        const advice = kit.advise(view as Parameters<typeof kit.advise>[0], seat);
        const best = advice.toSorted((one, other) => other.weight - one.weight)[0];
        return best === undefined ? legal[0] : kit.game.write(best.action);
      });
      return text === undefined
        ? Promise.reject(new Error(`nothing to do in ${game}`))
        : Promise.resolve(text);
    },
    close: () => Promise.resolve(),
  };
}
