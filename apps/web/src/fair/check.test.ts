import {
  commitmentOf,
  deckFrom,
  deckLink,
  hexOf,
  linkKey,
  LOTS_LINK,
  lotsFrom,
  lotsWanted,
} from '@stammtisch/fair';
import { catalog } from '@stammtisch/games';
import { at, type Match, range, type Seat, seeded, startMatch } from '@stammtisch/kernel';
import type { StartedChance } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { dealCheck, type DealEvidence, type DealVerdict } from './check.ts';
import { Witness } from './witness.ts';

/** Looks at it without a rest. */
function checkDeal(evidence: DealEvidence): DealVerdict {
  const looking = dealCheck(evidence);
  for (;;) {
    const { done, value } = looking.next();
    if (done === true) return value;
  }
}

const TABLE = 'the-table';
const LENGTH = 40;
const SEATS = 4;
const secret = new Uint8Array(32).fill(9);
const share = (byte: number): string => hexOf(new Uint8Array(32).fill(byte));
const shares = [share(1), null, share(2), null];
const keyOf = (link: number): string => hexOf(linkKey(secret, link, LENGTH));
const start: StartedChance = {
  match: 1,
  length: LENGTH,
  start: keyOf(0),
  voided: 0,
  commitments: shares.map((one, chair) =>
    one === null ? null : commitmentOf({ table: TABLE, match: 1, chair, share: one }),
  ),
  shares,
  phase: 'drawn',
  link: { k: LOTS_LINK, reveal: keyOf(LOTS_LINK) },
};
const mixedIn = { table: TABLE, match: 1, shares };

/** What a page has seen of a match after so many deals: the evidence for each. */
function played(
  game: string,
  { deals = 2, seat = 0 }: { deals?: number; seat?: Seat } = {},
): readonly DealEvidence[] {
  const lots = lotsFrom(linkKey(secret, LOTS_LINK, LENGTH), mixedIn, lotsWanted(game, SEATS, {}));
  const witness = new Witness();
  const random = seeded(game);
  let match = begun(game, lots.firstDealer);
  const found: DealEvidence[] = [];
  let latest = start;
  for (const deck of range(deals)) {
    const moves: string[] = [];
    const look = (): void => {
      const isBetween = match.awaited() === 'deck';
      const testimony = witness.see({ latest, onlooker: seat, view: match.observe(seat), isBetween });
      const kept = { table: TABLE, match: 1, chair: 0, share: share(1), promised: start };
      if (testimony !== undefined)
        found.push({ catalog, game, table: TABLE, latest, kept, chairs: lots.chairs, testimony });
    };
    match = dealt(match, deck);
    for (let awaited = match.awaited(); awaited !== 'deck' && awaited.length > 0; awaited = match.awaited()) {
      look();
      const by = at(awaited, 0);
      const legal = match.legal(by);
      const action = at(legal, random.below(legal.length));
      moves.push(awaited.length > 1 ? `${by} ${action}` : action);
      const acted = match.act(by, action);
      if (!acted.ok) throw new Error(acted.error.code);
      match = acted.value.match;
    }
    const k = deckLink(deck);
    latest = { ...latest, link: { k, reveal: keyOf(k) }, deal: { deck, moves } };
    look();
  }
  return found;
}

function begun(game: string, firstDealer: Seat): Match {
  const match = catalog.open(game, (kit) => {
    const options = kit.parse({}, SEATS);
    if (!options.ok) throw new Error(game);
    const sideCount = kit.game.sideCount(options.value, SEATS);
    const sides = range(SEATS).map((seat) => seat % sideCount);
    return startMatch(kit, { seats: SEATS, sides, firstDealer, options: options.value });
  });
  if (match === undefined) throw new Error(game);
  return match;
}

function dealt(match: Match, deck: number): Match {
  const next = match.deal(
    deckFrom(linkKey(secret, deckLink(deck), LENGTH), mixedIn, { deck, pack: match.pack() }),
  );
  if (!next.ok) throw new Error(next.error.code);
  return next.value.match;
}

const verdict = (evidence: DealEvidence) => {
  const found = checkDeal(evidence);
  return found.type === 'broken' ? found.problem : found.type;
};

test.for(['smear', 'zsirozas', 'spades'])('deals of %s that came as they had to are fair', (game) => {
  const deals = played(game);
  expect(deals.length).toBeGreaterThan(0);
  for (const evidence of deals) expect(verdict(evidence)).toBe('fair');
});

test('whoever watches looks as closely as a seat does', () => {
  for (const evidence of played('smear', { seat: 2 })) expect(verdict(evidence)).toBe('fair');
});

test('what was promised and is promised no more is noticed', () => {
  const [evidence] = played('smear');
  if (evidence === undefined) throw new Error('no deal');
  const { latest } = evidence;
  const change = (other: Partial<StartedChance>) => verdict({ ...evidence, latest: { ...latest, ...other } });
  expect(change({ start: share(7) })).toBe('promise');
  expect(change({ length: LENGTH + 1 })).toBe('promise');
  expect(change({ commitments: [null, ...latest.commitments.slice(1)] })).toBe('promise');
  expect(change({ shares: [share(3), ...shares.slice(1)] })).toBe('share');
  expect(change({ shares: [null, ...shares.slice(1)] })).toBe('share');
  expect(change({ link: { k: 2, reveal: share(7) } })).toBe('link');
});

test('a card that was shown and did not have to come is noticed, in any view of the deal', () => {
  const [evidence] = played('smear');
  if (evidence === undefined) throw new Error('no deal');
  const { testimony } = evidence;
  for (const index of [0, 5, testimony.sights.length - 1]) {
    const sights = testimony.sights.map((sight, place) =>
      place === index
        ? { ...sight, view: JSON.parse(swapped(JSON.stringify(sight.view))) as unknown }
        : sight,
    );
    expect(verdict({ ...evidence, testimony: { ...testimony, sights } })).toBe('cards');
  }
});

test('another deck than that of the link, or other moves than were made, is noticed', () => {
  const [evidence] = played('smear');
  if (evidence === undefined) throw new Error('no deal');
  const { latest, testimony } = evidence;
  const moves = latest.deal?.moves ?? [];
  const other = (changed: readonly string[]) =>
    verdict({ ...evidence, latest: { ...latest, deal: { deck: 0, moves: changed } } });
  expect(other(moves.slice(0, -1))).toBe('cards');
  expect(other(['bid 9', ...moves.slice(1)])).toBe('cards');
  const chairs = [1, 0, 2, 3];
  expect(verdict({ ...evidence, chairs })).toBe('lots');
  expect(testimony.deck).toBe(0);
});

test('a page that comes in the middle of a match looks from the next deal on', () => {
  const witness = new Witness();
  const [first, second] = played('smear');
  if (first === undefined || second === undefined) throw new Error('no deals');
  const seen = { latest: first.latest, onlooker: 0, view: second.testimony.before, isBetween: true };
  expect(witness.see(seen)).toBeUndefined();
  for (const { view } of second.testimony.sights.slice(0, -1))
    expect(witness.see({ ...seen, view, isBetween: false })).toBeUndefined();
  const last = at(second.testimony.sights, second.testimony.sights.length - 1);
  const testimony = witness.see({ ...seen, latest: second.latest, view: last.view });
  expect(testimony).toMatchObject({ deck: 1 });
  if (testimony === undefined) throw new Error('nothing seen');
  expect(verdict({ ...second, testimony })).toBe('fair');
});

test('of a deal that was not seen nothing is said', () => {
  const [evidence] = played('smear');
  if (evidence === undefined) throw new Error('no deal');
  const { testimony } = evidence;
  expect(verdict({ ...evidence, testimony: { ...testimony, sights: [] } })).toBe('unseen');
  expect(verdict({ ...evidence, testimony: { ...testimony, before: undefined } })).toBe('unseen');
});

/** Two cards that are both to be seen change places. */
function swapped(view: string): string {
  const [one, other] = [...new Set(view.match(/"[2-9TJQKA][CDHS]"/g) ?? [])];
  if (one === undefined || other === undefined) throw new Error('nothing to be seen');
  return view.replaceAll(one, '#').replaceAll(other, one).replaceAll('#', other);
}
