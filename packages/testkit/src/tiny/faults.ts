import { type Card, FACE_DOWN } from '@stammtisch/cards';
import { at, type Game, legalActions, type Seat, type Step } from '@stammtisch/kernel';

import type { LawName } from '../laws/index.ts';
import { type TinyKit, tinyKit } from './kit.ts';
import type { TinyAction, TinyOptions, TinyState, TinyView } from './position.ts';

type TinyGame = Game<TinyState, TinyAction, TinyView, TinyOptions>;

const { game } = tinyKit;
const withGame = (changed: Partial<TinyGame>): TinyKit => ({ ...tinyKit, game: { ...game, ...changed } });
/** The game with what `apply` gives spoilt. */
const spoilt = (spoil: (step: Step<TinyState>, before: TinyState) => Step<TinyState>): TinyKit =>
  withGame({ apply: (state, move) => spoil(game.apply(state, move), state) });
const firstOf = (cards: readonly string[]): string => cards[0] ?? '';

function nextToPlay(view: TinyView): Seat | undefined {
  const awaited = game.awaited(view);
  return view.phase === 'playing' && awaited !== 'deck' ? awaited[0] : undefined;
}

let counter = 0;

/** The tiny game with one fault for each law: each law must see its own. */
export const FAULTS: Readonly<Record<LawName, TinyKit>> = {
  // It forgets who won when it is over.
  'a match ends within its bound': withGame({
    layout: ({ ...view }) => ({ ...game.layout(view), winners: [] }),
  }),
  // Whoever has laid is still waited for.
  'whoever is awaited can act': withGame({
    awaited: (view) => (view.phase === 'laying' ? view.laid.map((_, seat) => seat) : game.awaited(view)),
    refusal: (view, seat, action) =>
      view.phase === 'laying' && at(view.laid, seat).length > 0
        ? { code: 'has-laid' }
        : game.refusal(view, seat, action),
  }),
  // Whoever holds the card may lay it, its turn or not.
  'whoever is not awaited is refused': withGame({
    refusal(view, seat, action) {
      const stopped = game.refusal(view, seat, action);
      const isHeld =
        view.phase === 'playing' && action.type === 'play' && at(view.hands, seat).includes(action.card);
      return stopped?.code === 'not-your-turn' && isHeld ? undefined : stopped;
    },
  }),
  // Whoever sees no hand thinks that seat 0 is awaited.
  'everybody knows whose turn it is': withGame({
    awaited: (view) =>
      view.phase === 'playing' && view.hands.flat().every((card) => card === FACE_DOWN)
        ? [0]
        : game.awaited(view),
  }),
  // A card drops out of the stock.
  'cards are conserved': spoilt(({ state, events }) => ({
    state: state.phase === 'playing' ? { ...state, stock: state.stock.slice(1) } : state,
    events,
  })),
  // The dealer is changed in the position that was handed in.
  'apply never mutates': spoilt((step, before) => {
    if (before.phase === 'laying')
      Object.assign(before, { dealer: (before.dealer + 1) % before.terms.seats });
    return step;
  }),
  // A field without a value.
  'positions are plain JSON': spoilt(({ state, events }) => ({
    state: Object.assign({ note: undefined }, state),
    events,
  })),
  // The target creeps up.
  'every position carries its terms': spoilt(({ state, events }) => ({
    state: { ...state, terms: { ...state.terms, options: { ...state.terms.options, target: 9 } } },
    events,
  })),
  // The top of the stock says which card may be laid.
  'legality depends on the view alone': withGame({
    refusal(view, seat, action) {
      const isBlack = view.phase === 'playing' && 'CS'.includes(firstOf(view.stock).charAt(1) || '?');
      return isBlack && action.type === 'play' ? undefined : game.refusal(view, seat, action);
    },
  }),
  // Seat 1 peeks at the stock.
  'a seat sees exactly what events showed it': withGame({
    sees: (view, onlooker, place) =>
      game.sees(view, onlooker, place) || (place.pile === 'stock' && onlooker === 1),
  }),
  // Spectators look into hands.
  'onlookers see only what all saw': withGame({
    sees: (view, onlooker, place) =>
      game.sees(view, onlooker, place) || (place.pile === 'hand' && onlooker === 'everyone'),
  }),
  // The stock is shown while its top card is a queen: what is seen depends on what is hidden.
  'an imagined world looks like its view': withGame({
    sees: (view, onlooker, place) =>
      game.sees(view, onlooker, place) ||
      (place.pile === 'stock' && view.phase !== 'begun' && firstOf(view.stock).startsWith('Q')),
  }),
  // A sigh when a good card is drawn.
  'worlds that look alike go on looking alike': spoilt(({ state, events }, before) => {
    const isGood = before.phase === 'laying' && 'AK'.includes(firstOf(before.stock).charAt(0) || '?');
    return { state, events: isGood ? [...events, { type: 'said', seat: 0, words: 'Oh!' }] : events };
  }),
  // What is laid is told as it is laid.
  'answers given at once stay closed': spoilt(({ state, events }) => ({
    state,
    events: events.map((event) =>
      event.type === 'moved' && event.to.pile === 'aside' ? { ...event, shownTo: 'everyone' } : event,
    ),
  })),
  // Nobody is thought to hold an ace.
  'what a seat holds is never ruled out': { ...tinyKit, couldHold: (_, __, card) => !card.startsWith('A') },
  // The advice forgets one action.
  'advice is for legal actions': {
    ...tinyKit,
    advise: (view, seat) =>
      tinyKit.advise(view, seat).filter((_, index, all) => all.length === 1 || index > 0),
  },
  // The only card that fits is played for its holder, who alone knows that it is the only one.
  'a foregone answer is known to all': withGame({
    foregone(view) {
      const by = nextToPlay(view);
      const actions = by === undefined ? [] : legalActions(game, view, by);
      const [action] = actions;
      return by === undefined || action === undefined || actions.length > 1
        ? undefined
        : { type: 'act', by, action };
    },
  }),
  // The table plays the ace of clubs for whoever's turn it is.
  'a foregone answer is the only one': withGame({
    foregone(view) {
      const by = nextToPlay(view);
      return by === undefined ? undefined : { type: 'act', by, action: { type: 'play', card: 'AC' } };
    },
  }),
  // A point out of nowhere.
  'totals are the sum of lines': withGame({
    sheet(view) {
      const { pages, totals } = game.sheet(view);
      return { pages, totals: totals.map((total, side) => (side === 0 ? total + pages.length : total)) };
    },
  }),
  // The same move does not always come to the same.
  'the record replays to the same state': spoilt(({ state, events }) => {
    counter += 1;
    return { state: { ...state, dealer: counter % state.terms.seats }, events };
  }),
  // Seat 0 has a point more than everybody else.
  'rotating the seats rotates the match': spoilt(({ state, events }, before) => {
    if (state.phase !== 'scored' || before.phase !== 'playing') return { state, events };
    const lines = [...state.lines, { side: at(state.terms.sides, 0), reason: 'first', points: 1 }];
    return { state: { ...state, lines, pages: [...before.pages, lines] }, events };
  }),
  // Any card at all may be played to a trick.
  'what is in neither choices nor remarks is refused': withGame({
    refusal(view, seat, action) {
      const stopped = game.refusal(view, seat, action);
      return stopped?.code === 'not-your-card' ? undefined : stopped;
    },
  }),
  // A laid card is written as a played one.
  'texts of actions read as they were written': withGame({
    write: (action) => (action.type === 'laugh' ? 'Ha!' : (action.card satisfies Card)),
  }),
};
