/** What worked, or why it did not. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A result that worked. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
/** A result that did not. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
