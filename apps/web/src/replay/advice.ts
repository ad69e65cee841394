import type { Language } from '@stammtisch/cards';
import type { GameKit, Match, Seat } from '@stammtisch/kernel';

/** What the bot would have done, and why. */
export interface Counsel {
  /** As records write it. */
  readonly text: string;
  readonly because: string;
}

/** Asks the game's adviser, who sees what the seat sees and nothing else; fetched when first asked. */
export async function counselFor(match: Match, seat: Seat, language: Language): Promise<Counsel | undefined> {
  const { catalog } = await import('@stammtisch/games');
  const ask = <W, A, V, O>(kit: GameKit<V & W, A, V, O>): Counsel | undefined => {
    // What `observe` of this very game made.
    const view = match.observe(seat) as V;
    const [first, ...others] = kit.advise(view, seat);
    if (first === undefined) return undefined;
    const best = others.reduce((found, one) => (one.weight > found.weight ? one : found), first);
    return { text: kit.game.write(best.action), because: kit.because[language][best.because] ?? '' };
  };
  return catalog.open(match.game, ask);
}
