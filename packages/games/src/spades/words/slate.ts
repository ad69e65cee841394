import { cardName, isSeen, type Language } from '@stammtisch/cards';
import { at, type BySeat, type BySide, range, type Seat, type SlateLine } from '@stammtisch/kernel';

import { handSize } from '../pack.ts';
import { tricksTaken } from '../play.ts';
import { isNil, promised, type SeenBid, type SpadesTerms, type View } from '../position.ts';
import type { Texts } from './texts.ts';

/** What a scorer would chalk up: whether spades are open, all bids together, and beside each player bid, tricks, bags. */
export function slate(view: View, language: Language, { slate: texts }: Texts): readonly SlateLine[] {
  const { terms, isExtra } = view;
  const lines: SlateLine[] = [];
  if (isExtra) lines.push({ label: texts.extraRound, value: texts.extraRoundHelp });
  if (view.phase === 'playing' && terms.options.breaking !== 'none')
    lines.push({ label: texts.spades, value: view.isBroken ? texts.open : texts.closed });
  if (view.phase === 'drawing' && isSeen(view.drawn))
    lines.push({ label: texts.drawn, value: cardName(view.drawn, language), seat: view.turn });
  const deal = bidsAndTricks(view);
  return [
    ...lines,
    ...sumLine(deal?.bids ?? [], terms, texts),
    ...range(terms.seats).flatMap((seat) => seatLines(view, deal, seat, texts)),
  ];
}

/** The same for a deal that is on the sheet. */
export function chalked({ terms, pages }: View, page: number, { slate: texts }: Texts): readonly SlateLine[] {
  const deal = pages[page];
  if (deal === undefined) return [];
  return [
    ...sumLine(deal.bids, terms, texts),
    ...range(terms.seats).flatMap((seat) => [
      ...dealLines(deal, terms, seat, texts),
      ...bagLines(deal.bags, terms, seat, texts),
    ]),
  ];
}

type SlateTexts = Texts['slate'];

/** All bids together against the tricks there are: whether the table wants more than there is, or less. */
function sumLine(
  bids: Told['bids'],
  { options, seats }: SpadesTerms,
  texts: SlateTexts,
): readonly SlateLine[] {
  if (bids.every((bid) => bid === null) || bids.includes('sealed')) return [];
  const sum = bids.reduce<number>((total, bid) => total + promised(bid), 0);
  return [{ label: texts.bids, value: `${sum}/${handSize(options, seats)}` }];
}

function seatLines(view: View, deal: Told | undefined, seat: Seat, texts: SlateTexts): readonly SlateLine[] {
  const { terms, bags } = view;
  const lines: SlateLine[] = [];
  if (view.phase === 'bidding' && view.looked[seat] === false)
    lines.push({ label: texts.unseen, value: texts.unseenHelp, seat });
  if (deal !== undefined) lines.push(...dealLines(deal, terms, seat, texts));
  return [...lines, ...bagLines(bags, terms, seat, texts)];
}

function bagLines(
  bags: BySide<number>,
  { options, sides }: SpadesTerms,
  seat: Seat,
  texts: SlateTexts,
): readonly SlateLine[] {
  if (options.bags === 'off') return [];
  return [{ label: texts.bags, value: String(at(bags, at(sides, seat))), seat }];
}

interface Told {
  readonly bids: readonly (SeenBid | null)[];
  /** Once cards are played. */
  readonly took?: BySeat<number>;
}

/** SP-30, SP-A15: this deal's bids and tricks, or those of the one that lies open. */
function bidsAndTricks(view: View): Told | undefined {
  switch (view.phase) {
    case 'bidding':
    case 'passing':
      return { bids: view.bids };
    case 'playing':
      return { bids: view.bids, took: tricksTaken(view.tricks, view.terms.seats) };
    case 'dealing':
    case 'over':
      return view.pages.at(-1);
    case 'drawing':
      return undefined;
  }
}

function dealLines(
  { bids, took }: Told,
  terms: SpadesTerms,
  seat: Seat,
  texts: SlateTexts,
): readonly SlateLine[] {
  const bid = bids[seat] ?? null;
  const lines: SlateLine[] = bid === null ? [] : [{ label: texts.bid, value: bidValue(bid, texts), seat }];
  if (took === undefined) return lines;
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
