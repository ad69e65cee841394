import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };

/** Body of `POST /api/spoken`: of which table. */
export const AskSpoken = Type.Object({ code: Type.String({ pattern: '^[a-z0-9]{6,24}$' }) }, closed);
/** See the schema of the same name. */
export type AskSpoken = Static<typeof AskSpoken>;

/** Body of `POST /api/spoken/find`: seven digits, without what people put between them. */
export const FindSpoken = Type.Object({ spoken: Type.String({ pattern: '^[0-9]{7}$' }) }, closed);
/** See the schema of the same name. */
export type FindSpoken = Static<typeof FindSpoken>;

/** Answer of `POST /api/spoken`: what to say, and for how long it leads to the table. */
export interface SpokenCode {
  readonly spoken: string;
  readonly seconds: number;
}
