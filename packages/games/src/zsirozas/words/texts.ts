import type { Choice, OptionSpec, OptionWords, Paragraph } from '@stammtisch/kernel';

import type { zsirozasOptions, zsirozasPresets } from '../options.ts';
import type { Call } from '../position.ts';

/** A sentence, or one that says what it is about: a rank as `ranks` has it, else the text as it stands. */
type Sentence = string | ((about: string) => string);

/** The names that a choice needs: its named values; numbers speak for themselves. */
type ValueNames<Spec extends OptionSpec> =
  Spec extends Choice<infer Value>
    ? [Extract<Value, string>] extends [never]
      ? { readonly values?: Readonly<Partial<Record<Value, string>>> }
      : { readonly values: Readonly<Record<Extract<Value, string>, string>> }
    : unknown;

/** What Zsírozás says in one language; a missing text does not compile. */
export interface Texts {
  readonly basics: readonly Paragraph[];
  readonly name: string;
  /** The leader lets the trick go: as a button, and told afterwards. */
  readonly stop: { readonly act: string; readonly did: string };
  readonly calls: Readonly<Record<Call, string>>;
  /** The ranks as refusals put them into a sentence. */
  readonly ranks: Readonly<Record<'7' | '8' | '9' | 'U' | 'O' | 'K' | 'T' | 'A', string>>;
  readonly reasons: Readonly<Record<'fat' | 'lastTrick' | 'majority' | 'allFat' | 'allTricks', string>>;
  readonly refusals: Readonly<Record<RefusalCode, Sentence>>;
  readonly conflicts: Readonly<Record<ConflictCode, string>>;
  readonly slate: { readonly talon: string; readonly fat: string };
  readonly options: {
    readonly [Name in keyof typeof zsirozasOptions]: OptionWords & {
      readonly example: string;
    } & ValueNames<(typeof zsirozasOptions)[Name]>;
  };
  readonly presets: Readonly<
    Record<keyof typeof zsirozasPresets, { readonly label: string; readonly help: string }>
  >;
}

/** Refusals of the game, then those of the kernel that a player can meet. */
type RefusalCode =
  | 'not-your-turn'
  | 'not-your-card'
  | 'not-dealt-yet'
  | 'match-is-over'
  | 'call-is-no-move'
  | 'lead-a-card'
  | 'only-leader-stops'
  | 'seven-led'
  | 'match'
  | 'match-or-seven'
  | 'play-seven'
  | 'go-on-matching'
  | 'not-dealing'
  | 'wrong-pack'
  | 'unreadable'
  | 'no-such-remark'
  | 'said-already';

type ConflictCode = 'no-duty-to-replace' | 'no-duty-at-all' | 'last-trick-breaks-ties' | 'target-too-high';
