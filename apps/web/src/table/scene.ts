import {
  isSeen,
  type Language,
  type Pattern,
  parseCard,
  type SeenCard,
  type Suit,
  suitName,
} from '@stammtisch/cards';
import { at, range, type Seat, type SlateLine, type SpokenWords, type TableLayout } from '@stammtisch/kernel';

import type { Deck } from '../cards/card-face.tsx';
import { deckOf, patternOf } from '../cards/pattern.ts';
import { type Zero, zeroOf } from '../sheet/points.tsx';
import type { Room2d, Spot, TableGeometry } from './geometry.ts';
import { type Gift, giftIn } from './gifts.ts';
import { layout } from './layout.ts';
import type { TableModel } from './model.ts';
import { hasPartners, seatAt } from './sides.ts';
import { type TableWords, tableWords } from './words.ts';

/** One moment of the table, with everything its parts ask for worked out once. */
export interface Scene {
  readonly model: TableModel;
  readonly words: TableWords;
  readonly spoken: SpokenWords;
  readonly table: TableLayout;
  readonly geometry: TableGeometry;
  readonly pattern: Pattern;
  readonly deck: Deck;
  /** Who sits at the bottom: this client's seat, or the first one for somebody who watches. */
  readonly bottom: Seat;
  /** All seats in order of play, from the bottom. */
  readonly order: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly isMyTurn: boolean;
  /** A card may be chosen in advance: tricks are played, and others are to act. */
  readonly canMark: boolean;
  /** Cards I may play now. */
  readonly playable: ReadonlySet<string>;
  /** Everything else I may do now: bids, passing, stopping. */
  readonly answers: readonly string[];
  /** Cards I may part with now, set by set. */
  readonly gifts: readonly Gift[];
  /** How many cards I hold that I have not looked at. */
  readonly hidden: number;
  /** What I may say out of turn. */
  readonly remarks: readonly string[];
  /** What is chalked up for the whole table, but for the suit that is trump: that one is shown as a sign. */
  readonly told: readonly SlateLine[];
  readonly hasPartners: boolean;
  /** How this game writes no points. */
  readonly zero: Zero;
}

/** Works a moment of the table out. */
export function sceneOf(model: TableModel, size: { readonly width: number; readonly height: number }): Scene {
  const { seen, seat, language, preferences } = model;
  const table = seen.layout();
  const { seats, sides } = seen.terms;
  const bottom = seat ?? 0;
  const order = range(seats).map((offset) => seatAt(bottom, offset, seats, table.direction));
  const waiting = seen.awaited();
  const awaited = waiting === 'deck' ? [] : waiting;
  const isMyTurn = seat !== null && awaited.includes(seat);
  const pattern = patternOf(seen.game);
  const spoken = seen.words(language);
  const told = toldToAll(spoken.slate(), table.trump, { language, pattern });
  return {
    model,
    words: tableWords[language],
    spoken,
    table,
    geometry: layout({ ...size, ...needsOf(model, table), told: told.length }),
    pattern,
    deck: deckOf(seen.game, language, preferences),
    bottom,
    order,
    awaited,
    isMyTurn,
    canMark: seat !== null && !isMyTurn && preferences.hasPremove && isTrickPlay(table),
    ...possible(seat === null || !isMyTurn ? [] : seen.legal(seat)),
    hidden: heldBy(table, seat).filter((card) => !isSeen(card)).length,
    remarks: remarksOf(model),
    told,
    hasPartners: hasPartners(sides),
    zero: zeroOf(seen.game),
  };
}

/** Whether tricks are being played now. */
export function isTrickPlay({ trick, trickNumber, finished }: TableLayout): boolean {
  return trick !== undefined && trickNumber !== undefined && finished === undefined;
}

/** What the geometry depends on besides the screen. */
function needsOf(model: TableModel, table: TableLayout): Omit<Room2d, 'width' | 'height'> {
  const { seen, seat, preferences } = model;
  const cards = heldBy(table, seat).length;
  return {
    players: seen.terms.seats,
    cards,
    dealt: dealtAtFirst(table, cards, seat),
    hasCalls: remarksOf(model).length > 0,
    isLarge: preferences.cardSize === 'large',
  };
}

function remarksOf({ seen, seat }: TableModel): readonly string[] {
  return seat === null ? [] : seen.remarks(seat);
}

/** What may be done, by how it is done: a card is played, a gift is chosen, the rest is said. */
function possible(legal: readonly string[]): Pick<Scene, 'playable' | 'answers' | 'gifts'> {
  return {
    playable: new Set(legal.filter((text) => parseCard(text) !== undefined)),
    answers: legal.filter((text) => parseCard(text) === undefined && giftIn(text) === undefined),
    gifts: legal.flatMap((text) => giftIn(text) ?? []),
  };
}

function toldToAll(
  slate: readonly SlateLine[],
  trump: string | undefined,
  { language, pattern }: { readonly language: Language; readonly pattern: Pattern },
): readonly SlateLine[] {
  const suit = trumpSuit(trump);
  const name = suit === undefined ? undefined : suitName(suit, language, pattern);
  return slate.filter((line) => line.seat === undefined && line.value !== name);
}

/** The suit that is trump, if it is one of the cards' suits. */
export function trumpSuit(trump: string | undefined): Suit | undefined {
  const suits: readonly Suit[] = ['C', 'D', 'H', 'S', 'A', 'L', 'B'];
  return suits.find((suit) => suit === trump);
}

/** How many cards the hand began with: sizes follow it, so that they stay the same through a deal. */
function dealtAtFirst(table: TableLayout, held: number, seat: Seat | null): number {
  if (seat === null) return 0;
  return Math.max(held, Math.min(table.trickCount ?? 0, 26));
}

/** Where a seat is, as the start or the end of a card's way. */
export function spotOf(seat: Seat, { geometry, order }: Scene): Spot {
  const offset = order.indexOf(seat);
  if (offset > 0) return at(geometry.seats, offset - 1);
  return { x: geometry.felt.width / 2, y: geometry.felt.height + geometry.strip };
}

/** A seat's line of the slate as a few words: "Gebot 3", "passt"; undefined if nothing is chalked up for it. */
export function slateOf(seat: Seat, scene: Scene): string | undefined {
  const lines = slateLines(seat, scene);
  if (lines.length === 0) return undefined;
  return lines.map(slateText).join(' · ');
}

/** A line of the slate as one text: a number needs its label, a word speaks for itself. */
export function slateText({ label, value }: SlateLine): string {
  return /^[−-]?\d/.test(value) ? `${label} ${value}` : value;
}

/** What is chalked up for a seat, as long as it is worth reading. */
export function slateLines(seat: Seat, { spoken, table }: Scene): readonly SlateLine[] {
  const isPlayed = table.trick !== undefined || table.finished !== undefined;
  return spoken.slate().filter((line) => line.seat === seat && !(isPlayed && line.isPassing === true));
}

/** The cards of my hand, faces known. */
export function myHand({ table, model: { seat } }: Scene): readonly string[] {
  return heldBy(table, seat).filter(isSeen);
}

/** What somebody holds; nothing for one who watches. */
function heldBy({ hands }: TableLayout, seat: Seat | null): readonly SeenCard[] {
  return seat === null ? [] : at(hands, seat);
}

/** Whether a bot plays for me. */
export function isKept({ room, seat }: TableModel): boolean {
  const mine = room.you.chair === null ? undefined : room.chairs[room.you.chair];
  return seat !== null && mine?.kind === 'person' && mine.keptBy !== undefined;
}
