import type { Card, Language } from '@stammtisch/cards';

import { attempt, legalActions } from './attempt.ts';
import type { DealOutcome, Game, PlayKit, SlateLine, TableLayout, Terms } from './game.ts';
import { observe } from './knowledge.ts';
import type { Event, Move, Onlooker, Promises, Refusal, ScoreLine, ScoreSheet } from './moves.ts';
import type { OptionSheet, SomeOptions } from './options.ts';
import { differences } from './options.ts';
import { fail, ok, type Result } from './result.ts';
import type { BySeat, BySide, Seat } from './seats.ts';

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
  /** The stretch of play in which each seat remarks but once; undefined where nobody counts. */
  remarkSpan(): string | undefined;
  /** Why this seat may not do this now; `unreadable` for a text that is no action. */
  refusal(seat: Seat, text: string): Refusal | undefined;
  sheet(): ScoreSheet;
  /** What became of the bids so far, side by side; undefined where nobody bids. */
  promises(): BySide<Promises> | undefined;
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
export function startMatch<S extends V, A, V, O>(kit: PlayKit<S, A, V, O>, terms: Terms<O>): Match {
  return new Position(kit, kit.game.setup(terms));
}

/** Takes up a match from a stored state. The state must have been stored by the same rules version. */
export function resumeMatch<S extends V, A, V, O>(kit: PlayKit<S, A, V, O>, state: unknown): Match {
  // Stored by this program under this rules version: JSON in, the same JSON out (law: positions are plain JSON).
  return new Position(kit, state as S);
}

/** Opens a view that a server sent. */
export function lookAt<S extends V, A, V, O>(kit: PlayKit<S, A, V, O>, view: unknown): Seen {
  // Sent by a server that speaks the same protocol and rules version.
  return new Sight(kit, view as V);
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

/** A class, as is `Position`, because a server holds many: what each can do costs it nothing. */
class Sight<S extends V, A, V, O> implements Seen {
  readonly #kit: PlayKit<S, A, V, O>;
  readonly #view: V;

  constructor(kit: PlayKit<S, A, V, O>, view: V) {
    this.#kit = kit;
    this.#view = view;
  }

  get game(): string {
    return this.#kit.game.id;
  }
  get view(): unknown {
    return this.#view;
  }
  get terms(): Terms<unknown> {
    return this.#kit.game.terms(this.#view);
  }
  get options(): SomeOptions {
    const { game } = this.#kit;
    return chosen(game.options, game.terms(this.#view).options ?? {});
  }

  awaited(): readonly Seat[] | 'deck' {
    return this.#kit.game.awaited(this.#view);
  }
  legal(seat: Seat): readonly string[] {
    const { game } = this.#kit;
    return legalActions(game, this.#view, seat).map((action) => game.write(action));
  }
  remarks(seat: Seat): readonly string[] {
    const { game } = this.#kit;
    return game.remarks(this.#view, seat).map((remark) => game.write(remark));
  }
  remarkSpan(): ReturnType<Seen['remarkSpan']> {
    return this.#kit.game.remarkSpan?.(this.#view);
  }
  refusal(seat: Seat, text: string): Refusal | undefined {
    const { game } = this.#kit;
    const action = game.read(this.#view, seat, text);
    return action === undefined
      ? { code: 'unreadable', about: text }
      : game.refusal(this.#view, seat, action);
  }
  sheet(): ScoreSheet {
    return this.#kit.game.sheet(this.#view);
  }
  promises(): BySide<Promises> | undefined {
    return this.#kit.game.promises?.(this.#view);
  }
  layout(): TableLayout {
    return this.#kit.game.layout(this.#view);
  }
  words(language: Language): SpokenWords {
    return spokenAt(this.#kit, this.#view, language);
  }
}

function spokenAt<S extends V, A, V, O>(kit: PlayKit<S, A, V, O>, view: V, language: Language): SpokenWords {
  const words = kit.words[language];
  const spoken = (text: string, say: (action: A) => string): string => {
    const action = kit.game.read(view, 0, text);
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
}

class Position<S extends V, A, V, O> extends Sight<S, A, V, O> implements Match {
  readonly #kit: PlayKit<S, A, V, O>;
  readonly #state: S;
  /** A table asks what an act would come to, and a moment later carries it out: positions never change. */
  #last:
    | { readonly seat: Seat; readonly text: string; readonly result: Result<NextMatch, Refusal> }
    | undefined;

  constructor(kit: PlayKit<S, A, V, O>, state: S) {
    super(kit, state);
    this.#kit = kit;
    this.#state = state;
  }

  pack(): readonly Card[] {
    const { game } = this.#kit;
    return game.pack(game.terms(this.#state));
  }
  deckOf(dealer: Seat, hands: BySeat<readonly Card[]>, rest: readonly Card[]): readonly Card[] {
    const { game } = this.#kit;
    return game.deckOf(game.terms(this.#state), dealer, hands, rest);
  }
  deal(deck: readonly Card[], dealer?: Seat): Result<NextMatch, Refusal> {
    return this.#moved({ type: 'deal', deck, ...(dealer === undefined ? {} : { dealer }) });
  }
  act(seat: Seat, text: string): Result<NextMatch, Refusal> {
    if (this.#last?.seat === seat && this.#last.text === text) return this.#last.result;
    const action = this.#kit.game.read(this.#state, seat, text);
    const result: Result<NextMatch, Refusal> =
      action === undefined
        ? fail({ code: 'unreadable', about: text })
        : this.#moved({ type: 'act', by: seat, action });
    this.#last = { seat, text, result };
    return result;
  }
  foregone(): { readonly seat: Seat; readonly text: string } | undefined {
    const { game } = this.#kit;
    const act = game.foregone?.(observe(game, this.#state, 'everyone'));
    return act === undefined ? undefined : { seat: act.by, text: game.write(act.action) };
  }
  remark(seat: Seat, text: string): Result<readonly Event[], Refusal> {
    return remarked(this.#kit.game, this.#state, seat, text);
  }
  observe(onlooker: Onlooker): unknown {
    return observe(this.#kit.game, this.#state, onlooker);
  }
  outcome(): DealOutcome | undefined {
    return this.#kit.game.outcome(this.#state);
  }

  #moved(move: Move<A>): Result<NextMatch, Refusal> {
    const step = attempt(this.#kit.game, this.#state, move);
    if (!step.ok) return step;
    return ok({ match: new Position(this.#kit, step.value.state), events: step.value.events });
  }
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
