import { bytesToHex } from '@noble/hashes/utils.js';

import type { Card } from '@stammtisch/cards';
import { at, fail, ok, type Random, type Refusal, type Result, withAt } from '@stammtisch/kernel';

import { deckLink, LOTS_LINK } from './chain.ts';
import { commitmentOf } from './commit.ts';
import { bytesOf, type Hex, isHex } from './hex.ts';
import { drawLots, type Lots, type LotsWanted } from './lots.ts';
import { shuffle } from './shuffle.ts';
import { messageBytes, type Share, stream } from './stream.ts';

/** What a start freezes, and what has been revealed since. By chair; null for a chair that is not mixed in. */
export interface Mix {
  readonly match: number;
  /** How many links the chain has, and its public end s_0. */
  readonly length: number;
  readonly start: Hex;
  /** How many starts in a row were voided before this one. */
  readonly voided: number;
  readonly commitments: readonly (Hex | null)[];
  readonly shares: readonly (Hex | null)[];
}

/** What lots and decks are drawn from, besides the key of their link. */
export interface MixedIn {
  readonly table: string;
  readonly match: number;
  /** In the order of chairs. */
  readonly shares: readonly (Hex | null)[];
}

/** The mix with one more share; refused if that is not what the chair has committed itself to. */
export function withShare(table: string, mix: Mix, chair: number, share: unknown): Result<Mix, Refusal> {
  const commitment = mix.commitments[chair] ?? null;
  if (commitment === null || !isHex(share)) return fail({ code: 'wrong-share' });
  if (commitmentOf({ table, match: mix.match, chair, share }) !== commitment)
    return fail({ code: 'wrong-share' });
  return ok({ ...mix, shares: withAt(mix.shares, chair, share) });
}

/** The chairs whose share is still owed: nothing is drawn before all are here, and none ever becomes empty. */
export function owing({ commitments, shares }: Mix): readonly number[] {
  return commitments.flatMap((commitment, chair) =>
    commitment !== null && at(shares, chair) === null ? [chair] : [],
  );
}

/** The chairs that are mixed in. */
export function mixedChairs({ commitments }: Pick<Mix, 'commitments'>): readonly number[] {
  return commitments.flatMap((commitment, chair) => (commitment === null ? [] : [chair]));
}

/** The lots that follow from the key of their link. */
export function lotsFrom(key: Uint8Array, mixedIn: MixedIn, wanted: LotsWanted): Lots {
  return drawLots(wanted, streamOf(key, mixedIn, LOTS_LINK));
}

/** The deck that follows from the key of its link. */
export function deckFrom(
  key: Uint8Array,
  mixedIn: MixedIn,
  { deck, pack }: { readonly deck: number; readonly pack: readonly Card[] },
): readonly Card[] {
  return shuffle(pack, streamOf(key, mixedIn, deckLink(deck)));
}

/** What is hashed for a link, before the counter, in hex: for whoever works a deal out with other tools. */
export function messageOf({ table, match, shares }: MixedIn, link: number): string {
  return bytesToHex(messageBytes({ table, match, link, shares: shares.map(shareOf) }));
}

function streamOf(key: Uint8Array, { table, match, shares }: MixedIn, link: number): Random {
  return stream({ key, table, match, link, shares: shares.map(shareOf) });
}

const shareOf = (share: Hex | null): Share => (share === null ? undefined : bytesOf(share));
