import { useEffect, useState } from 'preact/hooks';

import { type Gift, giftOf, toggled } from './gifts.ts';
import type { Scene } from './scene.ts';

/** Cards being chosen to be parted with. */
export interface Giving {
  readonly chosen: readonly string[];
  /** How many more it takes. */
  readonly left: number;
  /** What is given once enough are chosen. */
  readonly gift: Gift | undefined;
  readonly toggle: (card: string) => void;
  readonly clear: () => void;
}

/** Chooses the cards of a gift one by one; undefined while nothing is to be given. */
export function useGiving({ gifts }: Scene): Giving | undefined {
  const [chosen, choose] = useState<readonly string[]>([]);
  const [first] = gifts;
  const isAsked = first !== undefined;
  useEffect(() => choose([]), [isAsked]);
  if (first === undefined) return undefined;
  const size = first.cards.length;
  return {
    chosen,
    left: size - chosen.length,
    gift: giftOf(gifts, chosen),
    toggle: (card) => choose((old) => toggled(old, card, size)),
    clear: () => choose([]),
  };
}
