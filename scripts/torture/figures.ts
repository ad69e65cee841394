/** What a torture counts, in the order it is printed. */
export const COUNTED = [
  'tables',
  'people',
  'rows in the logs',
  'actions acknowledged',
  'other wishes acknowledged',
  'refused as they should be',
  'server killed',
  'server stopped and continued',
  'sockets cut',
  'messages duplicated',
  'messages delayed',
  'messages reordered',
  'messages of old positions',
  'reconnections',
  'matches finished',
  'messages compared with the logs',
] as const;
/** One of them. */
export type Counted = (typeof COUNTED)[number];

/** The figures of one run, and what was found to be wrong. */
export class Figures {
  readonly #counts = new Map<Counted, number>();
  readonly #faults: string[] = [];

  count(what: Counted, by = 1): void {
    this.#counts.set(what, this.of(what) + by);
  }

  of(what: Counted): number {
    return this.#counts.get(what) ?? 0;
  }

  /** Something that must never be. */
  found(fault: string): void {
    this.#faults.push(fault);
  }

  get faults(): readonly string[] {
    return this.#faults;
  }

  /** A table for people: every figure, and last how many faults were found. */
  text(): string {
    const lines = COUNTED.map((what): readonly [string, number] => [what, this.of(what)]);
    const all = [...lines, ['faults found', this.#faults.length] as const];
    return all
      .map(([what, count]) => `${what.padEnd(34)}${count.toLocaleString('en').padStart(12)}`)
      .join('\n');
  }
}
