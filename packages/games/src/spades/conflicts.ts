import type { Conflict } from '@stammtisch/kernel';

import { seatCounts, type SpadesOptions } from './options.ts';
import { handSize } from './pack.ts';

type When = Conflict<SpadesOptions>['when'];
/** Keeps the code's own type, so that the words for a missing one do not compile. */
const conflict = <const Code extends string>(
  options: readonly [string, ...string[]],
  code: Code,
  when: When,
): Conflict<SpadesOptions> & { readonly code: Code } => ({ options, code, when });

/** Choices that need another one to mean anything. */
const NEEDS = [
  conflict(['blindNil', 'nil'], 'blind-nil-needs-nil', (o) => o.blindNil !== 'off' && o.nil === 'off'),
  conflict(
    ['blindPass', 'blindNil'],
    'blind-pass-needs-blind-nil',
    (o) => o.blindPass !== 0 && o.blindNil === 'off',
  ),
  conflict(['blindPass', 'teams'], 'blind-pass-needs-pairs', (o) => o.blindPass !== 0 && o.teams !== 'pairs'),
  conflict(
    ['doubleNil', 'nil'],
    'double-nil-needs-nil',
    (o) => o.doubleNil !== 'separate' && o.nil === 'off',
  ),
  conflict(
    ['doubleNil', 'teams'],
    'double-nil-needs-teams',
    (o) => o.doubleNil !== 'separate' && o.teams === 'solo',
  ),
  conflict(['nilTricks', 'nil'], 'nil-tricks-need-nil', (o) => o.nilTricks !== 'bags' && o.nil === 'off'),
  conflict(
    ['nilTricks', 'teams'],
    'nil-tricks-need-teams',
    (o) => o.nilTricks !== 'bags' && o.teams === 'solo',
  ),
  conflict(
    ['minTeamBid', 'teams'],
    'team-minimum-needs-teams',
    (o) => o.minTeamBid > 1 && o.teams === 'solo',
  ),
  conflict(['suicide', 'nil'], 'suicide-needs-nil', (o) => o.suicide && o.nil === 'off'),
  conflict(['suicide', 'teams'], 'suicide-needs-pairs', (o) => o.suicide && o.teams !== 'pairs'),
  conflict(['mirror', 'nil'], 'mirror-needs-nil', (o) => o.mirror && o.nil === 'off'),
  conflict(['whiz', 'nil'], 'whiz-needs-nil', (o) => o.whiz && o.nil === 'off'),
];

/** Rules about bids that leave no bid at all, or that a sealed bid cannot keep. */
const CLASHES = [
  conflict(['mirror', 'whiz'], 'mirror-and-whiz', (o) => o.mirror && o.whiz),
  conflict(['mirror', 'blindNil'], 'mirror-and-blind-nil', (o) => o.mirror && o.blindNil !== 'off'),
  conflict(['whiz', 'blindNil'], 'whiz-and-blind-nil', (o) => o.whiz && o.blindNil !== 'off'),
  conflict(['hook', 'mirror'], 'hook-and-mirror', (o) => o.hook && o.mirror),
  conflict(['hook', 'whiz'], 'hook-and-whiz', (o) => o.hook && o.whiz),
  conflict(['hook', 'suicide'], 'hook-and-suicide', (o) => o.hook && o.suicide),
  conflict(['suicide', 'mirror'], 'suicide-and-mirror', (o) => o.suicide && o.mirror),
  conflict(['suicide', 'whiz'], 'suicide-and-whiz', (o) => o.suicide && o.whiz),
  conflict(['suicide', 'doubleNil'], 'suicide-and-double-nil', (o) => o.suicide && o.doubleNil === 'bonus'),
  conflict(['minTeamBid', 'mirror'], 'team-minimum-and-mirror', (o) => o.minTeamBid > 1 && o.mirror),
  conflict(['minTeamBid', 'whiz'], 'team-minimum-and-whiz', (o) => o.minTeamBid > 1 && o.whiz),
  conflict(
    ['minTeamBid', 'doubleNil'],
    'team-minimum-and-double-nil',
    (o) => o.minTeamBid > 1 && o.doubleNil === 'bonus',
  ),
  conflict(['doubleNil', 'mirror'], 'double-nil-and-mirror', (o) => o.doubleNil === 'forbidden' && o.mirror),
  conflict(['doubleNil', 'whiz'], 'double-nil-and-whiz', (o) => o.doubleNil === 'forbidden' && o.whiz),
  conflict(['hook', 'hiddenBids'], 'hook-and-hidden-bids', (o) => o.hook && o.hiddenBids),
  conflict(
    ['doubleNil', 'hiddenBids'],
    'double-nil-and-hidden-bids',
    (o) => o.doubleNil === 'forbidden' && o.hiddenBids,
  ),
  conflict(
    ['minTeamBid', 'hiddenBids'],
    'team-minimum-and-hidden-bids',
    (o) => o.minTeamBid > 1 && o.hiddenBids,
  ),
  conflict(['blindNil', 'deal'], 'blind-nil-and-draw', (o) => o.blindNil !== 'off' && o.deal === 'draw2'),
  conflict(['suicide', 'hiddenBids'], 'suicide-and-hidden-bids', (o) => o.suicide && o.hiddenBids),
];

/** Choices that do not fit the number of players. */
const SEATS = [
  conflict(['deal', 'teams'], 'draw-needs-solo', (o) => o.deal === 'draw2' && o.teams !== 'solo'),
  conflict(['deal'], 'draw-needs-two', (o, n) => o.deal === 'draw2' && n !== undefined && n !== 2),
  conflict(
    ['teams'],
    'pairs-need-4-6',
    (o, n) => o.teams === 'pairs' && n !== undefined && n !== 4 && n !== 6,
  ),
  conflict(['teams'], 'triples-need-6', (o, n) => o.teams === 'triples' && n !== undefined && n !== 6),
  conflict(
    ['boston', 'deal'],
    'boston-needs-13',
    (o, n) => o.boston && isKnown(o, n) && handSize(o, n) !== 13,
  ),
  conflict(
    ['tenFor200', 'deal'],
    'ten-out-of-reach',
    (o, n) => o.tenFor200 && isKnown(o, n) && handSize(o, n) < 10,
  ),
];

/** Choices that cannot be played together: refused with a reason, never silently changed. */
export const spadesConflicts = [...NEEDS, ...CLASHES, ...SEATS];

function isKnown(options: SpadesOptions, seats: number | undefined): seats is number {
  return seats !== undefined && seatCounts(options).includes(seats);
}
