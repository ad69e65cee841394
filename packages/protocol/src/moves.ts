import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
/** 22 letters of base64url: what a player's secret looks like, and everything that hides one. */
const Letters = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/**
 * Body of `POST /api/moves`: the player's secret on its way to another device, each letter shifted by one of a pad that
 * the server never learns; it travels in the link's fragment.
 */
export const OfferMove = Type.Object(
  { code: Type.String({ pattern: '^[a-z0-9]{6,24}$' }), masked: Letters },
  closed,
);
/** See the schema of the same name. */
export type OfferMove = Static<typeof OfferMove>;

/** Body of `POST /api/moves/take`. */
export const TakeMove = Type.Object({ ticket: Letters }, closed);
/** See the schema of the same name. */
export type TakeMove = Static<typeof TakeMove>;

/** Answer of `POST /api/moves`: what the other device has to show, once, and for how long. */
export interface MoveOffered {
  readonly ticket: string;
  readonly seconds: number;
}
/** Answer of `POST /api/moves/take`. */
export interface MoveTaken {
  readonly code: string;
  readonly masked: string;
}
