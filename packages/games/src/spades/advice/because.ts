/** Why an answer is advised or not, each with words of its own. */
export type Because = BidReason | DrawReason | CardReason;

/** What speaks for or against a bid or a gift. */
export type BidReason =
  | 'look-first'
  | 'no-trick-in-hand'
  | 'counts-tricks'
  | 'far-behind'
  | 'too-early'
  | 'gives-danger'
  | 'gives-small-cards';

/** What speaks for or against a drawn card. */
export type DrawReason = 'unseen' | 'good-card' | 'weak-card';

/** What a card is played for: nil first, then the contract, then bags. */
export type CardReason =
  | 'only-card'
  | 'nil-cannot-duck'
  | 'nil-stays-under'
  | 'covers-nil'
  | 'attacks-nil'
  | 'takes-trick'
  | 'saves-strength'
  | 'takes-bag'
  | 'avoids-bag';
