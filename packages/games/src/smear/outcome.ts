import type { Card } from '@stammtisch/cards';
import { type DealOutcome, deltas, type Json, seatAfter } from '@stammtisch/kernel';

import type { Call, Contract, SmearTerms, State, TakenTrick, Trick } from './position.ts';
import { sideTotal } from './scoring.ts';
import { trumpOf } from './tricks.ts';

/** The current deal, or the one that has just ended; undefined before the first. */
export function outcome(state: State): DealOutcome | undefined {
  const { terms } = state;
  switch (state.phase) {
    case 'dealing':
      return state.last === undefined ? undefined : ended(state, state.last);
    case 'auction':
      return { ...unfinished(state), tricks: [], facts: facts(state, terms) };
    case 'playing':
      return { ...unfinished(state), tricks: played(state.tricks, state.trick), facts: facts(state, terms) };
    case 'over':
      return ended(state, state.last);
  }
}

type Finished = NonNullable<Extract<State, { readonly phase: 'dealing' }>['last']>;

function unfinished({ terms, totals, dealer }: State): Omit<DealOutcome, 'tricks' | 'facts'> {
  return {
    complete: false,
    dealer,
    lines: [],
    delta: deltas([], sideTotal(terms)),
    totals,
  };
}

function ended({ terms, totals }: State, last: Finished): DealOutcome {
  const lines = last.ended === 'scored' ? last.lines : [];
  const common = {
    complete: true,
    dealer: last.dealer,
    lines,
    delta: deltas(lines, sideTotal(terms)),
    totals,
    facts: facts(last, terms),
  };
  if (last.ended === 'redeal') return { ...common, redeal: true, tricks: [] };
  return { ...common, tricks: played(last.tricks) };
}

function played(tricks: readonly TakenTrick<Card>[], current?: Trick<Card>): DealOutcome['tricks'] {
  const done = tricks.map(({ leader, cards, winner }) => ({ leader, cards, winner }));
  if (current === undefined || current.cards.length === 0) return done;
  return [...done, { leader: current.leader, cards: current.cards, winner: null }];
}

/** What a record says of a deal beyond what all games have. What is not yet decided is null. */
function facts(
  deal: {
    readonly dealer: number;
    readonly calls: readonly Call[];
    readonly contract?: Contract;
    readonly tricks?: readonly TakenTrick<Card>[];
    readonly trick?: Trick<Card>;
  },
  { seats }: SmearTerms,
): Readonly<Record<string, Json>> {
  const { contract, tricks = [], trick = { leader: 0, cards: [] } } = deal;
  return {
    trump: trumpOf({ tricks, trick }) ?? null,
    bids: deal.calls.map((bid, index) => ({ seat: seatAfter(deal.dealer, seats, 1 + index), bid })),
    ...contractFacts(contract),
  };
}

function contractFacts(contract: Contract | undefined): Readonly<Record<string, Json>> {
  switch (contract?.type) {
    case 'bid':
      return { declarer: contract.declarer, contract: contract.points, forced: contract.forced };
    case 'moon':
      return { declarer: contract.declarer, contract: 'moon', forced: false };
    case 'free':
      return { declarer: null, contract: null, forced: false };
    case undefined:
      return { declarer: null, contract: null, forced: null };
  }
}
