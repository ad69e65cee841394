import { cardName, isSeen, type Language, type Pattern } from '@stammtisch/cards';
import { at, type Event, type ScoreLine, type Seat, type Side, type SpokenWords } from '@stammtisch/kernel';

import type { TableModel } from './model.ts';
import type { TableWords } from './words.ts';

/** Whose story it is, and in which words. */
export interface Teller {
  readonly model: Pick<TableModel, 'seen' | 'seat' | 'names' | 'language'>;
  readonly spoken: SpokenWords;
  readonly words: TableWords;
  readonly pattern: Pattern;
}

/** One sentence for each thing that happened, in order; what follows from the cards alone stays unsaid. */
export function sentences(events: readonly Event[], teller: Teller): readonly string[] {
  const told = events.flatMap((event) => sentence(event, teller) ?? []);
  // A trick is taken card by card: once is enough.
  return told.filter((text, index) => text !== told[index - 1]);
}

function sentence(event: Event, teller: Teller): string | undefined {
  const { model, spoken, words } = teller;
  switch (event.type) {
    case 'said':
      return said(event, teller);
    case 'moved': {
      const { from, to } = event;
      // A card that somebody draws is theirs alone until they have chosen.
      if (to.pile === 'table' && event.cards.some(isSeen))
        return `${who(to.by, teller)}: ${cardsText(event.cards, teller)}`;
      if (from.pile === 'table' && to.pile === 'taken') return takenText(teller);
      // Dealt, drawn, or given by a partner.
      if (to.pile === 'hand' && to.seat === model.seat && event.cards.some(isSeen))
        return `${words.youGet}: ${cardsText(event.cards, teller)}`;
      return spoken.event(event);
    }
    case 'shown':
      return spoken.event(event);
    case 'scored':
      return spoken.event(event) ?? scoreText(event.lines, teller);
    case 'ended':
      return winText(event.winners, teller);
  }
}

/** What somebody said: of others as what they do, of oneself as the answer that was chosen. */
function said({ seat, words }: { readonly seat: Seat; readonly words: string }, teller: Teller): string {
  const { model, spoken } = teller;
  const isMine = seat === model.seat;
  return `${who(seat, teller)}: ${isMine ? spoken.action(words) : spoken.done(words)}`;
}

/** A player as the story calls them. */
export function who(seat: Seat, { model, words }: Pick<Teller, 'model' | 'words'>): string {
  return seat === model.seat ? words.you : at(model.names, seat);
}

/** The members of a side: "Anna + Fritz". */
export function sideName(side: Side, teller: Pick<Teller, 'model' | 'words'>): string {
  const { sides } = teller.model.seen.terms;
  const members = sides.flatMap((one, seat) => (one === side ? [seat] : []));
  const mine = members.toSorted((a, b) => Number(b === teller.model.seat) - Number(a === teller.model.seat));
  return mine.map((seat) => who(seat, teller)).join(' + ');
}

/** Who has won, as a headline. */
export function winText(winners: readonly Side[], teller: Pick<Teller, 'model' | 'words'>): string {
  const { model, words } = teller;
  const { sides } = model.seen.terms;
  const seats = sides.flatMap((side, seat) => (winners.includes(side) ? [seat] : []));
  if (model.seat !== null && seats.includes(model.seat)) return seats.length > 1 ? words.weWin : words.youWin;
  const names = new Intl.ListFormat(model.language).format(seats.map((seat) => at(model.names, seat)));
  return words.wins(names, seats.length);
}

function takenText({ model, words }: Teller): string | undefined {
  const winner = model.seen.layout().lastTrick?.winning;
  if (winner === undefined) return undefined;
  return winner === model.seat ? words.youTakeIt : words.takesIt(at(model.names, winner));
}

function scoreText(lines: readonly ScoreLine[], teller: Teller): string {
  const sides = [...new Set(lines.map(({ side }) => side))];
  return sides
    .map((side) => {
      const own = lines.filter((line) => line.side === side);
      const sum = own.reduce((points, line) => points + line.points, 0);
      const reasons = own.map((line) => teller.spoken.reason(line)).join(', ');
      return `${sideName(side, teller)}: ${withSign(sum)} (${reasons})`;
    })
    .join('; ');
}

function cardsText(cards: readonly string[], { model, pattern, words }: Teller): string {
  return cards.map((card) => cardText(card, model.language, pattern, words)).join(', ');
}

/** A card's name at this table; a hidden one says so. */
export function cardText(card: string, language: Language, pattern: Pattern, words: TableWords): string {
  // Events and layouts hold nothing but seen cards.
  const seen = card as Parameters<typeof isSeen>[0];
  return isSeen(seen) ? cardName(seen, language, pattern) : words.faceDown;
}

/** A gain with its sign: "+2", "−3", "0". */
export function withSign(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
/** A number with a real minus sign. */
export function number(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
