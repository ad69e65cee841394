import type { Card, Language } from '@stammtisch/cards';

import { attempt, legalActions } from './attempt.ts';
import type { DealOutcome, Game, GameKit, PlayKit, SlateLine, TableLayout, Terms } from './game.ts';
import { observe } from './knowledge.ts';
import type { Event, Move, Onlooker, Refusal, ScoreLine, ScoreSheet } from './moves.ts';
import type { OptionSheet, SomeOptions } from './options.ts';
import { differences } from './options.ts';
import { fail, ok, type Result } from './result.ts';
import type { BySeat, Seat } from './seats.ts';

/** A game's words with its types closed over: actions are texts as records write them. */
export interface SpokenWords {
  readonly name: string;
  action(text: string): string;
  done(text: string): string;
  reason(line: ScoreLine): string;
  refusal(refusal: Refusal): string;
  slate(): readonly SlateLine[];
  /** What was chalked up beside a deal on the sheet, by the number of its page. */
  chalked(page: number): readonly SlateLine[];
  event(event: Event): string | undefined;
}

/** A view with its game's types closed over: what a client holds. Actions are texts ("bid 3", "AH"). */
export interface Seen {
  readonly game: string;
  /** The view itself, plain JSON. */
  readonly view: unknown;
  readonly terms: Terms<unknown>;
  /** The options that differ from the standard. */
  readonly options: SomeOptions;
  awaited(): readonly Seat[] | 'deck';
  legal(seat: Seat): readonly string[];
  remarks(seat: Seat): readonly string[];
  /** Why this seat may not do this now; `unreadable` for a text that is no action. */
  refusal(seat: Seat, text: string): Refusal | undefined;
  sheet(): ScoreSheet;
  layout(): TableLayout;
  words(language: Language): SpokenWords;
}

/** A complete position with its game's types closed over: what tables and records hold. Immutable. */
export interface Match extends Seen {
  pack(): readonly Card[];
  /** The pack that deals these hands now; throws if they do not fit the game. */
  deckOf(dealer: Seat, hands: BySeat<readonly Card[]>, rest: readonly Card[]): readonly Card[];
  deal(deck: readonly Card[], dealer?: Seat): Result<NextMatch, Refusal>;
  /** Refusals: the game's, and `unreadable` for a text that is no action. */
  act(seat: Seat, text: string): Result<NextMatch, Refusal>;
  /** The answer that everyone knows must come now, if the game has such answers; the table gives it itself. */
  foregone(): { readonly seat: Seat; readonly text: string } | undefined;
  /** Says something out of turn; refused with `no-such-remark`. */
  remark(seat: Seat, text: string): Result<readonly Event[], Refusal>;
  /** The stretch of play in which each seat remarks but once; undefined where nobody counts. */
  remarkSpan(): string | undefined;
  /** The position as plain JSON, as this onlooker knows it. */
  observe(onlooker: Onlooker): unknown;
  outcome(): DealOutcome | undefined;
}
/** A match one move on, and what happened. */
export interface NextMatch {
  readonly match: Match;
  readonly events: readonly Event[];
}

/** Begins a match under these terms. */
export function startMatch<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, terms: Terms<O>): Match {
  return matchAt(kit, kit.game.setup(terms));
}

/** Takes up a match from a stored state. The state must have been stored by the same rules version. */
export function resumeMatch<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, state: unknown): Match {
  // Stored by this program under this rules version: JSON in, the same JSON out (law: positions are plain JSON).
  return matchAt(kit, state as S);
}

/** Opens a view that a server sent. */
export function lookAt<S extends V, A, V, O>(kit: PlayKit<S, A, V, O>, view: unknown): Seen {
  // Sent by a server that speaks the same protocol and rules version.
  return seenAt(kit, view as V);
}

/** A match keeps one object of options through all its positions, so that they are compared with the standard once. */
const compared = new WeakMap<object, SomeOptions>();

function chosen(sheet: OptionSheet, options: object): SomeOptions {
  const known = compared.get(options);
  if (known !== undefined) return known;
  const found = differences(sheet, options);
  compared.set(options, found);
  return found;
}

function seenAt<S extends V, A, V, O>(kit: PlayKit<S, A, V, O>, view: V): Seen {
  const { game } = kit;
  const terms = game.terms(view);
  return {
    game: game.id,
    view,
    terms,
    options: chosen(game.options, terms.options ?? {}),
    awaited: () => game.awaited(view),
    legal: (seat) => legalActions(game, view, seat).map((action) => game.write(action)),
    remarks: (seat) => game.remarks(view, seat).map((remark) => game.write(remark)),
    refusal(seat, text) {
      const action = game.read(view, seat, text);
      return action === undefined ? { code: 'unreadable', about: text } : game.refusal(view, seat, action);
    },
    sheet: () => game.sheet(view),
    layout: () => game.layout(view),
    words(language) {
      const words = kit.words[language];
      const spoken = (text: string, say: (action: A) => string): string => {
        const action = game.read(view, 0, text);
        return action === undefined ? text : say(action);
      };
      return {
        name: words.name,
        action: (text) => spoken(text, (action) => words.action(action)),
        done: (text) => spoken(text, (action) => words.done(action)),
        reason: (line) => words.reason(line),
        refusal: (refusal) => words.refusal(refusal),
        slate: () => words.slate(view),
        chalked: (page) => words.chalked?.(view, page) ?? [],
        event: (event) => words.event(event),
      };
    },
  };
}

function matchAt<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, state: S): Match {
  const { game } = kit;
  const moved = (move: Move<A>): Result<NextMatch, Refusal> => {
    const step = attempt(game, state, move);
    return step.ok ? ok({ match: matchAt(kit, step.value.state), events: step.value.events }) : step;
  };
  let last:
    | { readonly seat: Seat; readonly text: string; readonly result: Result<NextMatch, Refusal> }
    | undefined;
  return {
    ...seenAt(kit, state),
    pack: () => game.pack(game.terms(state)),
    deckOf: (dealer, hands, rest) => game.deckOf(game.terms(state), dealer, hands, rest),
    deal: (deck, dealer) => moved({ type: 'deal', deck, ...(dealer === undefined ? {} : { dealer }) }),
    act(seat, text) {
      // A table asks what an act would come to, and a moment later carries it out: positions never change.
      if (last?.seat === seat && last.text === text) return last.result;
      const action = game.read(state, seat, text);
      const result: Result<NextMatch, Refusal> =
        action === undefined
          ? fail({ code: 'unreadable', about: text })
          : moved({ type: 'act', by: seat, action });
      last = { seat, text, result };
      return result;
    },
    foregone() {
      const act = game.foregone?.(observe(game, state, 'everyone'));
      return act === undefined ? undefined : { seat: act.by, text: game.write(act.action) };
    },
    remark: (seat, text) => remarked(game, state, seat, text),
    remarkSpan: () => game.remarkSpan?.(state),
    observe: (onlooker) => observe(game, state, onlooker),
    outcome: () => game.outcome(state),
  };
}

function remarked<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  state: S,
  seat: Seat,
  text: string,
): Result<readonly Event[], Refusal> {
  const known = game.remarks(observe(game, state, seat), seat).map((remark) => game.write(remark));
  if (!known.includes(text)) return fail({ code: 'no-such-remark', about: text });
  return ok([{ type: 'said', seat, words: text }]);
}
