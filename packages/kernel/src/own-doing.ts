import type { Event } from './moves.ts';
import type { Seat } from './seats.ts';

/**
 * Whether nothing came of an act but what the seat itself did with its own card or word, and perhaps a trick that all had seen:
 * nobody drew, looked or laid anything open, so it can be taken back without anybody knowing more than before.
 */
export function isOwnDoing(seat: Seat, events: readonly Event[]): boolean {
  return events.every((event) => {
    switch (event.type) {
      case 'said':
        return event.seat === seat;
      case 'moved': {
        const { from, to, shownTo } = event;
        if (from.pile === 'table') return to.pile === 'taken' && shownTo === 'everyone';
        if (from.pile !== 'hand' || from.seat !== seat) return false;
        return (to.pile === 'table' || to.pile === 'aside') && to.by === seat;
      }
      case 'shown':
      case 'scored':
      case 'ended':
        return false;
    }
  });
}
