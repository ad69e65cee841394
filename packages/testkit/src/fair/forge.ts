import {
  bytesOf,
  commitmentOf,
  deckLink,
  type Fairness,
  type ForgeryCode,
  lotsFrom,
  lotsWanted,
} from '@stammtisch/fair';
import { at, type MatchRecord, type RecordedDeal, withAt } from '@stammtisch/kernel';

import { bytes } from './play.ts';

/** A record somebody has meddled with, and by what name it must be found out. */
export interface Forged {
  readonly name: string;
  readonly code: ForgeryCode;
  readonly record: MatchRecord;
}

/** A record of which the dealing holds, with everything that is to be changed. */
interface Genuine {
  readonly record: MatchRecord;
  readonly fairness: Fairness;
}

type Forger = (genuine: Genuine) => MatchRecord;

/** Every kind of forgery, by what was done. Those that change a share need a record in which chair 0 is mixed in. */
const FORGERS: readonly (readonly [name: string, code: ForgeryCode, forge: Forger, needsShare?: 'mixed'])[] =
  [
    [
      'two cards of a deck are swapped',
      'deck-changed',
      deckOf((deck) => [at(deck, 1), at(deck, 0), ...deck.slice(2)]),
    ],
    ['the last two cards of the last deck are swapped', 'deck-changed', lastDeckOf(swappedAtEnd)],
    [
      'a card is there twice, and another not at all',
      'pack-changed',
      deckOf((deck) => [at(deck, 1), ...deck.slice(1)]),
    ],
    ['a deck lacks a card', 'pack-changed', deckOf((deck) => deck.slice(1))],
    ['a share is another one', 'share-changed', fairnessWith(changedShare), 'mixed'],
    ['a commitment is another one', 'share-changed', fairnessWith(changedCommitment), 'mixed'],
    ['a share and its commitment are both others', 'deck-changed', changedBoth, 'mixed'],
    ['a share is missing', 'share-missing', fairnessWith(withoutShare), 'mixed'],
    ['a share has no commitment', 'share-uncommitted', fairnessWith(withoutCommitment), 'mixed'],
    ['two shares have changed chairs', 'share-changed', fairnessWith(shiftedShares), 'mixed'],
    ['a deck has another reveal', 'link-changed', linkWith(1, bytes(77))],
    ['the lots have another reveal', 'link-changed', linkWith(0, bytes(78))],
    ['the chain begins elsewhere', 'link-changed', fairnessWith(() => ({ start: bytes(79) }))],
    [
      'the last link is cut off',
      'chain-truncated',
      fairnessWith(({ links }) => ({ links: links.slice(0, -1) })),
    ],
    ['the chain has no link', 'chain-truncated', fairnessWith(() => ({ links: [] }))],
    [
      'a link is left out',
      'link-out-of-order',
      fairnessWith(({ links }) => ({ links: [at(links, 0), ...links.slice(2), ...links.slice(-1)] })),
    ],
    [
      'two links have changed places',
      'link-out-of-order',
      fairnessWith(({ links }) => ({ links: [at(links, 1), at(links, 0), ...links.slice(2)] })),
    ],
    ['a deal with its link is hidden', 'link-out-of-order', hiddenDeal],
    ['a link more than was dealt', 'link-unused', unusedLink],
    ['the chain is shorter than its links', 'chain-too-short', fairnessWith(() => ({ length: 1 }))],
    [
      'two have changed seats',
      'seats-changed',
      fairnessWith(({ chairs }) => ({ chairs: [at(chairs, 1), at(chairs, 0), ...chairs.slice(2)] })),
    ],
    [
      'another deals first',
      'first-dealer-changed',
      ({ record }) => ({ ...record, firstDealer: (record.firstDealer + 1) % record.seats }),
    ],
    [
      'a deal has another dealer',
      'dealer-changed',
      ({ record }) => dealWith(record, 0, { dealer: (record.firstDealer + 1) % record.seats }),
    ],
    [
      'somebody begins with points',
      'start-scores',
      ({ record }) => ({ ...record, startScores: sidesOf(record).map((side) => (side === 0 ? 5 : 0)) }),
    ],
    [
      'the partners are others',
      'sides-changed',
      ({ record }) => ({ ...record, sides: (record.sides ?? []).toReversed() }),
    ],
    [
      'a move is one that was not allowed',
      'move-illegal',
      ({ record }) => dealWith(record, 0, { moves: ['misdeal', ...at(record.deals, 0).moves.slice(1)] }),
    ],
    [
      'the result is another one',
      'result-changed',
      ({ record }) => ({ ...record, result: { winners: [0, 1], totals: sidesOf(record) } }),
    ],
    ['the last deal is cut off, and its link too', 'match-unfinished', unfinished],
  ];

/** All forgeries of a record that make sense of it. */
export function forgeriesOf(record: MatchRecord): readonly Forged[] {
  // Written by `playDealing`.
  const fairness = record.fairness as Fairness;
  const isMixed = fairness.commitments[0] !== null;
  const sides = record.sides ?? [];
  return FORGERS.filter(([name, , , needs]) => {
    if (needs === 'mixed' && !isMixed) return false;
    if (name.startsWith('a deal with its link') && record.deals.length < 3) return false;
    return name !== 'the partners are others' || sides.length > 2;
  }).map(([name, code, forge]) => ({ name, code, record: forge({ record, fairness }) }));
}

function deckOf(
  change: (deck: NonNullable<RecordedDeal['deck']>) => NonNullable<RecordedDeal['deck']>,
): Forger {
  return ({ record }) => dealWith(record, 0, { deck: change(at(record.deals, 0).deck ?? []) });
}

function lastDeckOf(
  change: (deck: NonNullable<RecordedDeal['deck']>) => NonNullable<RecordedDeal['deck']>,
): Forger {
  return ({ record }) => {
    const last = record.deals.length - 1;
    return dealWith(record, last, { deck: change(at(record.deals, last).deck ?? []) });
  };
}

function swappedAtEnd(deck: NonNullable<RecordedDeal['deck']>): NonNullable<RecordedDeal['deck']> {
  return [...deck.slice(0, -2), at(deck, deck.length - 1), at(deck, deck.length - 2)];
}

function dealWith(record: MatchRecord, index: number, change: Partial<RecordedDeal>): MatchRecord {
  return { ...record, deals: withAt(record.deals, index, { ...at(record.deals, index), ...change }) };
}

function fairnessWith(change: (fairness: Fairness) => Partial<Fairness>): Forger {
  return ({ record, fairness }) => ({ ...record, fairness: { ...fairness, ...change(fairness) } });
}

function linkWith(index: number, reveal: string): Forger {
  return fairnessWith(({ links }) => ({ links: withAt(links, index, { ...at(links, index), reveal }) }));
}

function changedShare({ shares }: Fairness): Partial<Fairness> {
  return { shares: [bytes(66), ...shares.slice(1)] };
}

function changedCommitment({ commitments }: Fairness): Partial<Fairness> {
  return { commitments: [bytes(66), ...commitments.slice(1)] };
}

function withoutShare({ shares }: Fairness): Partial<Fairness> {
  return { shares: [null, ...shares.slice(1)] };
}

function withoutCommitment({ commitments }: Fairness): Partial<Fairness> {
  return { commitments: [null, ...commitments.slice(1)] };
}

function shiftedShares({ shares, commitments }: Fairness): Partial<Fairness> {
  const mixed = shares.flatMap((share, chair) => (share === null ? [] : [chair]));
  const [one, other] = [at(mixed, 0), at(mixed, 1)];
  const swap = <T>(list: readonly T[]): readonly T[] =>
    withAt(withAt(list, one, at(list, other)), other, at(list, one));
  return { shares: swap(shares), commitments: swap(commitments) };
}

/** A share was chosen after the start, with the commitment and the lots that fit it: the cards then tell. */
function changedBoth({ record, fairness }: Genuine): MatchRecord {
  const { table = '', match = 0, game, seats, options = {} } = record;
  const share = bytes(66);
  const commitment = commitmentOf({ table, match, chair: 0, share });
  const shares = [share, ...fairness.shares.slice(1)];
  const commitments = [commitment, ...fairness.commitments.slice(1)];
  const key = bytesOf(at(fairness.links, 0).reveal);
  const wanted = lotsWanted(game, seats, Object.fromEntries(Object.entries(options)));
  const { chairs, firstDealer } = lotsFrom(key, { table, match, shares }, wanted);
  return { ...record, firstDealer, fairness: { ...fairness, shares, commitments, chairs } };
}

/** A deal that went badly is struck out with the link that drove it. */
function hiddenDeal({ record, fairness }: Genuine): MatchRecord {
  const links = fairness.links.filter(({ k }) => k !== deckLink(0));
  return { ...record, deals: record.deals.slice(1), fairness: { ...fairness, links } };
}

function unusedLink({ record, fairness }: Genuine): MatchRecord {
  const { deals } = record;
  return { ...record, deals: deals.slice(0, -1), fairness };
}

function unfinished({ record, fairness }: Genuine): MatchRecord {
  const { deals } = record;
  const last = at(deals, deals.length - 1);
  const cut = deals.length === 1 ? [{ ...last, moves: last.moves.slice(0, -1) }] : deals.slice(0, -1);
  return {
    ...record,
    deals: cut,
    result: null,
    fairness: { ...fairness, links: fairness.links.slice(0, cut.length + 1) },
  };
}

function sidesOf({ sides = [] }: MatchRecord): readonly number[] {
  return [...new Set(sides)].toSorted((one, other) => one - other);
}
