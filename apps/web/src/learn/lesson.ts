import { cards } from '@stammtisch/cards';
import {
  at,
  type MatchRecord,
  type PlayCatalog,
  RECORD_FORMAT,
  replay,
  type ReplayStep,
  type Seat,
  type SomeOptions,
} from '@stammtisch/kernel';

/** A deal as lessons write it: hands by seat, the rest of the pack, and moves as records have them, parted by commas. */
export interface WrittenDeal {
  readonly hands: readonly string[];
  readonly rest: string;
  readonly moves: string;
}

/** Where a lesson takes place: a match that the game itself plays up to there. */
export interface Setting {
  readonly firstDealer: Seat;
  /** Whose cards the reader holds. */
  readonly you: Seat;
  /** By seat; the reader's own place is empty. */
  readonly names: readonly string[];
  readonly options?: SomeOptions;
  readonly deals: readonly WrittenDeal[];
}

/** A question at the table: everything that is allowed, and what the others do after it. */
export interface AskTask {
  readonly kind: 'ask';
  readonly setting: Setting;
  readonly allowed: readonly string[];
  /** In order; whatever the answer has made impossible is left out. */
  readonly follows?: readonly string[];
}

/** A deal played through: after how many moves it stops to be talked about. */
export interface WalkTask {
  readonly kind: 'walk';
  readonly setting: Setting;
  readonly stops: readonly number[];
}

/** Deals as the score sheet shows them. */
export interface SheetTask {
  readonly kind: 'sheet';
  readonly setting: Setting;
}

/** Something to try or to look at. */
export type LessonTask = AskTask | WalkTask | SheetTask;

/** How a game is taught: its parts in order with their tasks, and the words that are explained. */
export interface Lesson {
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly tasks: Readonly<Record<string, LessonTask>>;
  readonly terms: readonly string[];
}

/** What is said about a task of a kind. */
export type TaskWords<Task extends LessonTask> = {
  readonly title: string;
  readonly ask: string;
} & (Task extends {
  readonly kind: 'ask';
}
  ? { readonly right: string; readonly replies?: Readonly<Record<string, string>> }
  : Task extends { readonly kind: 'walk' }
    ? { readonly steps: readonly string[] }
    : unknown);

/** A game's lesson in one language; a text missing for anything that is taught does not compile. */
export interface Chapter<Of extends Lesson = Lesson> {
  /** For search engines and those who share the page, in one sentence. */
  readonly summary: string;
  readonly minute: readonly string[];
  readonly parts: {
    readonly [Part in keyof Of['parts']]: { readonly title: string; readonly text: readonly string[] };
  };
  readonly tasks: { readonly [Name in keyof Of['tasks']]: TaskWords<Of['tasks'][Name]> };
  readonly terms: Readonly<Record<Of['terms'][number], readonly [term: string, meaning: string]>>;
}

/** A setting as a record. */
export function recordOf(game: string, { deals, firstDealer, options = {} }: Setting): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game,
    seats: at(deals, 0).hands.length,
    firstDealer,
    options,
    deals: deals.map(({ hands, rest, moves }) => ({
      hands: hands.map(cards),
      rest: cards(rest),
      moves: moves.split(',').filter((move) => move !== ''),
    })),
  };
}

/** Every position of a setting, as the game's own rules reach it: deals first, then move by move. */
export function stepsOf(catalog: PlayCatalog, game: string, setting: Setting): readonly ReplayStep[] {
  const steps: ReplayStep[] = [];
  const replayed = replay(catalog, recordOf(game, setting), (step) => void steps.push(step));
  if (!replayed.ok) throw new Error(`a lesson breaks the rules: ${JSON.stringify(replayed.error)}`);
  return steps;
}

/** What follows an answer: the reader's move, then whatever of the others' moves is possible. */
export function after(step: ReplayStep, seat: Seat, text: string, follows: readonly string[]): ReplayStep {
  const acted = step.match.act(seat, text);
  if (!acted.ok) return step;
  let { match, events } = acted.value;
  for (const move of follows) {
    const awaited = match.awaited();
    const next = awaited === 'deck' || awaited[0] === undefined ? undefined : match.act(awaited[0], move);
    if (next?.ok !== true) continue;
    match = next.value.match;
    events = [...events, ...next.value.events];
  }
  return { ...step, match, events };
}
