import { isDeepStrictEqual } from 'node:util';

import {
  at,
  type Catalog,
  type Game,
  type GameKit,
  legalActions,
  type Match,
  type Move,
  observe,
  parseRecord,
  type Random,
  replay,
  scribe,
  type Seat,
  startMatch,
  type Terms,
} from '@stammtisch/kernel';

import { broken, type Played, seatsOf } from './played.ts';

/** The record of a match, written move by move, replays to the same position, sheet and deals. */
export function theRecordReplays<S extends V, A, V, O>(played: Played<S, A, V, O>, random: Random): void {
  const { kit, terms, moments, last } = played;
  let match: Match = startMatch(kit, terms);
  const pen = scribe(match, { rulesVersion: kit.game.rulesVersion });
  const outcomes: unknown[] = [];
  let said: string | undefined;
  for (const { move, after } of moments) {
    if (move.type === 'deal') pen.dealt(move.deck);
    else pen.acted(move.by, kit.game.write(move.action), match.awaited());
    const next =
      move.type === 'deal' ? match.deal(move.deck) : match.act(move.by, kit.game.write(move.action));
    if (!next.ok) broken('refused as a text', move, next.error);
    ({ match } = next.value);
    const remark = match.remarks(0)[random.below(8)];
    const span = match.remarkSpan();
    if (remark !== undefined && (span === undefined || span !== said)) {
      pen.remarked(0, remark);
      said = span;
    }
    const awaited = kit.game.awaited(after);
    if (awaited === 'deck' || awaited.length === 0) outcomes.push(kit.game.outcome(after));
  }
  const record = parseRecord(JSON.parse(JSON.stringify(pen.record(match))));
  if (!record.ok) broken('not a record', record.error);
  const back = replay(catalogOf(kit), record.value);
  if (!back.ok) broken('the record does not replay', back.error, record.value);
  if (!isDeepStrictEqual(back.value.match.view, last))
    broken('replayed to another position', back.value.match.view, last);
  if (!isDeepStrictEqual(back.value.match.sheet(), kit.game.sheet(last))) broken('replayed to another sheet');
  if (!isDeepStrictEqual(back.value.deals, outcomes))
    broken('replayed to other deals', back.value.deals, outcomes);
}

/** With everybody moved round by some chairs, the same decks and choices give the same match, moved round. */
export function rotatingTheSeatsRotatesTheMatch<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { kit, terms, moments } = played;
  const { game } = kit;
  const { seats } = terms;
  const by = 1 + random.below(seats - 1);
  const turned = (seat: Seat): Seat => (seat + by) % seats;
  let state = game.setup(rotated(terms, turned));
  for (const { move, after, events } of moments) {
    state = game.apply(state, turnedMove(game.pack(terms), move, turned)).state;
    const [here, there] = [game.awaited(after), game.awaited(state)];
    if (here === 'deck' || there === 'deck') {
      if (here !== there) broken('one match is between deals, the other is not', here, there);
    } else if (!isDeepStrictEqual(new Set(here.map(turned)), new Set(there)))
      broken('another turn', here, there, by);
    if (events.some(({ type }) => type === 'scored')) {
      const [sheet, sheetThere] = [sheetOf(game, after), sheetOf(game, state)];
      if (!isDeepStrictEqual(sheet, sheetThere)) broken('another sheet', sheet, sheetThere, by);
    }
    for (const seat of seatsOf(terms)) {
      const legal = legalTexts(kit, after, seat);
      const legalThere = legalTexts(kit, state, turned(seat));
      if (!isDeepStrictEqual(legal, legalThere)) broken('other legal actions', seat, legal, legalThere);
    }
    const [layout, turnedLayout] = [game.layout(after), game.layout(state)];
    if (turned(layout.dealer) !== turnedLayout.dealer)
      broken('another dealer', layout.dealer, turnedLayout.dealer);
    if (!isDeepStrictEqual(layout.winners, turnedLayout.winners))
      broken('other winners', layout, turnedLayout);
    const taken = seatsOf(terms).map((seat) => at(turnedLayout.tricksTaken, turned(seat)));
    if (!isDeepStrictEqual(taken, layout.tricksTaken)) broken('other tricks', layout, turnedLayout);
  }
}

/** A catalogue of one game. */
export function catalogOf<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): Catalog {
  return {
    ids: [kit.game.id],
    // A state is its view and more (`S extends V`), which the compiler forgets in such a callback: V & S is S.
    open: (id, use) => (id === kit.game.id ? use(kit as unknown as GameKit<V & S, A, V, O>) : undefined),
  };
}

function rotated<O>(terms: Terms<O>, turned: (seat: Seat) => Seat): Terms<O> {
  const sides = [...terms.sides];
  for (const [seat, side] of terms.sides.entries()) sides[turned(seat)] = side;
  return { ...terms, sides, firstDealer: turned(terms.firstDealer) };
}

function turnedMove<A>(pack: readonly string[], move: Move<A>, turned: (seat: Seat) => Seat): Move<A> {
  if (move.type === 'act') return { ...move, by: turned(move.by) };
  if (move.deck.length !== pack.length) broken('a deck of another size');
  return move;
}

/** The score sheet, the lines of a page in no particular order: some come seat by seat. */
function sheetOf<S extends V, A, V, O>(game: Game<S, A, V, O>, state: S): unknown {
  const { pages, totals } = game.sheet(state);
  return { pages: pages.map((lines) => lines.map((line) => JSON.stringify(line)).toSorted()), totals };
}

function legalTexts<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  state: S,
  seat: Seat,
): readonly string[] {
  return legalActions(game, observe(game, state, seat), seat).map((action) => game.write(action));
}
