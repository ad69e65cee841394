/** A moment at which some answers are wise and the others are not, as the seat that is asked sees it. */
export interface Situation<View> {
  /** What the seat is up to, as somebody at the table would put it. */
  readonly story: string;
  readonly view: View;
  /** The answers that will do. */
  readonly good: readonly string[];
}
