import type { Card, SeenCard } from '@stammtisch/cards';
import { useRef, useState } from 'preact/hooks';

import { recall, remember } from '../app/memory.ts';
import type { TableModel } from './model.ts';
import { myHand, type Scene } from './scene.ts';
import { arranged, placed, sorted } from './sorting.ts';

/** The order of my hand, and how it is changed by hand. */
export interface Order {
  /** Every card I hold, in the chosen order. */
  readonly cards: readonly SeenCard[];
  /** Cards are being arranged: a tap takes one up, the next one says where it goes. */
  readonly isArranging: boolean;
  /** The card that was taken up. */
  readonly picked: string | undefined;
  readonly arrange: (isArranging: boolean) => void;
  /** Takes a card up, or puts the one that was taken up in this one's place. */
  readonly tap: (card: string) => void;
  readonly place: (card: string, to: number) => void;
}

/** Sorts the hand as its owner likes; what was arranged by hand is remembered for the deal. */
export function useOrder(scene: Scene): Order {
  const { model, table } = scene;
  const { sorting } = model.preferences;
  const key = dealOf(model);
  const [kept, keep] = useState(recalledOrder);
  const { picked, held, pick } = usePicked();
  const [isArranging, setArranging] = useState(false);
  // All cards of a hand of ours are seen; `sorted` keeps what it is given.
  const base = sorted(myHand(scene) as readonly Card[], sorting, table.trump);
  const cards = sorting === 'manual' ? arranged(base, kept.of === key ? kept.cards : []) : base;
  const save = (order: readonly string[]): void => {
    const next = { of: key, cards: order };
    keep(next);
    remember('order', next);
  };
  const place = (card: string, to: number): void => save(placed(cards, card, to));
  return {
    cards,
    isArranging: isArranging && sorting === 'manual',
    picked,
    arrange(isOn) {
      // One begins with what is before one's eyes.
      if (isOn) save(cards);
      setArranging(isOn);
      pick(undefined);
    },
    tap(card) {
      const { current } = held;
      if (current !== undefined && current !== card)
        place(
          current,
          cards.findIndex((one) => one === card),
        );
      pick(current === undefined ? card : undefined);
    },
    place,
  };
}

interface Picked {
  readonly picked: string | undefined;
  /** The same at once: two taps may be quicker than a drawing. */
  readonly held: { readonly current: string | undefined };
  readonly pick: (card: string | undefined) => void;
}

function usePicked(): Picked {
  const [picked, setPicked] = useState<string>();
  const held = useRef<string | undefined>(undefined);
  const pick = (card: string | undefined): void => {
    held.current = card;
    setPicked(card);
  };
  return { picked, held, pick };
}

interface Kept {
  readonly of: string;
  readonly cards: readonly string[];
}

/** Which deal of which match at which table. */
export function dealOf({ room, seen }: TableModel): string {
  return `${room.code} ${room.match?.number ?? 0}.${seen.sheet().pages.length}`;
}

function recalledOrder(): Kept {
  const stored = recall('order');
  const isKept = typeof stored === 'object' && stored !== null && 'of' in stored && 'cards' in stored;
  if (!isKept || typeof stored.of !== 'string' || !Array.isArray(stored.cards)) return { of: '', cards: [] };
  return { of: stored.of, cards: stored.cards.filter((card) => typeof card === 'string') };
}
