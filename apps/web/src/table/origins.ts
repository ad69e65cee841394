import type { SeenCard } from '@stammtisch/cards';
import { at, type Event, type Seat } from '@stammtisch/kernel';

import type { Spot } from './geometry.ts';
import { type Scene, spotOf } from './scene.ts';

type Moved = Extract<Event, { readonly type: 'moved' }>;

/** A card of somebody else's on its way into their hand, face down. */
export interface Flight {
  readonly to: Seat;
  readonly from: Spot;
  /** Its place in the order of dealing. */
  readonly turn: number;
}

/** Of more cards than these nobody could tell the ways. */
const MOST_FLIGHTS = 6;

/** Where a card of mine came from just now: its dealer, the talon, or the partner who parted with it. */
export function originOf(card: SeenCard, scene: Scene): Spot | undefined {
  const { seat } = scene.model;
  const event = movesIn(scene).find(
    ({ to, cards }) => to.pile === 'hand' && to.seat === seat && cards.includes(card),
  );
  return event === undefined ? undefined : startOf(event, scene);
}

/** The cards that the others have just been given. */
export function flightsIn(scene: Scene): readonly Flight[] {
  return movesIn(scene).flatMap((event) => {
    const { to, cards } = event;
    if (to.pile !== 'hand' || to.seat === scene.model.seat) return [];
    const from = startOf(event, scene);
    if (from === undefined) return [];
    return cards.slice(0, MOST_FLIGHTS).map((_, turn): Flight => ({ to: to.seat, from, turn }));
  });
}

/** Where the cards that lie apart are told of: the middle, or the corner. */
export function talonSpot({ geometry: { hub, felt, mine } }: Scene): Spot {
  return hub.isCorner ? { x: felt.width - 40, y: mine.y + 19 } : { x: hub.x, y: hub.y };
}

function movesIn({ model }: Scene): readonly Moved[] {
  return model.news.events.filter((event) => event.type === 'moved');
}

function startOf({ from, to, cards }: Moved, scene: Scene): Spot | undefined {
  const { table } = scene;
  if (from.pile === 'hand') return spotOf(from.seat, scene);
  if (from.pile !== 'stock' || to.pile !== 'hand') return undefined;
  // Who holds more than has just come did not get a new hand, but drew.
  const isDrawn = at(table.hands, to.seat).length > cards.length;
  return isDrawn || table.dealer === undefined ? talonSpot(scene) : spotOf(table.dealer, scene);
}
