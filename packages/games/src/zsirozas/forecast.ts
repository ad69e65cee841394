import { type Card, type Rank, rankOf, type SeenCard } from '@stammtisch/cards';
import { at, type Seat, seatAfter } from '@stammtisch/kernel';

import type { Chances } from './chances.ts';
import { matches } from './matching.ts';
import type { Play, Playing } from './position.ts';
import { FAT, isFat } from './scoring.ts';
import { directionOf } from './talon.ts';
import { holderOf } from './trick.ts';

/** What things are worth beside the points of the trick, in points; found by letting advice play against itself. */
interface Prices {
  /** Leading to the next trick, oneself or one's partner. */
  readonly lead: number;
  /** A seven kept in hand. */
  readonly seven: number;
  /** A ten or ace kept in hand; with a partner who may take it, one is readily rid of it. */
  readonly fat: number;
  /** A card whose rank one holds twice. */
  readonly pair: number;
  /** The part of the last trick for which a seven is kept; four players cannot steer it. */
  readonly last: number;
}
const ALONE: Prices = { lead: 2, seven: 15, fat: 2, pair: 0.5, last: 0.5 };
const PAIRED: Prices = { lead: 3, seven: 11, fat: -2, pair: 0.5, last: 0 };

/** A beaten leader goes on and wins the trick back this often, if its cards allow it. */
const WON_BACK = 0.6;
/** Having a match oneself, one loses to a leader who goes on only this often. */
const NOT_ANSWERED = 0.7;
/** Who has just matched matches again so much more rarely. */
const AGAIN = 0.6;

const pricesOf = ({ terms }: Playing<SeenCard>): Prices => (terms.seats === 4 ? PAIRED : ALONE);

/** The trick as it would lie, and what the asking seat would still hold. */
export interface Outlook {
  readonly view: Playing<SeenCard>;
  readonly chances: Chances;
  readonly seat: Seat;
  readonly plays: readonly Play<SeenCard>[];
  readonly hand: readonly SeenCard[];
}

/** The outlook before this seat does anything. */
export function outlookFrom(view: Playing<SeenCard>, seat: Seat, chances: Chances): Outlook {
  return { view, chances, seat, plays: view.trick.plays, hand: at(view.hands, seat) };
}

/** What playing a card is worth: its trick as it will probably go, less what the card would be worth in hand. */
export function playWorth(outlook: Outlook, card: Card): number {
  return trickWorth(withCard(outlook, card)) - keepWorth(outlook, card);
}

/** What letting the trick go is worth. */
export function stopWorth(outlook: Outlook): number {
  const holder = holderOf(outlook.plays);
  if (holder === undefined) throw new Error('nothing to stop');
  return takenWorth(outlook, holder, stakesOf(outlook));
}

/** The outlook once this seat has played a card. */
function withCard(outlook: Outlook, card: Card): Outlook {
  const { plays, hand, seat } = outlook;
  return {
    ...outlook,
    plays: [...plays, { seat, card }],
    hand: hand.filter((held) => held !== card),
  };
}

/** What a card is worth while it stays in hand. */
function keepWorth({ view, hand }: Outlook, card: Card): number {
  const rank = rankOf(card);
  const prices = pricesOf(view);
  if (hand.length === 1) return 0;
  const isLate = view.talon.length === 0;
  if (rank === '7') return prices.seven + (isLate ? prices.last * lastWorth(view) : 0);
  const twins = hand.filter((held) => rankOf(held) === rank).length - 1;
  return (isFat(card) ? prices.fat : 0) + (twins > 0 ? prices.pair : 0);
}

/** The points in the trick, and those that hang on it. */
function stakesOf({ view, plays, hand }: Outlook): number {
  const fat = plays.reduce((sum, { card }) => sum + (isFat(card) ? FAT : 0), 0);
  const isLast = view.talon.length === 0 && hand.length === 0;
  return isLast ? fat + lastWorth(view) : fat;
}

/** What taking the last trick is worth: its points, or the majority it may decide. */
function lastWorth({ terms: { options } }: Playing<SeenCard>): number {
  return options.scoring === 'majority' ? FAT / 2 : options.lastTrick;
}

/** The trick in this holder's hands, seen from the asking seat's side. */
function takenWorth({ view, seat }: Outlook, holder: Seat, stakes: number): number {
  const worth = stakes + pricesOf(view).lead;
  return isSameSide(view, seat, holder) ? worth : -worth;
}

/** What the trick is worth once this circuit has been played out, and the leader has gone on or not. */
function trickWorth(outlook: Outlook): number {
  const { view, seat, plays } = outlook;
  const { trick } = view;
  const holder = holderOf(plays);
  if (holder === undefined) throw new Error('a trick without cards');
  const stakes = stakesOf(outlook);
  let ours = isSameSide(view, seat, holder) ? 1 : 0;
  for (const next of stillToPlay(view, plays.length)) {
    const beats = chanceToBeat(outlook, next, stakes);
    ours = isSameSide(view, seat, next) ? ours + (1 - ours) * beats : ours * (1 - beats);
  }
  const risk = lossOnTop(outlook);
  if (trick.leader === seat) return ourTrick(outlook, ours, stakes, risk);
  ours = isSameSide(view, seat, trick.leader)
    ? ours + (1 - ours) * goingOn(outlook, stakes) * WON_BACK
    : ours * (1 - goingOn(outlook, stakes) * (holdsMatch(outlook) ? NOT_ANSWERED : 1));
  return (2 * ours - 1) * (stakes + pricesOf(view).lead);
}

/** The asking seat leads: what is taken from it, it may take back by going on. */
function ourTrick(outlook: Outlook, ours: number, stakes: number, risk: number): number {
  const { lead } = pricesOf(outlook.view);
  const lost = stakes + risk;
  const backlash = Math.max(-lost - lead, goOnWorth(outlook, lost));
  return ours * (stakes + lead) + (1 - ours) * backlash;
}

/** What is left of a beaten trick if the leader goes on with its next best match. */
function goOnWorth(outlook: Outlook, stakes: number): number {
  const led = ledOf(outlook);
  const natural = outlook.hand.some((card) => rankOf(card) === led);
  const seven = outlook.hand.some((card) => rankOf(card) === '7');
  if (!natural && !seven) return -Infinity;
  const prices = pricesOf(outlook.view);
  const price = natural ? 0 : prices.seven;
  const more = natural && (led === 'T' || led === 'A') ? FAT : 0;
  let holds = 1;
  const { view, seat } = outlook;
  for (const next of stillToPlay(view, 1)) {
    if (isSameSide(view, seat, next)) continue;
    holds *= 1 - chanceToBeat(outlook, next, stakes + more) * AGAIN;
  }
  return (2 * holds - 1) * (stakes + more + prices.lead) - price;
}

/** Points a natural match of the rank led would add to the trick. */
function lossOnTop(outlook: Outlook): number {
  const led = ledOf(outlook);
  return led === 'T' || led === 'A' ? FAT : 0;
}

/** The seats that still play in the circuit these plays have begun, in order. */
function stillToPlay({ terms, trick }: Playing<SeenCard>, played: number): readonly Seat[] {
  const { seats, options } = terms;
  const rest: Seat[] = [];
  for (let index = played; index % seats !== 0; index += 1) {
    rest.push(seatAfter(trick.leader, seats, index % seats, directionOf(options)));
  }
  return rest;
}

/** How probably another seat beats the trick: with a card of the rank, or with a seven it thinks worth it. */
function chanceToBeat(outlook: Outlook, seat: Seat, stakes: number): number {
  const { view, chances } = outlook;
  const { matching, sevenDuty } = view.terms.options;
  const led = ledOf(outlook);
  const natural = chances.holds(seat, led) * (matching === 'compulsory' ? 1 : eagerness(stakes + 5));
  if (led === '7') return natural;
  const seven = chances.holds(seat, '7') * (sevenDuty ? 1 : eagerness(stakes));
  return 1 - (1 - natural) * (1 - seven);
}

/** How readily a player spends a good card on a trick of so many points. */
function eagerness(stakes: number): number {
  if (stakes >= 2 * FAT) return 0.95;
  if (stakes >= FAT) return 0.8;
  return stakes > 0 ? 0.4 : 0.1;
}

/** How probably the leader, beaten, goes on and is not beaten again. */
function goingOn(outlook: Outlook, stakes: number): number {
  const { view, chances } = outlook;
  const { leader } = view.trick;
  const led = ledOf(outlook);
  const natural = chances.holds(leader, led) * (stakes > 0 ? 0.95 : 0.5);
  const seven = led === '7' ? 0 : chances.holds(leader, '7') * eagerness(stakes);
  return 1 - (1 - natural) * (1 - seven);
}

function holdsMatch(outlook: Outlook): boolean {
  const led = ledOf(outlook);
  return outlook.hand.some((card) => matches(led, card));
}

function ledOf({ plays }: Outlook): Rank {
  const first = plays[0];
  const led = first === undefined ? undefined : rankOf(first.card);
  if (led === undefined) throw new Error('nothing was led');
  return led;
}

function isSameSide({ terms }: Playing<SeenCard>, seat: Seat, other: Seat): boolean {
  return at(terms.sides, seat) === at(terms.sides, other);
}
