import { type Static, Type } from 'typebox';

/** Body of `POST /api/me/forget`: nobody is forgotten by mistake. */
export const ForgetMe = Type.Object({ confirm: Type.Literal(true) }, { additionalProperties: false });
/** See the schema of the same name. */
export type ForgetMe = Static<typeof ForgetMe>;

/** Answer of `POST /api/me/forget`: at how many tables. */
export interface Forgotten {
  readonly tables: number;
}
