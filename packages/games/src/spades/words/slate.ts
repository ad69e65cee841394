import { cardName, isSeen, type Language } from '@stammtisch/cards';
import { at, range, type Seat, type SlateLine } from '@stammtisch/kernel';

import { tricksTaken } from '../play.ts';
import {
  type FinishedDeal,
  isNil,
  promised,
  type SeenBid,
  type SpadesTerms,
  type View,
} from '../position.ts';
import type { Texts } from './texts.ts';

/** What a scorer would chalk up: the target, whether spades are open, and beside each player bid, tricks and bags. */
export function slate(view: View, language: Language, { slate: texts }: Texts): readonly SlateLine[] {
  const { terms, isExtra } = view;
  const lines: SlateLine[] = [{ label: texts.target, value: String(terms.options.target) }];
  if (isExtra) lines.push({ label: texts.extraRound, value: texts.extraRoundHelp });
  if (view.phase === 'playing' && terms.options.breaking !== 'none')
    lines.push({ label: texts.spades, value: view.isBroken ? texts.open : texts.closed });
  if (view.phase === 'drawing' && isSeen(view.drawn))
    lines.push({ label: texts.drawn, value: cardName(view.drawn, language), seat: view.turn });
  return [...lines, ...range(terms.seats).flatMap((seat) => seatLines(view, seat, texts))];
}

type SlateTexts = Texts['slate'];

function seatLines(view: View, seat: Seat, texts: SlateTexts): readonly SlateLine[] {
  const { terms, bags } = view;
  const lines: SlateLine[] = [];
  const side = at(terms.sides, seat);
  if (view.phase === 'bidding' && view.looked[seat] === false)
    lines.push({ label: texts.unseen, value: texts.unseenHelp, seat });
  const deal = bidsAndTricks(view);
  if (deal !== undefined) lines.push(...dealLines(deal, terms, seat, texts));
  if (terms.options.bags !== 'off') lines.push({ label: texts.bags, value: String(at(bags, side)), seat });
  return lines;
}

interface Told {
  readonly bids: readonly (SeenBid | null)[];
  readonly tricks: FinishedDeal<'??'>['tricks'] | Extract<View, { readonly phase: 'playing' }>['tricks'];
  readonly isPlayed: boolean;
}

/** SP-30, SP-A15: this deal's bids and tricks, or those of the one that lies open. */
function bidsAndTricks(view: View): Told | undefined {
  switch (view.phase) {
    case 'bidding':
    case 'passing':
      return { bids: view.bids, tricks: [], isPlayed: false };
    case 'playing':
      return { bids: view.bids, tricks: view.tricks, isPlayed: true };
    case 'dealing':
    case 'over':
      return view.last === undefined
        ? undefined
        : { bids: view.last.bids, tricks: view.last.tricks, isPlayed: true };
    case 'drawing':
      return undefined;
  }
}

function dealLines(
  { bids, tricks, isPlayed }: Told,
  terms: SpadesTerms,
  seat: Seat,
  texts: SlateTexts,
): readonly SlateLine[] {
  const bid = bids[seat] ?? null;
  const lines: SlateLine[] = bid === null ? [] : [{ label: texts.bid, value: bidValue(bid, texts), seat }];
  if (!isPlayed) return lines;
  const took = tricksTaken(tricks, terms.seats);
  lines.push({ label: texts.tricks, value: String(at(took, seat)), seat });
  const side = terms.sides[seat];
  const team = range(terms.seats).filter((one) => terms.sides[one] === side);
  if (team.length === 1) return lines;
  const contract = team.reduce((sum, one) => sum + promised(bids[one] ?? null), 0);
  // SP-O4: what a nil bidder takes does not count towards the contract, unless the table says so.
  const counts = (one: Seat): boolean => terms.options.nilTricks === 'help' || !isNil(bids[one] ?? null);
  const together = team.reduce((sum, one) => (counts(one) ? sum + at(took, one) : sum), 0);
  return [...lines, { label: texts.contract, value: texts.ofContract(together, contract), seat }];
}

function bidValue(bid: SeenBid, texts: SlateTexts): string {
  if (bid === 'sealed') return texts.sealed;
  if (bid === 'blind nil') return texts.blindNil;
  return bid === 'nil' ? texts.nil : String(bid);
}
