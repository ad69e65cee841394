import type { Catalog } from '@stammtisch/kernel';

import { smearKit } from './smear/index.ts';
import { spadesKit } from './spades/index.ts';
import { zsirozasKit } from './zsirozas/index.ts';

// One line a game, here and below: the callback must see the game's own types, so a map would not do.
const open: Catalog['open'] = (id, use) => {
  if (id === 'smear') return use(smearKit);
  if (id === 'zsirozas') return use(zsirozasKit);
  if (id === 'spades') return use(spadesKit);
  return undefined;
};

/** Every game we have. */
export const catalog: Catalog = {
  ids: ['smear', 'zsirozas', 'spades'],
  open,
};
