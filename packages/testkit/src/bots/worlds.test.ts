import { worldsOf } from '@stammtisch/bots';
import { type Card, isSeen } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import { at, type GameKit, observe, type Place, type Seat } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { forEveryTable, questionsOf, some, tablesOf } from './subjects.ts';

/** Who holds which card behind a view, hand by hand; what lies elsewhere is of no seat. */
function holdings<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  view: V,
  world: S,
): readonly (readonly [Seat | undefined, Card])[] {
  const places: Place[] = [];
  const isHidden: boolean[] = [];
  game.mapCards(view, (card, place) => {
    places.push(place);
    isHidden.push(!isSeen(card));
    return card;
  });
  const held: [Seat | undefined, Card][] = [];
  let index = 0;
  game.mapCards(world, (card) => {
    const place = at(places, index);
    if (at(isHidden, index) && isSeen(card))
      held.push([place.pile === 'hand' ? place.seat : undefined, card]);
    index += 1;
    return card;
  });
  return held;
}

test('every world looks to the seat exactly like the table it sits at, and breaks nothing it knows', () => {
  let constrained = 0;
  forEveryTable((kit, terms) => {
    for (const { view, seat } of some(questionsOf(kit, terms, `worlds ${terms.seats}`), 25)) {
      const worlds = worldsOf(kit, view);
      for (let i = 0; i < 3; i += 1) {
        const world = worlds.draw(1, i);
        expect(observe(kit.game, world, seat)).toEqual(view);
        for (const [holder, card] of holdings(kit, view, world)) {
          if (holder !== undefined && !kit.couldHold(view, holder, card))
            throw new Error(`${holder} ${card}`);
          constrained += 1;
        }
      }
    }
  });
  expect(constrained).toBeGreaterThan(1000);
});

test('the same seed and number draw the same world, another number another one', () => {
  forEveryTable((kit, terms) => {
    const { view } = at(questionsOf(kit, terms, 'same'), 0);
    expect(worldsOf(kit, view).draw(5, 7)).toEqual(worldsOf(kit, view).draw(5, 7));
    expect(worldsOf(kit, view).draw(5, 7)).not.toEqual(worldsOf(kit, view).draw(5, 8));
  });
});

test('worlds that what was seen allows are drawn equally often, and no others', () => {
  const { view, allowed } = narrowMoment();
  const counts = new Map([...allowed].map((world) => [world, 0]));
  const draws = 60 * allowed.size;
  const worlds = worldsOf(smearKit, view);
  for (let i = 0; i < draws; i += 1) {
    const key = keyOf(holdings(smearKit, view, worlds.draw(3, i)));
    counts.set(key, (counts.get(key) ?? Number.NaN) + 1);
  }
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - 60) ** 2 / 60, 0);
  // Mean and spread of chi-square: 5 spreads above the mean would be chance less than once in a hundred thousand.
  const freedom = allowed.size - 1;
  expect(chi).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
});

type SmearView = Parameters<typeof smearKit.advise>[0];

/** A moment late in a deal of three at which the discards rule out many, but not nearly all, distributions. */
function narrowMoment(): { readonly view: SmearView; readonly allowed: ReadonlySet<string> } {
  const terms = at(tablesOf(smearKit), 0);
  for (let game = 0; game < 500; game += 1) {
    for (const { view } of questionsOf(smearKit, terms, `narrow ${game}`)) {
      const slots = holdings(smearKit, view, worldsOf(smearKit, view).draw(0, 0));
      if (slots.length > 9 || slots.length < 7) continue;
      const allowed = lawfulWorlds(view, slots);
      const all = countWorlds(slots);
      if (allowed.size > 20 && allowed.size < all / 3) return { view, allowed };
    }
  }
  throw new Error('no such moment');
}

function lawfulWorlds(
  view: SmearView,
  slots: readonly (readonly [Seat | undefined, Card])[],
): ReadonlySet<string> {
  const cards = slots.map(([, card]) => card);
  const found = new Set<string>();
  const place = (
    index: number,
    left: readonly Card[],
    held: readonly (readonly [Seat | undefined, Card])[],
  ): void => {
    const slot = slots[index];
    if (slot === undefined) return void found.add(keyOf(held));
    for (const card of left) {
      if (slot[0] !== undefined && !smearKit.couldHold(view, slot[0], card)) continue;
      place(
        index + 1,
        left.filter((other) => other !== card),
        [...held, [slot[0], card]],
      );
    }
  };
  place(0, cards, []);
  return found;
}

function countWorlds(slots: readonly (readonly [Seat | undefined, Card])[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const sizes = Map.groupBy(slots, ([holder]) => holder);
  return [...sizes.values()].reduce((ways, pile) => ways / factorial(pile.length), factorial(slots.length));
}

/** A distribution, whatever the order within a pile. */
function keyOf(held: readonly (readonly [Seat | undefined, Card])[]): string {
  return held
    .map(([holder, card]) => `${holder ?? '-'}${card}`)
    .toSorted()
    .join(' ');
}
