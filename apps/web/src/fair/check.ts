import type { Card } from '@stammtisch/cards';
import {
  bytesOf,
  commitmentOf,
  deckFrom,
  deckLink,
  hexOf,
  isHex,
  isLink,
  linkKey,
  LOTS_LINK,
  lotsFrom,
  lotsWanted,
} from '@stammtisch/fair';
import {
  at,
  lookAt,
  type Match,
  type PlayCatalog,
  resumeMatch,
  type SomeOptions,
  startMatch,
} from '@stammtisch/kernel';
import type { StartedChance } from '@stammtisch/protocol';

import type { KeptStart } from './own-shares.ts';
import type { Sight, Testimony } from './witness.ts';

/** What of a deal does not hold. */
export type DealProblem = 'promise' | 'share' | 'link' | 'lots' | 'cards';
/** What came of looking at a deal: all holds, something does not, or too little of it was seen here. */
export type DealVerdict =
  | { readonly type: 'fair'; readonly deal: DealSource }
  | { readonly type: 'broken'; readonly problem: DealProblem; readonly deal: DealSource }
  | { readonly type: 'unseen' };

/** Everything one deck is computed from, as anybody may repeat it. */
export interface DealSource {
  readonly game: string;
  readonly table: string;
  readonly match: number;
  readonly deck: number;
  readonly key: string;
  readonly shares: readonly (string | null)[];
  readonly pack: readonly Card[];
}

/** What a deal is judged by. */
export interface DealEvidence {
  readonly catalog: PlayCatalog;
  readonly game: string;
  readonly table: string;
  readonly latest: StartedChance;
  /** What this device kept of the start. */
  readonly kept: KeptStart | undefined;
  /** Who sits where, as it was shown. */
  readonly chairs: readonly number[];
  readonly testimony: Testimony;
}

/** A share of fresh random bits, and what the device says of it before the start. */
export function freshShare(
  table: string,
  match: number,
  chair: number,
): { readonly share: string; readonly commitment: string } {
  const share = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  return { share, commitment: commitmentOf({ table, match, chair, share }) };
}

/**
 * Looks at a deal that is over: whether its cards were the ones that everybody's chance had settled before. It is played
 * again move by move, and looking may rest between any two.
 */
export function* dealCheck(evidence: DealEvidence): Generator<undefined, DealVerdict> {
  const { latest, testimony, table, game } = evidence;
  const { match, shares, link } = latest;
  const k = deckLink(testimony.deck);
  const first = testimony.sights[0];
  if (link?.k !== k || first === undefined) return { type: 'unseen' };
  const before = positionBefore(evidence, first);
  if (before === undefined) return { type: 'unseen' };
  const deal = { game, table, match, deck: testimony.deck, key: link.reveal, shares, pack: before.pack() };
  yield;
  const problem =
    promiseProblem(evidence, link.reveal, k) ??
    lotsProblem(evidence, first, k) ??
    (yield* cardsProblem(evidence, before, deal));
  return problem === undefined ? { type: 'fair', deal } : { type: 'broken', problem, deal };
}

/** Commitments, shares and link, against what was promised before this device revealed anything. */
function promiseProblem(
  { latest, kept, table }: DealEvidence,
  reveal: string,
  k: number,
): DealProblem | undefined {
  const { match, length, start, commitments, shares } = latest;
  const { promised } = kept ?? {};
  const isKept =
    promised === undefined ||
    (promised.length === length &&
      promised.start === start &&
      JSON.stringify(promised.commitments) === JSON.stringify(commitments));
  if (!isKept) return 'promise';
  for (const [chair, commitment] of commitments.entries()) {
    const share = shares[chair] ?? null;
    if (commitment === null && share === null) continue;
    if (share === null || commitment === null || !isHex(share)) return 'share';
    if (commitmentOf({ table, match, chair, share }) !== commitment) return 'share';
  }
  const holds = isHex(reveal) && isHex(start) && k <= length && isLink(bytesOf(reveal), k, bytesOf(start));
  return holds ? undefined : 'link';
}

/** Who sits where and who dealt first: looked at with the first deal, whose link leads to that of the lots. */
function lotsProblem(
  { latest, testimony, game, table, catalog, chairs }: DealEvidence,
  { view }: Sight,
  k: number,
): DealProblem | undefined {
  const reveal = latest.link?.reveal;
  if (testimony.deck > 0 || reveal === undefined) return undefined;
  const seen = catalog.open(game, (kit) => {
    const { terms, options } = lookAt(kit, view);
    return { terms, options };
  });
  if (seen === undefined) return undefined;
  const { match, shares } = latest;
  const key = linkKey(bytesOf(reveal), LOTS_LINK, k);
  const wanted = lotsWanted(game, seen.terms.seats, seen.options satisfies SomeOptions);
  const lots = lotsFrom(key, { table, match, shares }, wanted);
  const isSame =
    lots.firstDealer === seen.terms.firstDealer && lots.chairs.every((chair, seat) => chair === chairs[seat]);
  return isSame ? undefined : 'lots';
}

/** Deals the deck that had to come, plays the deal again, and compares everything that was shown. */
function* cardsProblem(
  { testimony, latest, table }: DealEvidence,
  before: Match,
  { key, pack }: DealSource,
): Generator<undefined, DealProblem | undefined> {
  const { match, shares, deal } = latest;
  yield;
  const deck = deckFrom(bytesOf(key), { table, match, shares }, { deck: testimony.deck, pack });
  yield;
  const dealt = before.deal(deck);
  if (!dealt.ok) return 'cards';
  const positions = [before, dealt.value.match];
  for (const move of deal?.moves ?? []) {
    yield;
    const now = at(positions, positions.length - 1);
    const awaited = now.awaited();
    if (awaited === 'deck') return 'cards';
    const named = awaited.length > 1 ? /^(\d) (.+)$/.exec(move) : null;
    const seat = named === null ? awaited[0] : Number(named[1]);
    const acted = seat === undefined ? undefined : now.act(seat, named?.[2] ?? move);
    if (acted?.ok !== true) return 'cards';
    positions.push(acted.value.match);
  }
  return (yield* areSeen(testimony.sights, positions)) ? undefined : 'cards';
}

/** Whether what was shown is what these positions look like, in their order; some may not have been shown. */
function* areSeen(sights: readonly Sight[], positions: readonly Match[]): Generator<undefined, boolean> {
  let next = 0;
  for (const { view, onlooker } of sights) {
    while (next < positions.length && !isSame(at(positions, next).observe(onlooker), view)) {
      next += 1;
      yield;
    }
    if (next === positions.length) return false;
    yield;
  }
  return true;
}

function positionBefore({ catalog, game, testimony }: DealEvidence, { view }: Sight): Match | undefined {
  const { before, deck } = testimony;
  if (before === undefined || (before === null && deck > 0)) return undefined;
  return catalog.open(game, (kit) => {
    if (before !== null && deck > 0) return resumeMatch(kit, before);
    const { terms } = lookAt(kit, view);
    const options = kit.parse(terms.options, terms.seats);
    return options.ok ? startMatch(kit, { ...terms, options: options.value }) : undefined;
  });
}

/** Whether two pieces of plain JSON are the same, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)))
  );
}

/** The deck that these sources give, top first. */
export function deckOf({ key, table, match, deck, shares, pack }: Omit<DealSource, 'game'>): readonly Card[] {
  return deckFrom(bytesOf(key), { table, match, shares }, { deck, pack });
}
