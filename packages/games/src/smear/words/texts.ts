import type { Choice, OptionSpec, OptionWords, Paragraph } from '@stammtisch/kernel';

import type { smearConflicts, smearOptions, smearPresets } from '../options.ts';
import type { Reason } from '../scoring.ts';

/** Every reason for which an action of Smear, or a move at the table, is refused. */
export type RefusalCode =
  | 'not-your-turn'
  | 'not-your-card'
  | 'still-bidding'
  | 'bidding-is-over'
  | 'not-dealt-yet'
  | 'match-is-over'
  | 'no-such-bid'
  | 'bid-too-low'
  | 'no-misdeal'
  | 'hand-counts'
  | 'no-joker-first'
  | 'follow-suit'
  | 'follow-trump'
  | 'not-dealing'
  | 'wrong-pack'
  | 'unreadable'
  | 'no-such-remark';

/** The names that a choice needs: its named values; numbers speak for themselves. */
type ValueNames<Spec extends OptionSpec> =
  Spec extends Choice<infer Value>
    ? [Extract<Value, string>] extends [never]
      ? { readonly values?: Readonly<Partial<Record<Value, string>>> }
      : { readonly values: Readonly<Record<Extract<Value, string>, string> & Partial<Record<Value, string>>> }
    : unknown;

/** Everything Smear says in one language; a missing text does not compile. */
export interface Texts {
  readonly basics: readonly Paragraph[];
  readonly name: string;
  /** On buttons. */
  readonly act: {
    readonly bid: (points: number) => string;
    readonly pass: string;
    readonly moon: string;
    readonly misdeal: string;
  };
  /** After a name and a colon. */
  readonly did: {
    readonly bid: (points: number) => string;
    readonly pass: string;
    readonly moon: string;
    readonly misdeal: string;
  };
  readonly reasons: Readonly<Record<Reason | 'moonMissed', string>>;
  readonly refusals: Readonly<Record<RefusalCode, string | ((about: string) => string)>>;
  readonly conflicts: Readonly<Record<(typeof smearConflicts)[number]['code'], string>>;
  readonly slate: {
    readonly trump: string;
    readonly bid: string;
    readonly highestBid: string;
    readonly passed: string;
    readonly moon: string;
    readonly forced: (points: number) => string;
    readonly free: string;
  };
  readonly events: {
    readonly thrownIn: string;
    readonly looked: (cards: number) => string;
    readonly sleepers: (names: readonly string[]) => string;
    readonly sleepersLookedAt: (names: readonly string[]) => string;
  };
  readonly options: {
    readonly [Name in keyof typeof smearOptions]: OptionWords & ValueNames<(typeof smearOptions)[Name]>;
  };
  readonly presets: Readonly<
    Record<keyof typeof smearPresets, { readonly label: string; readonly help: string }>
  >;
}
