/** Why an answer is advised or not, each with words of its own. */
export type Because =
  | 'only-choice'
  | 'counted-out'
  | 'let-go'
  | 'lead-with-backing'
  | 'lead-fat'
  | 'lead-plain'
  | 'go-on'
  | 'take-with-seven'
  | 'match'
  | 'grease-partner'
  | 'give-fat-away'
  | 'keep-fat'
  | 'starve';
