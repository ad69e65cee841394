import { type Card, isSeen, type SeenCard } from '@stammtisch/cards';
import { at, type Seat, seatAfter } from '@stammtisch/kernel';

import { winningIndex } from '../play.ts';
import type { Outlook } from './outlook.ts';
import { above, below, chanceOfMore, type Other, power, size, SPADES, spot } from './prospects.ts';

/** How likely each seat is to take the trick, by seat. */
export type Forecast = readonly number[];

/** Who will take the trick if this card is played now. */
export function forecast(look: Outlook, card: Card): Forecast {
  const { view, seat, later } = look;
  const { terms, trick, tricks } = view;
  const cards = [...trick.cards, card];
  const index = winningIndex(terms.options, cards, tricks.length === 0);
  const holder = seatAfter(trick.leader, terms.seats, index);
  const best = at(cards, index);
  const chances = Array.from({ length: terms.seats }, () => 0);
  chances[holder] = 1;
  if (!isSeen(best)) return chances;
  const led = suitOfLead(look, cards);
  for (const one of later) {
    const other = look.others.find((each) => each.seat === one);
    if (other !== undefined) overtake(look, chances, { other, holder, best, led, trick: seat });
  }
  return chances;
}

interface Contest {
  readonly other: Other;
  /** Who holds the trick as it lies after this seat's card, and with which card. */
  readonly holder: Seat;
  readonly best: Card;
  readonly led: number;
  readonly trick: Seat;
}

/** A later seat takes its part of everybody's chances. */
function overtake(look: Outlook, chances: number[], contest: Contest): void {
  const { other, holder } = contest;
  const { sides } = look.view.terms;
  let gained = 0;
  for (const [one, chance] of chances.entries()) {
    if (chance === 0 || one === other.seat) continue;
    const isFriend = sides[one] === sides[other.seat];
    const isNil = at(look.nils, one);
    // A partner's nil is rescued and an opponent's left alone; a partner's own trick is rarely taken over.
    const eagerness = isFriend ? (isNil ? 1 : 0.1) : isNil ? 0.15 : at(look.appetites, other.seat);
    // Who has overtaken already holds the trick with a better card than this one.
    const beats =
      takeChance(look, contest, at(look.nils, other.seat) ? 0 : eagerness) * (one === holder ? 1 : 0.4);
    chances[one] = chance * (1 - beats);
    gained += chance * beats;
  }
  chances[other.seat] = at(chances, other.seat) + gained;
}

/** The chance that a seat beats the best card, given how much it wants to. */
function takeChance(look: Outlook, { other, best, led }: Contest, eagerness: number): number {
  const { deck } = look.view.terms.options;
  const { unseen } = look;
  const { suit, high } = spot(deck, best);
  const share = at(other.share, led);
  const out = at(unseen, led);
  const isVoid = power(1 - share, size(out));
  let follow = 0;
  if (suit === led) {
    const has = chanceOfMore(above(out, high), share, 0);
    const onlyHigher = power(1 - share, below(out, high));
    follow = has * (eagerness + (1 - eagerness) * onlyHigher);
  }
  if (led === SPADES) return follow;
  const trumps = suit === SPADES ? above(at(unseen, SPADES), high) : size(at(unseen, SPADES));
  // SP-O9: hardly anybody may trump the first trick.
  const isFirst = look.view.tricks.length === 0 && look.view.terms.options.firstTrick !== 'free';
  const ruff = isFirst ? 0 : isVoid * chanceOfMore(trumps, at(other.share, SPADES), 0) * eagerness;
  return Math.min(1, follow + ruff);
}

function suitOfLead(look: Outlook, cards: readonly SeenCard[]): number {
  const led = at(cards, 0);
  return isSeen(led) ? spot(look.view.terms.options.deck, led).suit : SPADES;
}
