/** How a view differs from the one sent before on this socket, key by key. */
export interface ViewDifference {
  /** Keys that have another value now. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Keys that are gone. */
  readonly drop?: readonly string[];
  /** Lists of which only some items, by their index, are other or new now. Lists never grow shorter this way. */
  readonly items?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The view that a difference makes of the one before. */
export function withDifference(
  view: unknown,
  { set, drop, items }: ViewDifference,
): Readonly<Record<string, unknown>> {
  const next: Record<string, unknown> =
    drop === undefined ? { ...asObject(view), ...set } : { ...without(asObject(view), drop), ...set };
  if (items === undefined) return next;
  for (const [key, changed] of Object.entries(items)) {
    const list = next[key];
    if (!Array.isArray(list)) throw new Error(`${key} is no list`);
    const copy: unknown[] = list.slice();
    for (const [index, item] of Object.entries(changed)) copy[Number(index)] = item;
    next[key] = copy;
  }
  return next;
}

function asObject(view: unknown): object {
  return typeof view === 'object' && view !== null ? view : {};
}

function without(view: object, drop: readonly string[]): object {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !drop.includes(key)));
}
