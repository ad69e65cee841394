import { type Card, isJoker, type SeenCard, type Suit, suitOf } from '@stammtisch/cards';
import { type Advice, at, range, type Seat } from '@stammtisch/kernel';

import { playRefusal } from '../play.ts';
import type { Action, Playing } from '../position.ts';
import { beats, holdingPlay, suitIn, trumpOf } from '../tricks.ts';
import type { Because, FollowReason, LeadReason } from './because.ts';
import { estimate, expected, surroundings } from './estimate.ts';
import {
  chanceAgainst,
  chanceToBeat,
  ownHand,
  read,
  type Reading,
  seatsToCome,
  unseenBy,
} from './reading.ts';
import { type Stakes, valueFor, weighStakes, worthOf } from './stakes.ts';

/** A weighed reason to play a card. */
interface Weighed {
  readonly weight: number;
  readonly because: Because;
}

/** Every card that may be played, the best first. */
export function adviseCards(view: Playing<SeenCard>, seat: Seat): readonly Advice<Action, Because>[] {
  const legal = ownHand(view, seat).filter((card) => playRefusal(view, seat, card) === undefined);
  const trump = trumpOf(view);
  const weighed = trump === undefined ? firstLeads(view, seat, legal) : laterCards(view, seat, legal, trump);
  return weighed.toSorted((a, b) => b.weight - a.weight);
}

/** SM-19: the first card names the trump, so the suit comes first and the card second. */
function firstLeads(
  view: Playing<SeenCard>,
  seat: Seat,
  legal: readonly Card[],
): readonly Advice<Action, Because>[] {
  const around = surroundings(view.terms, unseenBy(view, seat));
  const bySuit = new Map<Suit, { readonly table: Table; readonly points: number }>();
  return legal.flatMap((card) => {
    const suit = suitOf(card);
    if (suit === undefined) return [];
    const known = bySuit.get(suit) ?? {
      table: tableFor(read(view, seat, suit)),
      points: expected(estimate(ownHand(view, seat), suit, around)),
    };
    bySuit.set(suit, known);
    const { weight, because } = weighLead(card, known.table);
    return [advice(card, { weight: weight + 3 * known.points, because })];
  });
}

function laterCards(
  view: Playing<SeenCard>,
  seat: Seat,
  legal: readonly Card[],
  trump: Suit,
): readonly Advice<Action, Because>[] {
  const table = tableFor(read(view, seat, trump));
  const led = view.trick.cards[0];
  return legal.map((card) =>
    advice(card, led === undefined ? weighLead(card, table) : weighFollow(card, { ...table, led })),
  );
}

function advice(card: Card, { weight, because }: Weighed): Advice<Action, Because> {
  return { action: { type: 'play', card }, weight: Math.round(weight * 1000), because };
}

/** A position read and weighed, once for all cards. */
interface Table {
  readonly reading: Reading;
  readonly stakes: Stakes;
  /** What a trick won later will hold on average. */
  readonly average: number;
  /** What a point costs when it goes to somebody else, on average. */
  readonly loss: number;
}

function tableFor(reading: Reading): Table {
  const stakes = weighStakes(reading);
  const { view, side, hand, unseen } = reading;
  const rivals = stakes.cost.filter((_, one) => one !== side);
  const loss = rivals.reduce((sum, cost) => sum + cost, 0) / Math.max(1, rivals.length);
  const outside = unseen.reduce(
    (sum, card) => sum + worthOf(card, reading, stakes) * chanceAgainst(reading, card),
    0,
  );
  const left = Math.max(1, hand.length);
  const isFirst = view.trick.cards.length === 0;
  return { reading, stakes, loss, average: (0.7 * outside) / (isFirst ? left : Math.max(1, left - 1)) };
}

/** What leading a card promises: the trick if it holds, less what the card could do later. */
function weighLead(card: Card, table: Table): Weighed {
  const { reading, stakes, loss } = table;
  const { trump, options, side, hand } = reading;
  const led = suitIn(card, trump, options) ?? trump;
  const rivals = seatsToCome(reading).filter((seat) => reading.view.terms.sides[seat] !== side);
  const holds = rivals.reduce((all, seat) => all * (1 - chanceToBeat(reading, seat, card, led)), 1);
  const worth = worthOf(card, reading, stakes);
  const drawn = led === trump ? forcedOut(card, table) : 0.1 * table.average;
  const won = stakes.gain * (worth + drawn) + stakes.trick;
  const lost = loss * (worth + drawn / 2) + stakes.trick;
  const promise = holds * won - (1 - holds) * lost - future(card, table) + pulling(card, led, table);
  // A point that is safe now is better than one that will be; of equal trumps the highest goes first.
  const safe = holds > 0.95 && worth >= 1 ? 0.25 : 0;
  const top = led === trump && !hand.some((one) => beats(one, card, trump, options)) ? 0.03 : 0;
  return {
    weight: promise + safe + top,
    because: leadReason(card, { holds, worth, isTrump: led === trump }),
  };
}

function leadReason(
  card: Card,
  { holds, worth, isTrump }: { readonly holds: number; readonly worth: number; readonly isTrump: boolean },
): LeadReason {
  if (isTrump && holds > 0.9 && worth >= 1) return isJoker(card) ? 'joker-is-safe' : 'point-is-safe';
  if (isTrump && holds > 0.7) return 'best-trump-first';
  if (isTrump) return 'pull-trumps';
  return holds > 0.5 ? 'plain-winner' : 'give-little';
}

/** What the others must give to a trump led: their points, where they hold no other trump. */
function forcedOut(card: Card, { reading, stakes }: Table): number {
  const { trump, options, unseen, view, seat, shares } = reading;
  const trumps = unseen.filter((one) => suitIn(one, trump, options) === trump);
  const given = trumps.reduce(
    (sum, one) => (beats(one, card, trump, options) ? sum : sum + worthOf(one, reading, stakes)),
    0,
  );
  let sum = 0;
  for (const other of range(view.terms.seats)) {
    if (other === seat) continue;
    const share = shares[trump]?.[other] ?? 0;
    let alone = share;
    for (let i = 1; i < trumps.length; i += 1) alone *= 1 - share;
    sum += given * alone;
  }
  return sum;
}

/** What drawing trumps does for the cards that stay in the hand: jokers, tens and the like get safer. */
function pulling(card: Card, led: Suit, { reading, stakes }: Table): number {
  const { trump, options, hand, view, side } = reading;
  if (led !== trump) return 0;
  const isOurs = view.contract.type === 'free' || view.terms.sides[view.contract.declarer] === side;
  const helped = hand
    .filter((one) => one !== card)
    .reduce((sum, one) => sum + worthOf(one, reading, stakes), 0);
  const outside = reading.unseen.filter((one) => suitIn(one, trump, options) === trump);
  const against = outside.reduce((sum, one) => sum + chanceAgainst(reading, one), 0);
  const own = hand.filter((one) => suitIn(one, trump, options) === trump).length;
  const drawn = Math.min(against, 2.5);
  return (isOurs ? 0.06 : 0.02) * drawn * helped * (own > 1 ? 1 : 0.3);
}

interface Following extends Table {
  readonly led: SeenCard;
}

/** What adding a card to the trick promises: the trick with it, ours or theirs, less what the card could do later. */
function weighFollow(card: Card, table: Following): Weighed {
  const { reading, stakes } = table;
  const { view, trump, options, side } = reading;
  const { trick, terms } = view;
  const holding = holdingPlay(trick.cards, trump, options);
  const holder = at(trick.cards, holding);
  const takes = beats(card, holder, trump, options);
  const holderSide = at(terms.sides, (trick.leader + holding) % terms.seats);
  const best = takes ? card : holder;
  const ours = chanceOurs(table, { best, isOurs: takes || holderSide === side });
  const onTable = trick.cards.reduce((sum, one) => sum + worthOf(one, reading, stakes), 0);
  const worth = worthOf(card, reading, stakes);
  const toCome = 0.15 * table.average * seatsToCome(reading).length;
  const total = onTable + worth + toCome;
  const isLost = !takes && holderSide !== side;
  const toThem = isLost ? valueFor(holderSide, total, reading, stakes) : -table.loss * total;
  const weight =
    ours * (stakes.gain * total + stakes.trick) + (1 - ours) * (toThem - stakes.trick) - future(card, table);
  return {
    weight,
    because: followReason({ takes, isPartners: !takes && holderSide === side, ours, worth, onTable }),
  };
}

function followReason(facts: {
  readonly takes: boolean;
  readonly isPartners: boolean;
  readonly ours: number;
  readonly worth: number;
  readonly onTable: number;
}): FollowReason {
  const { takes, isPartners, ours, worth, onTable } = facts;
  if (isPartners && worth > 0.2) return ours > 0.6 ? 'points-for-partner' : 'hope-for-partner';
  if (takes && onTable >= 0.9) return 'catch-points';
  if (takes && worth >= 0.9) return 'bring-it-home';
  if (takes) return 'take-trick';
  return worth > 0.2 ? 'must-give' : 'spare-card';
}

/** How likely the trick is ours if this card holds it now. */
function chanceOurs(
  { reading, led }: Following,
  { best, isOurs }: { readonly best: SeenCard; readonly isOurs: boolean },
): number {
  const { view, side, trump, options } = reading;
  const suit = suitIn(led, trump, options) ?? trump;
  let chance = isOurs ? 1 : 0;
  for (const seat of seatsToCome(reading)) {
    // Whoever can take a trick does so most of the time; a side does not take its own.
    const taken = best === '??' ? 0 : chanceToBeat(reading, seat, best, suit);
    if (view.terms.sides[seat] === side) chance += (1 - chance) * taken * 0.85;
    else chance *= 1 - taken * 0.9;
  }
  return chance;
}

/** What a card may still bring if it is kept: its own worth, and the tricks it may take. */
function future(card: Card, { reading, stakes, average, loss }: Table): number {
  const { hand } = reading;
  if (hand.length === 1) return 0;
  const wins = chanceLater(card, reading);
  const worth = worthOf(card, reading, stakes);
  const lands = Math.max(wins, placing(card, reading));
  const tricks = Math.max(wins, readiness(card, reading));
  return tricks * stakes.gain * average + worth * (lands * stakes.gain - (1 - lands) * loss);
}

/** SM-O6: a trump that may take any trick waits for a good one: more than one of average worth, as played deals tell. */
const READY = 1.4;

/** How good a trick, of average ones, a trump can wait for; with a partner nobody needs to. */
function readiness(card: Card, { trump, options }: Reading): number {
  const isReady =
    options.trumpAnytime && options.partners === 'off' && suitIn(card, trump, options) === trump;
  return isReady ? READY : 0;
}

/** How likely a card takes a later trick: nothing higher against it, and for plain cards no trump either. */
function chanceLater(card: Card, reading: Reading): number {
  const { trump, options, unseen, hand } = reading;
  const suit = suitIn(card, trump, options);
  const bosses = hand.filter(
    (one) => one !== card && suitIn(one, trump, options) === trump && isBoss(one, reading),
  );
  let chance = 1;
  let trumpsOut = 0;
  for (const one of unseen) {
    const against = chanceAgainst(reading, one);
    const own = suitIn(one, trump, options);
    if (own === trump) trumpsOut += against;
    // Higher trumps of ours may draw the one that is missing.
    if (own === suit && beats(one, card, trump, options)) chance *= 1 - against * drawnBy(bosses.length);
  }
  if (suit === trump) return chance;
  return (chance * 0.8) / (1 + 0.35 * trumpsOut);
}

const drawnBy = (bosses: number): number => [1, 0.7, 0.5, 0.4][Math.min(bosses, 3)] ?? 1;

/** Whether no unseen card beats it. */
function isBoss(card: Card, { unseen, trump, options }: Reading): boolean {
  return !unseen.some((one) => beats(one, card, trump, options));
}

/** How likely a card without power can still be laid on a trick of ours. */
function placing(card: Card, { hand, trump, options, view }: Reading): number {
  const partners = options.partners === 'off' ? 0 : 0.2;
  const isTrump = suitIn(card, trump, options) === trump;
  const trumps = hand.filter((one) => suitIn(one, trump, options) === trump).length;
  // A lone joker is drawn by the next trump; behind others it can wait.
  const shelter = isTrump ? 0.08 * Math.min(trumps - 1, 3) : 0.06 * Math.min(trumps, 3);
  const time = 0.03 * Math.min(hand.length, 5);
  const lead = view.contract.type !== 'free' && view.contract.declarer === view.trick.leader ? 0.05 : 0;
  return 0.2 + partners + shelter + time + lead;
}
