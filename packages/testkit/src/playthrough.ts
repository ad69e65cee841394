import type { SeenCard } from '@stammtisch/cards';
import {
  at,
  type Event,
  type Game,
  type GameKit,
  observe,
  type Place,
  type ScoreLine,
  seeded,
  type SomeOptions,
} from '@stammtisch/kernel';

import { termsFor } from './laws/index.ts';
import { type Moment, type Played, playMatch, seatsOf } from './laws/played.ts';

/** Which match a playthrough tells. */
export interface Playthrough {
  readonly seats: number;
  readonly options: SomeOptions;
  readonly seed: number;
}

/** Tells a match played at random as it would be told at the table: whoever took a trick begins the next line. */
export function tellMatch<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, about: Playthrough): string {
  const played = playAbout(kit, about);
  const teller = { kit, rows: [headOf(kit, about)], deal: 0, trick: 0 };
  for (const moment of played.moments) tell(teller, moment);
  return `${teller.rows.join('\n')}\n`;
}

/** What the head of a playthrough says it tells. */
export function readHead(text: string): Playthrough {
  const match = /^\S+ · seats (\d+) · (\{.*\}) · played at random, seed (\d+)\n/.exec(text);
  if (match === null) throw new Error('a playthrough without its head');
  // Options as JSON: the game's own parser checks them when the match is played.
  return {
    seats: Number(match[1]),
    options: JSON.parse(match[2] ?? '') as SomeOptions,
    seed: Number(match[3]),
  };
}

/** A short match with something in it: the shortest of a hundred that has at least three deals. */
export function planPlaythrough<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { seats, options }: Omit<Playthrough, 'seed'>,
): Playthrough {
  let best: { readonly about: Playthrough; readonly length: number } | undefined;
  for (let seed = 1; seed <= 100; seed += 1) {
    const about = { seats, options, seed };
    const { moments, last } = playAbout(kit, about);
    const isWhole = kit.game.sheet(last).pages.length >= 3;
    if (isWhole && (best === undefined || moments.length < best.length))
      best = { about, length: moments.length };
  }
  if (best === undefined) throw new Error('no match of three deals among a hundred');
  return best.about;
}

function playAbout<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, about: Playthrough): Played<S, A, V, O> {
  const { game } = kit;
  const options = kit.parse(about.options, about.seats);
  if (!options.ok) throw new Error(`options: ${JSON.stringify(options.error)}`);
  const { seats } = about;
  const terms = termsFor(game.sideCount(options.value, seats), {
    seats,
    options: options.value,
    firstDealer: seats - 1,
  });
  return playMatch(kit, { ...terms, dealLimit: 50 }, { random: seeded(String(about.seed)), style: 'random' });
}

interface Teller<S extends V, A, V, O> {
  readonly kit: GameKit<S, A, V, O>;
  readonly rows: string[];
  deal: number;
  trick: number;
}

function headOf<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  { seats, options, seed }: Playthrough,
): string {
  return `${game.id} · seats ${seats} · ${JSON.stringify(options)} · played at random, seed ${seed}`;
}

function tell<S extends V, A, V, O>(teller: Teller<S, A, V, O>, moment: Moment<S, A>): void {
  const { game } = teller.kit;
  const { move, after, events } = moment;
  if (move.type === 'deal') {
    teller.deal += 1;
    teller.trick = 0;
    const piles = pilesOf(game, after);
    const hands = seatsOf(game.terms(after)).map((seat) => `${seat} ${cardsAt(piles, `hand ${seat}`)}`);
    const aside = [...piles]
      .filter(([place]) => !place.startsWith('hand'))
      .map(([place, cards]) => `${place} ${cards.join(' ')}`);
    teller.rows.push(
      '',
      row(`deal ${teller.deal}`, [`dealer ${game.layout(after).dealer}`, ...hands, ...aside]),
    );
    return;
  }
  tellAction(teller, moment, game.write(move.action));
  tellDraws(teller, events);
  if (events.some(({ type }) => type === 'scored')) tellScore(teller, after, events);
}

/** Cards of a trick stand on one row, begun with its leader; what is said before the first trick on another. */
function tellAction<S extends V, A, V, O>(
  teller: Teller<S, A, V, O>,
  { before, move, after, events }: Moment<S, A>,
  text: string,
): void {
  if (move.type !== 'act') return;
  const { game, words } = teller.kit;
  const trick = game.layout(before).trick;
  const isCard = events.some((event) => event.type === 'moved' && event.to.pile === 'table');
  const isFirst = isCard && (trick === undefined || trick.plays.length === 0);
  const last = teller.rows.length - 1;
  if (isFirst) {
    teller.trick += 1;
    teller.rows.push(row(`trick ${teller.trick}`, [`${move.by}: ${text}`]));
  } else if (isCard || (teller.trick > 0 && trick !== undefined)) {
    // Only Zsírozás has more than one circuit: whoever goes on, or not, is named.
    const isNamed =
      trick !== undefined && trick.plays.length >= game.terms(before).seats && move.by === trick.leader;
    teller.rows[last] = `${at(teller.rows, last)}  ${isNamed || !isCard ? `${move.by}: ` : ''}${text}`;
  } else if (at(teller.rows, last).startsWith('calls')) {
    teller.rows[last] = `${at(teller.rows, last)}   ${move.by}: ${text}`;
  } else {
    teller.rows.push(row('calls', [`${move.by}: ${text}`]));
  }
  if (teller.trick === 1 && isFirst) {
    const slate = words.en
      .slate(after)
      .map(({ label, value, seat }) => `${seat === undefined ? '' : `${seat} `}${label} ${value}`);
    if (slate.length > 0) teller.rows.splice(-1, 0, row('slate', slate));
    const seat = (move.by + 1) % game.terms(after).seats;
    const piles = pilesOf(game, observe(game, after, seat));
    teller.rows.splice(
      -1,
      0,
      row(
        `${seat} sees`,
        [...piles].map(([place, cards]) => `${place} ${counted(cards)}`),
      ),
    );
  }
}

function tellDraws<S extends V, A, V, O>(teller: Teller<S, A, V, O>, events: readonly Event[]): void {
  const draws = events.flatMap((event) =>
    event.type === 'moved' && event.from.pile === 'stock' && event.to.pile === 'hand'
      ? [`${event.to.seat} ${event.cards.join(' ')}`]
      : [],
  );
  if (draws.length > 0) teller.rows.push(row('drawn', draws));
}

function tellScore<S extends V, A, V, O>(
  teller: Teller<S, A, V, O>,
  after: S,
  events: readonly Event[],
): void {
  const { game } = teller.kit;
  const lines = events.flatMap((event) => (event.type === 'scored' ? event.lines : []));
  const { totals } = game.sheet(after);
  const scored = totals.flatMap((_, side) => {
    const own = lines.filter((line) => line.side === side);
    return own.length === 0 ? [] : [`${side}: ${own.map(lineText).join(', ')}`];
  });
  teller.rows.push(row('scored', scored.length === 0 ? ['nothing'] : scored));
  teller.rows.push(
    row(
      'totals',
      totals.map((total, side) => `${side}: ${total}`),
    ),
  );
  for (const event of events)
    if (event.type === 'ended') teller.rows.push('', row('winners', event.winners.map(String)));
}

const lineText = ({ reason, points }: ScoreLine): string =>
  `${reason} ${points < 0 ? '−' : '+'}${Math.abs(points)}`;
const row = (label: string, parts: readonly string[]): string => `${label.padEnd(9)}${parts.join('   ')}`;

type Piles = ReadonlyMap<string, readonly SeenCard[]>;

function pilesOf<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V): Piles {
  const piles = new Map<string, SeenCard[]>();
  game.mapCards(view, (card, place) => {
    const name = placeText(place);
    piles.set(name, [...(piles.get(name) ?? []), card]);
    return card;
  });
  return piles;
}

function placeText(place: Place): string {
  switch (place.pile) {
    case 'hand':
      return `hand ${place.seat}`;
    case 'table':
      return `table ${place.by}`;
    case 'taken':
      return `taken ${place.side}`;
    case 'aside':
      return place.by === 'deck' ? 'aside' : `aside ${place.by}`;
    case 'stock':
      return 'stock';
  }
}

const cardsAt = (piles: Piles, place: string): string => (piles.get(place) ?? []).join(' ');
/** Cards that are seen, or how many are not. */
const counted = (cards: readonly SeenCard[]): string =>
  cards.every((card) => card === '??') ? `×${cards.length}` : cards.join(' ');
