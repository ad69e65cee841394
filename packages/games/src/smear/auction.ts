import { isJoker, rankOf, type SeenCard } from '@stammtisch/cards';
import { type Act, at, range, type Refusal, type Seat, seatAfter } from '@stammtisch/kernel';

import type { SmearOptions } from './options.ts';
import { pointsInPack } from './pack.ts';
import type { Action, Auction, Call, Contract } from './position.ts';

/** SM-14: the calls go around once, beginning left of the dealer. */
export function callerOf({ terms, dealer, calls }: Auction<SeenCard>): Seat {
  return seatAfter(dealer, terms.seats, 1 + calls.length);
}

/** The call that stands, and who made it. Every call but a pass outdoes the one before, so it is the last of them. */
export function standingCall(
  { calls, dealer }: Pick<Auction<SeenCard>, 'calls' | 'dealer'>,
  seats: number,
): { readonly seat: Seat; readonly call: number | 'moon' } | undefined {
  for (let i = calls.length - 1; i >= 0; i -= 1) {
    const call = at(calls, i);
    if (call !== 'pass') return { seat: seatAfter(dealer, seats, 1 + i), call };
  }
  return undefined;
}

const PASS: Action = { type: 'call', call: 'pass' };
const MOON: Action = { type: 'call', call: 'moon' };
const MISDEAL: Action = { type: 'misdeal' };
const BIDS: readonly Action[] = range(8).map((call) => ({ type: 'call', call }));

/** Everything a caller could say, allowed or not. SM-15: bids run up to the points in the pack. */
export function auctionChoices({ terms: { options } }: Auction<SeenCard>): readonly Action[] {
  const choices = [PASS];
  for (let bid: number = options.minBid; bid <= pointsInPack(options); bid += 1) choices.push(at(BIDS, bid));
  if (options.moon !== 'off') choices.push(MOON);
  if (options.misdeal !== 'off') choices.push(MISDEAL);
  return choices;
}

/** What stops the caller from saying this, if anything. */
export function callRefusal(view: Auction<SeenCard>, seat: Seat, call: Call): Refusal | undefined {
  if (call === 'pass') return undefined;
  const { options, seats } = view.terms;
  const stands = standingCall(view, seats)?.call;
  if (call === 'moon') {
    if (options.moon === 'off') return { code: 'no-such-bid' };
    return stands === 'moon' ? { code: 'bid-too-low', about: 'moon' } : undefined;
  }
  const max = pointsInPack(options);
  if (!Number.isInteger(call) || call < options.minBid || call > max)
    return { code: 'no-such-bid', about: `${options.minBid}–${max}` };
  if (stands === undefined) return undefined;
  // SM-16: equalling is not enough, but for the dealer under SM-O4.
  const isEnough =
    stands !== 'moon' && (call > stands || (call === stands && options.dealerSteal && seat === view.dealer));
  return isEnough ? undefined : { code: 'bid-too-low', about: String(stands) };
}

/** SM-A12: the pass that everybody knows must come, because nothing can outdo the call that stands. */
export function foregonePass(view: Auction<SeenCard>): Act<Action> | undefined {
  // SM-O12: whoever may throw a hand in still has a choice, and only they know it.
  if (view.terms.options.misdeal !== 'off') return undefined;
  const by = callerOf(view);
  const canSay = auctionChoices(view).filter(
    (action) => action.type === 'call' && callRefusal(view, by, action.call) === undefined,
  );
  return canSay.length === 1 ? { type: 'act', by, action: { type: 'call', call: 'pass' } } : undefined;
}

/** SM-O12: why this hand may not be thrown in, if there is a reason. */
export function misdealRefusal(view: Auction<SeenCard>, seat: Seat): Refusal | undefined {
  if (view.terms.options.misdeal === 'off') return { code: 'no-misdeal' };
  return at(view.hands, seat).some(counts) ? { code: 'hand-counts' } : undefined;
}

/** SM-17, SM-A11, SM-O5: what the calls come to once all are made; undefined if the deal is thrown in. */
export function contractOf(
  auction: Pick<Auction<SeenCard>, 'calls' | 'dealer'>,
  { seats, options }: { readonly seats: number; readonly options: SmearOptions },
): Contract | undefined {
  const stands = standingCall(auction, seats);
  if (stands?.call === 'moon') return { type: 'moon', declarer: stands.seat };
  if (stands !== undefined) {
    return { type: 'bid', declarer: stands.seat, points: stands.call, forced: false };
  }
  switch (options.allPass) {
    case 'dealer2':
      return { type: 'bid', declarer: auction.dealer, points: options.minBid, forced: true };
    case 'eldestFree':
      return { type: 'free' };
    case 'redeal':
      return undefined;
  }
}

/** Whether a card keeps a hand from being thrown in: a joker, or anything above a nine. */
function counts(card: SeenCard): boolean {
  return isJoker(card) || 'TJQKA'.includes(rankOf(card) ?? '-');
}
