import type { Answerer } from '@stammtisch/bots';
import {
  at,
  attempt,
  deltas,
  type GameKit,
  type MatchRecord,
  type Move,
  observe,
  type Random,
  resumeMatch,
  type Scribe,
  scribe,
  seeded,
  shuffled,
  type Side,
  startMatch,
  type Terms,
  totalsOf,
} from '@stammtisch/kernel';

/** A match that bots have played. */
export interface BotMatch {
  /** One page for each deal, by side. */
  readonly deltas: readonly (readonly number[])[];
  readonly winners: readonly Side[];
  readonly record?: MatchRecord;
}

/** No match of bots needs more: beyond it, something goes round in circles. */
const MOST_MOVES = 200_000;

/** Plays one match of bots to its end. The same seed plays the same match. */
export function playBots<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  terms: Terms<O>,
  {
    bots,
    seed,
    isRecorded,
  }: { readonly bots: readonly Answerer<V, A>[]; readonly seed: string; readonly isRecorded: boolean },
): BotMatch {
  const { game } = kit;
  const chance = { deck: seeded(`${seed} deck`), bots: seeded(`${seed} bots`) };
  const pen = isRecorded ? scribe(startMatch(kit, terms), { rulesVersion: game.rulesVersion }) : undefined;
  let state = game.setup(terms);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const move = nextMove(kit, state, { bots, chance });
    if (move === undefined) return finished(kit, state, pen);
    write(kit, state, { move, pen });
    const step = attempt(game, state, move);
    if (!step.ok) throw new Error(`${seed}: a bot may not do that: ${JSON.stringify([move, step.error])}`);
    ({ state } = step.value);
  }
  throw new Error(`${seed}: a match of more than ${MOST_MOVES} moves`);
}

function nextMove<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  state: S,
  {
    bots,
    chance,
  }: {
    readonly bots: readonly Answerer<V, A>[];
    readonly chance: { readonly deck: Random; readonly bots: Random };
  },
): Move<A> | undefined {
  const awaited = game.awaited(state);
  if (awaited === 'deck') return { type: 'deal', deck: shuffled(game.pack(game.terms(state)), chance.deck) };
  const [by] = awaited;
  if (by === undefined) return undefined;
  return { type: 'act', by, action: at(bots, by)(observe(game, state, by), by, chance.bots) };
}

function write<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  state: S,
  { move, pen }: { readonly move: Move<A>; readonly pen: Scribe | undefined },
): void {
  if (move.type === 'deal') pen?.dealt(move.deck);
  else pen?.acted(move.by, game.write(move.action), game.awaited(state));
}

function finished<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  state: S,
  pen: Scribe | undefined,
): BotMatch {
  const { game } = kit;
  const { pages, totals } = game.sheet(state);
  const start = game.terms(state).startScores ?? totals.map(() => 0);
  if (String(totalsOf(start, pages)) !== String(totals)) throw new Error('totals that are no sum of lines');
  const { winners = [] } = game.layout(state);
  if (winners.length === 0) throw new Error('a match without winners');
  return {
    deltas: pages.map((lines) => deltas(lines, totals.length)),
    winners,
    ...(pen === undefined ? {} : { record: pen.record(resumeMatch(kit, state)) }),
  };
}
