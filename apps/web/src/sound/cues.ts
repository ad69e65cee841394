import type { BySeat, Event, Seat, Side } from '@stammtisch/kernel';

/** What can be heard at a table. */
export type Cue = 'deal' | 'card' | 'take' | 'turn' | 'won' | 'over';

/** For whom the table sounds: a seat with its side, or somebody who watches. */
export interface Listener {
  readonly seat: Seat | null;
  readonly sides: BySeat<Side>;
}

/** What is heard of these events, in order: a whole hand is dealt with one sound, a trick taken with one. */
export function cuesOf(events: readonly Event[], { seat, sides }: Listener): readonly Cue[] {
  const cues = events.flatMap((event): readonly Cue[] => {
    if (event.type === 'ended') {
      return [seat !== null && event.winners.includes(sides[seat] ?? -1) ? 'won' : 'over'];
    }
    if (event.type !== 'moved') return [];
    const { from, to } = event;
    if (to.pile === 'table') return ['card'];
    if (to.pile === 'taken') return ['take'];
    return from.pile === 'stock' && to.pile === 'hand' ? ['deal'] : [];
  });
  return cues.filter((cue, index) => cue !== cues[index - 1]);
}
