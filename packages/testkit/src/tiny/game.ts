import { type Card, FRENCH_SUITS, pack, parseCard, rankOf, suitOf } from '@stammtisch/cards';
import {
  at,
  circuit,
  dealOut,
  type Event,
  type Game,
  type Move,
  range,
  type Refusal,
  type ScoreLine,
  type Seat,
  seatAfter,
  stackFor,
  type Step,
  type Terms,
  totalsOf,
  withAt,
} from '@stammtisch/kernel';

import { layout, outcome, starts } from './layout.ts';
import {
  mapTinyCards,
  seesTiny,
  sidesOf,
  type TinyAction,
  tinyConflicts,
  type TinyOptions,
  tinyOptions,
  type TinyState,
  type TinyView,
} from './position.ts';

const RANKS = ['T', 'J', 'Q', 'K', 'A'] as const;
const strength = (card: Card): number =>
  RANKS.findIndex((rank) => rank === rankOf(card)) * 4 +
  FRENCH_SUITS.findIndex((suit) => suit === suitOf(card));
const sideOf = (terms: Terms<TinyOptions>, seat: Seat): number => at(terms.sides, seat);

/** Two cards each: all lay one face down at once, the highest takes them; all draw one; then one trick is played. */
export const tinyGame: Game<TinyState, TinyAction, TinyView, TinyOptions> = {
  id: 'tiny',
  rulesVersion: 1,
  options: tinyOptions,
  conflicts: tinyConflicts,
  presets: { double: { trickWorth: 2 } },
  seatCounts: ({ partners }) => (partners ? [4] : [2, 3, 4]),
  sideCount: ({ partners }, seats) => (partners ? seats / 2 : seats),
  pack: () => pack(FRENCH_SUITS, RANKS),
  setup: (terms) => ({ phase: 'begun', terms, dealer: terms.firstDealer, pages: [] }),
  terms: (view) => view.terms,
  awaited,
  choices(view, seat) {
    if (view.phase !== 'laying' && view.phase !== 'playing') return [];
    const type = view.phase === 'laying' ? 'lay' : 'play';
    return at(view.hands, seat).flatMap((card): TinyAction[] => (card === '??' ? [] : [{ type, card }]));
  },
  remarks: (view) => (view.phase === 'laying' || view.phase === 'playing' ? [{ type: 'laugh' }] : []),
  refusal,
  apply: (state, move) => (move.type === 'deal' ? deal(state, move) : act(state, move.by, move.action)),
  mapCards: mapTinyCards,
  sees: seesTiny,
  sheet: (view) => ({ pages: view.pages, totals: totalsOf(starts(view.terms), view.pages) }),
  layout,
  write: (action) =>
    action.type === 'laugh' ? 'Ha!' : action.type === 'lay' ? `lay ${action.card}` : action.card,
  read(_, __, text) {
    if (text === 'Ha!') return { type: 'laugh' };
    const card = parseCard(text.replace(/^lay /, ''));
    if (card === undefined) return undefined;
    return text.startsWith('lay ') ? { type: 'lay', card } : { type: 'play', card };
  },
  outcome,
  deckOf: ({ seats }, dealer, hands, rest) => stackFor(hands, rest, { seats, dealer, each: 2 }),
};

function awaited(view: TinyView): readonly Seat[] | 'deck' {
  const { seats } = view.terms;
  switch (view.phase) {
    case 'begun':
      return 'deck';
    case 'laying':
      return range(seats).filter((seat) => at(view.laid, seat).length === 0);
    case 'playing':
      return [seatAfter(view.leader, seats, view.plays.length)];
    case 'scored':
      return view.winners.length > 0 ? [] : 'deck';
  }
}

function refusal(view: TinyView, seat: Seat, action: TinyAction): Refusal | undefined {
  const turn = awaited(view);
  if (view.phase !== 'laying' && view.phase !== 'playing') return { code: 'nothing-to-do' };
  if (action.type === 'laugh') return { code: 'only-a-remark' };
  if (turn === 'deck' || !turn.includes(seat)) return { code: 'not-your-turn' };
  if (action.type !== (view.phase === 'laying' ? 'lay' : 'play')) return { code: 'not-now' };
  const hand = at(view.hands, seat);
  if (!hand.includes(action.card)) return { code: 'not-your-card' };
  const led = view.phase === 'playing' ? view.plays[0]?.card : undefined;
  if (led === undefined || suitOf(led) === suitOf(action.card)) return undefined;
  return hand.some((held) => suitOf(held) === suitOf(led)) ? { code: 'follow-suit' } : undefined;
}

function deal(
  state: TinyState,
  { deck, dealer: chosen }: Move<TinyAction> & { type: 'deal' },
): Step<TinyState> {
  const { terms, pages } = state;
  const { seats } = terms;
  const next = state.phase === 'begun' ? state.dealer : seatAfter(state.dealer, seats);
  const dealer = chosen ?? next;
  const { hands, rest } = dealOut(deck, { seats, dealer, each: 2 });
  const empty = range(seats).map(() => []);
  return {
    state: {
      phase: 'laying',
      terms,
      dealer,
      pages,
      hands,
      laid: empty,
      taken: sidesOf(terms).map(() => []),
      stock: rest,
    },
    events: hands.map((cards, seat) => ({
      type: 'moved',
      from: { pile: 'stock' },
      to: { pile: 'hand', seat },
      cards,
      shownTo: [seat],
    })),
  };
}

function act(state: TinyState, by: Seat, action: TinyAction): Step<TinyState> {
  if (state.phase === 'laying' && action.type === 'lay') return lay(state, by, action.card);
  if (state.phase === 'playing' && action.type === 'play') return play(state, by, action.card);
  throw new Error(`${action.type} while ${state.phase}`);
}

type Laying = Extract<TinyState, { phase: 'laying' }>;
type Playing = Extract<TinyState, { phase: 'playing' }>;

function lay(state: Laying, by: Seat, card: Card): Step<TinyState> {
  const next: Laying = {
    ...state,
    hands: without(state.hands, by, card),
    laid: withAt(state.laid, by, [card]),
  };
  const from = { pile: 'hand', seat: by } as const;
  const moved: Event = { type: 'moved', from, to: { pile: 'aside', by }, cards: [card], shownTo: [by] };
  if (next.laid.some((cards) => cards.length === 0)) return { state: next, events: [moved] };
  const turned = turnUp(next);
  return { state: turned.state, events: [moved, ...turned.events] };
}

/** All laid cards go to the highest; each seat draws one, the winner first, who then leads. */
function turnUp(state: Laying): Step<TinyState> {
  const { terms, laid } = state;
  const winner = highest(laid.map(([card], seat) => ({ seat, card: sure(card) })));
  const side = sideOf(terms, winner);
  const order = circuit(winner, terms.seats);
  const next: Playing = {
    ...state,
    phase: 'playing',
    laid: laid.map(() => []),
    taken: withAt(state.taken, side, laid.flat()),
    hands: state.hands.map((hand, seat) => [...hand, at(state.stock, order.indexOf(seat))]),
    stock: state.stock.slice(terms.seats),
    leader: winner,
    plays: [],
    lines: [{ side, reason: 'laid', points: 1 }],
  };
  const to = { pile: 'taken', side } as const;
  const everyone = 'everyone' as const;
  return {
    state: next,
    events: [
      ...laid.map((cards, by): Event => ({
        type: 'shown',
        at: { pile: 'aside', by },
        cards,
        shownTo: everyone,
      })),
      ...laid.map((cards, by): Event => ({
        type: 'moved',
        from: { pile: 'aside', by },
        to,
        cards,
        shownTo: everyone,
      })),
      ...order.map((seat, turn): Event => ({
        type: 'moved',
        from: { pile: 'stock' },
        to: { pile: 'hand', seat },
        cards: [at(state.stock, turn)],
        shownTo: [seat],
      })),
    ],
  };
}

function play(state: Playing, by: Seat, card: Card): Step<TinyState> {
  const next: Playing = {
    ...state,
    hands: without(state.hands, by, card),
    plays: [...state.plays, { seat: by, card }],
  };
  const from = { pile: 'hand', seat: by } as const;
  const moved: Event = { type: 'moved', from, to: { pile: 'table', by }, cards: [card], shownTo: 'everyone' };
  if (next.plays.length < state.terms.seats) return { state: next, events: [moved] };
  const scored = score(next);
  return { state: scored.state, events: [moved, ...scored.events] };
}

function score(state: Playing): Step<TinyState> {
  const { plays, lines: first, leader, ...kept } = state;
  const { terms } = state;
  const led = suitOf(at(plays, 0).card);
  const winner = highest(plays.filter(({ card }) => suitOf(card) === led));
  const side = sideOf(terms, winner);
  const lines: readonly ScoreLine[] = [
    ...first,
    { side, reason: 'trick', points: terms.options.trickWorth },
    ...(terms.options.keepAce ? keptAces(state) : []),
  ];
  const pages = [...state.pages, lines];
  const winners = winnersOf(terms, pages);
  const cards = plays.map((one) => one.card);
  const laidTrick = { leader, winner: leader, cards: at(state.taken, sideOf(terms, leader)) };
  const next: TinyState = {
    ...kept,
    phase: 'scored',
    pages,
    lines,
    winners,
    taken: withAt(state.taken, side, [...at(state.taken, side), ...cards]),
    tricks: [laidTrick, { leader, cards, winner }],
  };
  return { state: next, events: scoreEvents(state, { side, lines, winners }) };
}

function scoreEvents(
  { plays, hands, stock }: Playing,
  { side, lines, winners }: { side: number; lines: readonly ScoreLine[]; winners: readonly number[] },
): readonly Event[] {
  const to = { pile: 'taken', side } as const;
  const shownTo = 'everyone' as const;
  return [
    ...plays.map(({ seat, card }): Event => ({
      type: 'moved',
      from: { pile: 'table', by: seat },
      to,
      cards: [card],
      shownTo,
    })),
    ...hands.map((cards, seat): Event => ({ type: 'shown', at: { pile: 'hand', seat }, cards, shownTo })),
    { type: 'shown', at: { pile: 'stock' }, cards: stock, shownTo },
    { type: 'scored', lines },
    ...(winners.length > 0 ? [{ type: 'ended', winners } as const] : []),
  ];
}

function keptAces({ terms, hands }: Playing): readonly ScoreLine[] {
  return hands.flatMap((hand, seat): readonly ScoreLine[] => {
    const aces = hand.filter((card) => rankOf(card) === 'A').length;
    return aces === 0 ? [] : [{ side: sideOf(terms, seat), reason: 'ace', points: aces }];
  });
}

/** One side alone ahead at the target wins; at the limit, whoever is ahead. */
function winnersOf(terms: Terms<TinyOptions>, pages: readonly (readonly ScoreLine[])[]): readonly number[] {
  const totals = totalsOf(starts(terms), pages);
  const best = Math.max(...totals);
  const ahead = sidesOf(terms).filter((side) => at(totals, side) === best);
  const isLast = terms.dealLimit !== undefined && pages.length >= terms.dealLimit;
  return isLast || (best >= terms.options.target && ahead.length === 1) ? ahead : [];
}

function highest(plays: readonly { readonly seat: Seat; readonly card: Card }[]): Seat {
  return plays.reduce((best, one) => (strength(one.card) > strength(best.card) ? one : best)).seat;
}

function without(hands: readonly (readonly Card[])[], seat: Seat, card: Card): readonly (readonly Card[])[] {
  return withAt(
    hands,
    seat,
    at(hands, seat).filter((held) => held !== card),
  );
}

function sure(card: Card | undefined): Card {
  if (card === undefined) throw new Error('nothing laid');
  return card;
}
