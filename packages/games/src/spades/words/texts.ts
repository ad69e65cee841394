import type { Choice, OptionSpec, OptionWords, Paragraph } from '@stammtisch/kernel';

import type { spadesConflicts } from '../conflicts.ts';
import type { spadesOptions, spadesPresets } from '../options.ts';
import type { Bid } from '../position.ts';

/** Every reason for which an action of Spades, or a move at the table, is refused. */
export type RefusalCode =
  | 'not-your-turn'
  | 'not-your-card'
  | 'still-bidding'
  | 'bidding-is-over'
  | 'draw-first'
  | 'give-first'
  | 'two-cards'
  | 'not-dealt-yet'
  | 'match-is-over'
  | 'bid-too-low'
  | 'bid-too-high'
  | 'nil-off'
  | 'blind-nil-off'
  | 'not-behind'
  | 'look-first'
  | 'already-looked'
  | 'mirror'
  | 'whiz'
  | 'suicide-four'
  | 'suicide-nil'
  | 'double-nil'
  | 'team-minimum'
  | 'hook'
  | 'follow-suit'
  | 'spades-not-broken'
  | 'no-spade-first'
  | 'lowest-club'
  | 'not-dealing'
  | 'wrong-pack'
  | 'unreadable'
  | 'no-such-remark';

/** Why points were scored; the failed ones are what a lost stake costs. */
export type ReasonName =
  | 'contract'
  | 'overtricks'
  | 'nil'
  | 'nilFailed'
  | 'blindNil'
  | 'blindNilFailed'
  | 'doubleNil'
  | 'doubleNilFailed'
  | 'tenFor200'
  | 'tenFor200Failed'
  | 'boston'
  | 'bagPenalty'
  | 'set';

/** How a language tells what can be done besides playing a card. */
export interface Manner {
  readonly bid: (bid: Bid) => string;
  readonly look: string;
  readonly give: (names: readonly string[]) => string;
  readonly keep: string;
  readonly next: string;
}

/** The names that a choice needs: its named values; numbers speak for themselves. */
type ValueNames<Spec extends OptionSpec> =
  Spec extends Choice<infer Value>
    ? [Extract<Value, string>] extends [never]
      ? { readonly values?: Readonly<Partial<Record<Value, string>>> }
      : { readonly values: Readonly<Record<Extract<Value, string>, string> & Partial<Record<Value, string>>> }
    : unknown;

/** Everything Spades says in one language; a missing text does not compile. */
export interface Texts {
  readonly basics: readonly Paragraph[];
  readonly name: string;
  /** On buttons. */
  readonly act: Manner;
  /** After a name and a colon. */
  readonly did: Manner;
  readonly reasons: Readonly<Record<ReasonName, string>>;
  readonly refusals: Readonly<Record<RefusalCode, string | ((about: string) => string)>>;
  readonly conflicts: Readonly<Record<(typeof spadesConflicts)[number]['code'], string>>;
  readonly slate: {
    readonly spades: string;
    readonly open: string;
    readonly closed: string;
    readonly extraRound: string;
    readonly extraRoundHelp: string;
    readonly drawn: string;
    readonly bid: string;
    readonly bids: string;
    readonly nil: string;
    readonly blindNil: string;
    readonly sealed: string;
    readonly unseen: string;
    readonly unseenHelp: string;
    readonly tricks: string;
    readonly contract: string;
    readonly ofContract: (took: number, contract: number) => string;
    readonly bags: string;
  };
  readonly events: {
    readonly looked: string;
    readonly passed: (cards: number) => string;
    readonly leftOver: (names: readonly string[]) => string;
    readonly thrownOff: (names: readonly string[]) => string;
  };
  readonly options: {
    readonly [Name in keyof typeof spadesOptions]: OptionWords & ValueNames<(typeof spadesOptions)[Name]>;
  };
  readonly presets: Readonly<
    Record<keyof typeof spadesPresets, { readonly label: string; readonly help: string }>
  >;
}
