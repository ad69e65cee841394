/** The shortest and the longest wait before a card chosen in advance is played, in ms. */
export const PREMOVE_MS = { least: 300, most: 700 } as const;

/** How long to wait, so that nobody learns from speed what was chosen in advance. `chance` gives numbers from 0 to 1. */
export function premoveDelay(chance: () => number): number {
  return PREMOVE_MS.least + Math.floor(chance() * (PREMOVE_MS.most - PREMOVE_MS.least));
}

/** What becomes of a card chosen in advance: it waits, is played after the delay, is dropped aloud, or forgotten. */
export type Fate = 'waits' | 'plays' | 'drops' | 'goes';

/** What a card chosen in advance meets now. */
export interface Meeting {
  readonly isHeld: boolean;
  /** Tricks are being played: the deal it was chosen in goes on. */
  readonly isPlaying: boolean;
  readonly isMyTurn: boolean;
  readonly isLegal: boolean;
  /** Something else is on its way, the line is broken, or the game is paused. */
  readonly isLocked: boolean;
}

/** Decides about a card chosen in advance: it is sent only on my turn, and only if it then is legal (principle 12). */
export function fateOf({ isHeld, isPlaying, isMyTurn, isLegal, isLocked }: Meeting): Fate {
  if (!isHeld || !isPlaying) return 'goes';
  if (!isMyTurn) return 'waits';
  if (!isLegal) return 'drops';
  return isLocked ? 'waits' : 'plays';
}
