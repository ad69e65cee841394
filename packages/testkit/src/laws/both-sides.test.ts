import { catalog } from '@stammtisch/games';
import { at, lookAt, type Match, range, seeded, shuffled, startMatch } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

const STATES = 10_000;

test.each(catalog.ids)(
  'principle 10: client and server agree about what is legal in 10,000 random states of %s',
  (id) => {
    const counted = catalog.open(id, (kit) => {
      const random = seeded(`both sides of ${id}`);
      const standard = kit.parse({});
      if (!standard.ok) throw new Error('the standard options are refused');
      const options = standard.value;
      const seatCounts = kit.game.seatCounts(options);
      let states = 0;
      for (let round = 0; states < STATES; round += 1) {
        const seats = at(seatCounts, round % seatCounts.length);
        const count = kit.game.sideCount(options, seats);
        const sides = range(seats).map((seat) => seat % count);
        let match: Match = startMatch(kit, { seats, sides, firstDealer: 0, options, dealLimit: 2 });
        while (states < STATES) {
          const awaited = match.awaited();
          if (awaited !== 'deck' && awaited.length === 0) break;
          if (awaited === 'deck') {
            match = moved(match.deal(shuffled(match.pack(), random)));
            continue;
          }
          for (const seat of range(seats)) {
            // As it comes over the wire.
            const view: unknown = JSON.parse(JSON.stringify(match.observe(seat)));
            expect(lookAt(kit, view).legal(seat)).toEqual(match.legal(seat));
          }
          states += 1;
          const seat = at(awaited, random.below(awaited.length));
          const legal = match.legal(seat);
          match = moved(match.act(seat, at(legal, random.below(legal.length))));
        }
      }
      return states;
    });
    expect(counted).toBe(STATES);
  },
);

function moved(next: ReturnType<Match['act']>): Match {
  if (!next.ok) throw new Error(`refused: ${JSON.stringify(next.error)}`);
  return next.value.match;
}
