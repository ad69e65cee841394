import type { Card } from '@stammtisch/cards';
import {
  at,
  dealOut,
  type Deal,
  deltas,
  type Event,
  type Place,
  range,
  seatAfter,
  type Step,
  withAt,
  withMore,
  withoutOne,
} from '@stammtisch/kernel';

import { callerOf, contractOf } from './auction.ts';
import { winnerAfter } from './ending.ts';
import { HAND_SIZE } from './pack.ts';
import { DECK_ASIDE, inHand, lookedAtBy, onTable, STOCK, takenBy } from './places.ts';
import { playerOf } from './play.ts';
import type {
  Auction,
  Call,
  Contract,
  Dealing,
  Playing,
  ScoredDeal,
  SmearTerms,
  State,
  TakenTrick,
} from './position.ts';
import { scoreDeal, sideTotal, stakeOf } from './scoring.ts';
import { trickWinner, trumpOf } from './tricks.ts';
import { callText } from './text.ts';

/** A match that waits for its first deck. */
export function begin(terms: SmearTerms): State {
  const totals = terms.startScores ?? range(sideTotal(terms)).map(() => 0);
  return { phase: 'dealing', terms, pages: [], totals, dealer: terms.firstDealer };
}

/** Deals a shuffled pack: six each, the rest sleeps. */
export function dealt({ terms, pages, totals, dealer }: Dealing<Card>, move: Deal): Step<State> {
  const by = move.dealer ?? dealer;
  const { hands, rest } = dealOut(move.deck, { seats: terms.seats, dealer: by, each: HAND_SIZE });
  return {
    state: { phase: 'auction', terms, pages, totals, dealer: by, calls: [], hands, sleepers: rest },
    events: [
      ...hands.map((cards, seat): Event => ({
        type: 'moved',
        from: STOCK,
        to: inHand(seat),
        cards,
        shownTo: [seat],
      })),
      { type: 'moved', from: STOCK, to: DECK_ASIDE, cards: rest, shownTo: [] },
    ],
  };
}

/** A call, and once all have called, what follows from it. */
export function called(state: Auction<Card>, call: Call): Step<State> {
  const { terms, pages, totals, dealer, hands, sleepers } = state;
  const said: Event = { type: 'said', seat: callerOf(state), words: callText(call) };
  const calls = withMore(state.calls, call);
  if (calls.length < terms.seats) {
    return {
      state: { phase: 'auction', terms, pages, totals, dealer, calls, hands, sleepers },
      events: [said],
    };
  }
  const contract = contractOf({ calls, dealer }, terms);
  if (contract === undefined) return thrownIn({ ...state, calls }, [said]);
  return begun({ ...state, calls }, contract, said);
}

/** SM-O12: a hand without anything is shown, and the deal is thrown in. */
export function misdealt(state: Auction<Card>): Step<State> {
  return thrownIn(state, [{ type: 'said', seat: callerOf(state), words: 'misdeal' }]);
}

/** A card played, and what follows when it ends the trick, or the deal. */
export function played(state: Playing<Card>, card: Card): Step<State> {
  const seat = playerOf(state);
  const { leader, cards } = state.trick;
  const hand = withoutOne(at(state.hands, seat), card);
  const hands = withAt(state.hands, seat, hand);
  const trick = { leader, cards: withMore(cards, card) };
  const event = movedCard(inHand(seat), onTable(seat), card);
  if (trick.cards.length < state.terms.seats) {
    return { state: further(state, { hands, tricks: state.tricks, trick }), events: [event] };
  }
  return trickTaken(state, { hands, trick, event });
}

/** The play begins. SM-18: the declarer leads; SM-O5: or the eldest hand, with nothing at stake. */
function begun(auction: Auction<Card>, contract: Contract, said: Event): Step<State> {
  const { terms, pages, totals, dealer, calls, hands, sleepers } = auction;
  const leader = contract.type === 'free' ? seatAfter(dealer, terms.seats) : contract.declarer;
  // SM-O15: the declarer alone looks at the sleepers on top; nobody does if nothing is at stake.
  const peeked = contract.type === 'free' ? [] : sleepers.slice(0, terms.options.peek);
  const state: State = {
    phase: 'playing',
    terms,
    pages,
    totals,
    dealer,
    calls,
    contract,
    hands,
    tricks: [],
    trick: { leader, cards: [] },
    peeked,
    sleepers: sleepers.slice(peeked.length),
  };
  if (peeked.length === 0) return { state, events: [said] };
  const look: Event = {
    type: 'moved',
    from: DECK_ASIDE,
    to: lookedAtBy(leader),
    cards: peeked,
    shownTo: [leader],
  };
  return { state, events: [said, look] };
}

/** The winner takes the trick and leads to the next (SM-A14); after the sixth the deal is scored. */
function trickTaken(
  state: Playing<Card>,
  { hands, trick, event }: Pick<Playing<Card>, 'hands' | 'trick'> & { readonly event: Event },
): Step<State> {
  const { terms } = state;
  const { leader, cards } = trick;
  const trump = trumpOf({ tricks: state.tricks, trick });
  if (trump === undefined) throw new Error('a trick without a trump');
  const winner = trickWinner(trick, trump, terms);
  const pile = takenBy(at(terms.sides, winner));
  const tricks = withMore(state.tricks, { leader, cards, winner });
  const events = [event];
  for (let i = 0; i < cards.length; i += 1) {
    events.push(movedCard(onTable((leader + i) % terms.seats), pile, at(cards, i)));
  }
  if (tricks.length === HAND_SIZE) return scored(state, { tricks, trump, events });
  return { state: further(state, { hands, tricks, trick: { leader: winner, cards: [] } }), events };
}

/** SM-36: the sleepers are turned up, the deal is scored, and the match may be over. */
function scored(
  { terms, pages, totals, dealer, calls, contract, peeked, sleepers }: Playing<Card>,
  { tricks, trump, events }: Ended,
): Step<State> {
  const lines = scoreDeal(tricks, trump, contract, { terms, before: totals });
  const last: ScoredDeal<Card> = {
    ended: 'scored',
    dealer,
    calls,
    contract,
    tricks,
    peeked,
    sleepers,
    lines,
  };
  const story: readonly Event[] = [
    ...events,
    ...(contract.type === 'free' ? [] : turnedUp(lookedAtBy(contract.declarer), peeked)),
    ...turnedUp(DECK_ASIDE, sleepers),
    { type: 'scored', lines },
  ];
  const sheet = withMore(pages, { lines, dealer, calls, contract, trump });
  const gains = deltas(lines, totals.length);
  const { dealLimit } = terms;
  const winner = winnerAfter(
    { before: totals, lines, stake: stakeOf(contract, terms), rounds: sheet.length, dealLimit },
    terms.options,
  );
  // SM-A13: the deal moves on by one seat.
  const agreed = {
    terms,
    pages: sheet,
    totals: totals.map((total, side) => total + at(gains, side)),
    dealer: seatAfter(dealer, terms.seats),
  };
  if (winner === undefined) return { state: { phase: 'dealing', ...agreed, last }, events: story };
  return {
    state: { phase: 'over', ...agreed, last, winners: [winner] },
    events: [...story, { type: 'ended', winners: [winner] }],
  };
}

/** The same dealer deals again; the cards of this deal are laid open, and nothing is written. */
function thrownIn(
  { terms, pages, totals, dealer, calls, hands, sleepers }: Auction<Card>,
  said: readonly Event[],
): Step<State> {
  return {
    state: {
      phase: 'dealing',
      terms,
      pages,
      totals,
      dealer,
      last: { ended: 'redeal', dealer, calls, hands, sleepers },
    },
    events: [
      ...said,
      ...hands.flatMap((cards, seat) => turnedUp(inHand(seat), cards)),
      ...turnedUp(DECK_ASIDE, sleepers),
      { type: 'scored', lines: [] },
    ],
  };
}

function movedCard(from: Place, to: Place, card: Card): Event {
  return { type: 'moved', from, to, cards: [card], shownTo: 'everyone' };
}

interface Ended {
  readonly tricks: readonly TakenTrick<Card>[];
  readonly trump: NonNullable<ReturnType<typeof trumpOf>>;
  readonly events: readonly Event[];
}

function turnedUp(place: Place, cards: readonly Card[]): readonly Event[] {
  return cards.length === 0 ? [] : [{ type: 'shown', at: place, cards, shownTo: 'everyone' }];
}

/** The same deal, further on. */
function further(
  { terms, pages, totals, dealer, calls, contract, peeked, sleepers }: Playing<Card>,
  { hands, tricks, trick }: Pick<Playing<Card>, 'hands' | 'tricks' | 'trick'>,
): Playing<Card> {
  return {
    phase: 'playing',
    terms,
    pages,
    totals,
    dealer,
    calls,
    contract,
    hands,
    tricks,
    trick,
    peeked,
    sleepers,
  };
}
