import type { Card } from '@stammtisch/cards';
import {
  at,
  dealOut,
  type Deal,
  type Event,
  type Place,
  range,
  seatAfter,
  type Step,
  totalsOf,
  withAt,
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
  Trick,
} from './position.ts';
import { scoreDeal, sideTotal, stakeOf } from './scoring.ts';
import { trickWinner, trumpOf } from './tricks.ts';
import { callText } from './text.ts';

/** Where the scores began. */
export function startOf(terms: SmearTerms): readonly number[] {
  return terms.startScores ?? range(sideTotal(terms)).map(() => 0);
}

/** Deals a shuffled pack: six each, the rest sleeps. */
export function dealt({ terms, pages, dealer }: Dealing<Card>, move: Deal): Step<State> {
  const by = move.dealer ?? dealer;
  const { hands, rest } = dealOut(move.deck, { seats: terms.seats, dealer: by, each: HAND_SIZE });
  return {
    state: { phase: 'auction', terms, pages, dealer: by, calls: [], hands, sleepers: rest },
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
  const { terms, pages, dealer, hands, sleepers } = state;
  const said: Event = { type: 'said', seat: callerOf(state), words: callText(call) };
  const calls = [...state.calls, call];
  if (calls.length < terms.seats) {
    return { state: { phase: 'auction', terms, pages, dealer, calls, hands, sleepers }, events: [said] };
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
  const { trick, hands } = state;
  const hand = at(hands, seat).filter((held) => held !== card);
  const event: Event = {
    type: 'moved',
    from: inHand(seat),
    to: onTable(seat),
    cards: [card],
    shownTo: 'everyone',
  };
  const next = playing(state, {
    hands: withAt(hands, seat, hand),
    tricks: state.tricks,
    trick: { leader: trick.leader, cards: [...trick.cards, card] },
  });
  if (next.trick.cards.length < state.terms.seats) return { state: next, events: [event] };
  return trickTaken(next, event);
}

/** The play begins. SM-18: the declarer leads; SM-O5: or the eldest hand, with nothing at stake. */
function begun(auction: Auction<Card>, contract: Contract, said: Event): Step<State> {
  const { terms, pages, dealer, calls, hands, sleepers } = auction;
  const leader = contract.type === 'free' ? seatAfter(dealer, terms.seats) : contract.declarer;
  // SM-O15: the declarer alone looks at the sleepers on top; nobody does if nothing is at stake.
  const peeked = contract.type === 'free' ? [] : sleepers.slice(0, terms.options.peek);
  const state: State = {
    phase: 'playing',
    terms,
    pages,
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
function trickTaken(state: Playing<Card>, event: Event): Step<State> {
  const { terms, trick } = state;
  const trump = trumpOf(state);
  if (trump === undefined) throw new Error('a trick without a trump');
  const winner = trickWinner(trick, trump, terms);
  const pile = takenBy(at(terms.sides, winner));
  const tricks: readonly TakenTrick<Card>[] = [...state.tricks, { ...trick, winner }];
  const events: Event[] = [event];
  for (const [index, card] of trick.cards.entries()) {
    const from = onTable(seatAfter(trick.leader, terms.seats, index));
    events.push({ type: 'moved', from, to: pile, cards: [card], shownTo: 'everyone' });
  }
  const next: Trick<Card> = { leader: winner, cards: [] };
  if (tricks.length < HAND_SIZE) {
    return { state: playing(state, { hands: state.hands, tricks, trick: next }), events };
  }
  return scored(state, { tricks, trump, events });
}

/** SM-36: the sleepers are turned up, the deal is scored, and the match may be over. */
function scored(
  { terms, pages, dealer, calls, contract, peeked, sleepers }: Playing<Card>,
  { tricks, trump, events }: Ended,
): Step<State> {
  const before = totalsOf(startOf(terms), pages);
  const lines = scoreDeal(tricks, trump, contract, { terms, before });
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
  const sheet = [...pages, lines];
  const { dealLimit } = terms;
  const winner = winnerAfter(
    { before, lines, stake: stakeOf(contract, terms), rounds: sheet.length, dealLimit },
    terms.options,
  );
  // SM-A13: the deal moves on by one seat.
  const agreed = { terms, pages: sheet, dealer: seatAfter(dealer, terms.seats) };
  if (winner === undefined) return { state: { phase: 'dealing', ...agreed, last }, events: story };
  return {
    state: { phase: 'over', ...agreed, last, winners: [winner] },
    events: [...story, { type: 'ended', winners: [winner] }],
  };
}

/** The same dealer deals again; the cards of this deal are laid open, and nothing is written. */
function thrownIn(
  { terms, pages, dealer, calls, hands, sleepers }: Auction<Card>,
  said: readonly Event[],
): Step<State> {
  return {
    state: {
      phase: 'dealing',
      terms,
      pages,
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

interface Ended {
  readonly tricks: readonly TakenTrick<Card>[];
  readonly trump: NonNullable<ReturnType<typeof trumpOf>>;
  readonly events: readonly Event[];
}

function turnedUp(place: Place, cards: readonly Card[]): readonly Event[] {
  return cards.length === 0 ? [] : [{ type: 'shown', at: place, cards, shownTo: 'everyone' }];
}

/** The same deal, further on. */
function playing(
  { terms, pages, dealer, calls, contract, peeked, sleepers }: Playing<Card>,
  { hands, tricks, trick }: Pick<Playing<Card>, 'hands' | 'tricks' | 'trick'>,
): Playing<Card> {
  return { phase: 'playing', terms, pages, dealer, calls, contract, hands, tricks, trick, peeked, sleepers };
}
