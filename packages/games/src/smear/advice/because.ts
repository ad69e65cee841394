/** Why an answer is advised or not, each with words of its own. */
export type Because = CallReason | LeadReason | FollowReason;

/** What speaks for or against a call. */
export type CallReason =
  | 'take-the-bid-away'
  | 'hand-makes-it'
  | 'more-than-the-hand'
  | 'held-to-it-anyway'
  | 'another-deal'
  | 'leave-it-to-partner'
  | 'hand-is-weak'
  | 'too-dear'
  | 'all-or-nothing'
  | 'worthless-hand';

/** What a card is led for. */
export type LeadReason =
  | 'joker-is-safe'
  | 'point-is-safe'
  | 'best-trump-first'
  | 'pull-trumps'
  | 'plain-winner'
  | 'give-little';

/** What a card is added to a trick for. */
export type FollowReason =
  | 'points-for-partner'
  | 'hope-for-partner'
  | 'catch-points'
  | 'bring-it-home'
  | 'take-trick'
  | 'must-give'
  | 'spare-card';
