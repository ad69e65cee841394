import { at, type Place, range, type Seat, type Side } from '@stammtisch/kernel';

// One object a place, so that whoever visits the cards can tell by identity that a pile goes on.
const HANDS = range(4).map((seat): Place => ({ pile: 'hand', seat }));
const TABLE = range(4).map((by): Place => ({ pile: 'table', by }));
const TAKEN = range(4).map((side): Place => ({ pile: 'taken', side }));

/** The talon. */
export const STOCK: Place = { pile: 'stock' };
/** A seat's hand. */
export const handOf = (seat: Seat): Place => at(HANDS, seat);
/** What a seat has played to the trick. */
export const tableOf = (seat: Seat): Place => at(TABLE, seat);
/** The pile of a side. */
export const takenBy = (side: Side): Place => at(TAKEN, side);
