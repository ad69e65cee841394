import type { Card } from '@stammtisch/cards';
import {
  at,
  fail,
  type Match,
  matchOf,
  type MatchRecord,
  ok,
  type PlayCatalog,
  type RecordProblem,
  replay,
  type Result,
} from '@stammtisch/kernel';

import { linkKey, LOTS_LINK } from './chain.ts';
import { commitmentOf } from './commit.ts';
import { type Fairness, parseFairness } from './fairness.ts';
import { bytesOf, hexOf } from './hex.ts';
import { type Lots, lotsWanted } from './lots.ts';
import { deckFrom, lotsFrom, mixedChairs, type MixedIn } from './mix.ts';

/** Why a dealing is not fair. */
export type ForgeryCode =
  /** A chair committed itself, and its share is not here. */
  | 'share-missing'
  /** A share without a commitment: it could have been chosen late. */
  | 'share-uncommitted'
  /** A share is not what the chair committed itself to. */
  | 'share-changed'
  /** Not every deck, or not even the lots, has its link. */
  | 'chain-truncated'
  /** Links are numbered 1, 2, 3, …: one was left out, doubled or given to something else. */
  | 'link-out-of-order'
  /** More links than the lots and decks used. */
  | 'link-unused'
  /** A link above the chain's length. */
  | 'chain-too-short'
  /** A link does not hash to the one before it. */
  | 'link-changed'
  | 'seats-changed'
  | 'sides-changed'
  | 'first-dealer-changed'
  /** A deal whose dealer is not the next in turn. */
  | 'dealer-changed'
  /** A match at a table begins at zero. */
  | 'start-scores'
  /** A deck of other cards than the pack's. */
  | 'pack-changed'
  /** The right cards in an order that does not follow from link and shares. */
  | 'deck-changed'
  | 'move-illegal'
  | 'result-changed'
  | 'match-unfinished';

/** The first thing that does not hold, and where. */
export interface Forgery {
  readonly code: ForgeryCode;
  readonly chair?: number;
  readonly link?: number;
  readonly deal?: number;
  readonly move?: number;
  readonly given?: unknown;
  readonly expected?: unknown;
}
/** What holds. */
export interface Verified {
  readonly decks: number;
  /** Chairs whose devices shared in the chance. */
  readonly mixed: readonly number[];
  readonly voided: number;
}
/** A record says too little to be judged, or it does not hold. */
export type VerifyFailure =
  | { readonly type: 'unusable'; readonly problem: RecordProblem }
  | { readonly type: 'forged'; readonly forgery: Forgery };

/** A record with everything that its dealing is judged by. */
interface Dealing {
  readonly record: MatchRecord;
  readonly fairness: Fairness;
  readonly mixedIn: MixedIn;
  readonly begun: Match;
}

/** Checks the dealing of a finished match: commitments, shares, chain, lots and every deck; then its moves. */
export function verify(catalog: PlayCatalog, record: MatchRecord): Result<Verified, VerifyFailure> {
  const dealing = dealingOf(catalog, record);
  if (!dealing.ok) return fail({ type: 'unusable', problem: dealing.error });
  const forgery =
    sharesForgery(dealing.value) ??
    linksForgery(dealing.value) ??
    lotsForgery(dealing.value) ??
    decksForgery(dealing.value) ??
    playForgery(catalog, record);
  if (forgery !== undefined) return fail({ type: 'forged', forgery });
  const { fairness } = dealing.value;
  return ok({ decks: record.deals.length, mixed: mixedChairs(fairness), voided: fairness.voided });
}

function dealingOf(catalog: PlayCatalog, record: MatchRecord): Result<Dealing, RecordProblem> {
  const fairness = parseFairness(record.fairness, record.seats);
  if (!fairness.ok) return fairness;
  const { table, match, deals } = record;
  if (table === undefined || match === undefined || match < 0 || match > 0xffff_ffff)
    return fail({ where: 'record', what: 'fairness needs the table and the number of the match' });
  const handed = deals.findIndex(({ deck }) => deck === undefined);
  if (handed !== -1) return fail({ where: `deals[${handed}]`, what: 'fairness needs the deck' });
  const begun = matchOf(catalog, record);
  if (!begun.ok) return begun;
  const mixedIn = { table, match, shares: fairness.value.shares };
  return ok({ record, fairness: fairness.value, mixedIn, begun: begun.value });
}

function sharesForgery({ fairness, mixedIn }: Dealing): Forgery | undefined {
  const { commitments, shares } = fairness;
  for (const [chair, commitment] of commitments.entries()) {
    const share = at(shares, chair);
    if (share === null && commitment !== null) return { code: 'share-missing', chair };
    if (share === null) continue;
    if (commitment === null) return { code: 'share-uncommitted', chair };
    if (commitmentOf({ ...mixedIn, chair, share }) !== commitment) return { code: 'share-changed', chair };
  }
  return undefined;
}

function linksForgery({ record, fairness }: Dealing): Forgery | undefined {
  const { links, length, start } = fairness;
  let before = start;
  for (const [index, { k, for: what, reveal }] of links.entries()) {
    const expected = { k: LOTS_LINK + index, for: index === 0 ? 'lots' : index - 1 };
    if (k !== expected.k || what !== expected.for)
      return { code: 'link-out-of-order', link: expected.k, given: { k, for: what }, expected };
    if (k > length) return { code: 'chain-too-short', link: k };
    if (hexOf(linkKey(bytesOf(reveal), 0, 1)) !== before) return { code: 'link-changed', link: k };
    before = reveal;
  }
  const needed = record.deals.length + 1;
  if (links.length < needed) return { code: 'chain-truncated', link: links.length + 1 };
  return links.length > needed ? { code: 'link-unused', link: needed + 1 } : undefined;
}

function lotsForgery({ record, fairness, mixedIn, begun }: Dealing): Forgery | undefined {
  const { seats, firstDealer, startScores } = record;
  const lots: Lots = lotsFrom(keyAt(fairness, 0), mixedIn, lotsWanted(record.game, seats, begun.options));
  const { chairs } = fairness;
  if (chairs.some((chair, seat) => chair !== lots.chairs[seat]))
    return { code: 'seats-changed', given: chairs, expected: lots.chairs };
  if (firstDealer !== lots.firstDealer)
    return { code: 'first-dealer-changed', given: firstDealer, expected: lots.firstDealer };
  const { sides } = begun.terms;
  const count = Math.max(...sides) + 1;
  if (sides.some((side, seat) => side !== seat % count)) return { code: 'sides-changed', given: sides };
  const isFromZero = startScores === undefined || startScores.every((score) => score === 0);
  return isFromZero ? undefined : { code: 'start-scores', given: startScores };
}

function decksForgery({ record, fairness, mixedIn, begun }: Dealing): Forgery | undefined {
  const pack = begun.pack();
  for (const [deal, { deck = [], dealer }] of record.deals.entries()) {
    if (dealer !== undefined) return { code: 'dealer-changed', deal };
    if (!isSamePack(deck, pack)) return { code: 'pack-changed', deal };
    const expected = deckFrom(keyAt(fairness, deal + 1), mixedIn, { deck: deal, pack });
    const place = deck.findIndex((card, index) => card !== expected[index]);
    if (place !== -1) {
      const [given, due] = [deck[place], expected[place]];
      return { code: 'deck-changed', deal, given: { place, card: given }, expected: { place, card: due } };
    }
  }
  return undefined;
}

function playForgery(catalog: PlayCatalog, record: MatchRecord): Forgery | undefined {
  const replayed = replay(catalog, record);
  if (replayed.ok)
    return replayed.value.match.layout().winners === undefined ? { code: 'match-unfinished' } : undefined;
  const failure = replayed.error;
  if (failure.type === 'other-result')
    return { code: 'result-changed', given: failure.said, expected: failure.got };
  if (failure.type === 'unusable') throw new Error(`${failure.problem.where}: ${failure.problem.what}`);
  const { deal, move, given } = failure.at;
  return { code: 'move-illegal', deal, given, ...(move === undefined ? {} : { move }) };
}

function keyAt({ links }: Fairness, index: number): Uint8Array {
  return bytesOf(at(links, index).reveal);
}

function isSamePack(deck: readonly Card[], pack: readonly Card[]): boolean {
  return (
    deck.length === pack.length && new Set(deck).size === pack.length && pack.every((c) => deck.includes(c))
  );
}
