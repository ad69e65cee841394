import type { Onlooker } from '@stammtisch/kernel';
import type { StartedChance } from '@stammtisch/protocol';

/** One view that the server sent, and to whom. */
export interface Sight {
  readonly onlooker: Onlooker;
  readonly view: unknown;
}

/** Everything that was shown in one deal, and how the match stood before it. */
export interface Testimony {
  readonly deck: number;
  /** The open position before the deal; undefined if this page was not there. */
  readonly before: unknown;
  readonly sights: readonly Sight[];
}

/** What is seen of a table at one moment. */
export interface Moment extends Sight {
  readonly latest: StartedChance;
  /** No card is in anybody's hand: what lies there is open to all. */
  readonly isBetween: boolean;
}

/** Remembers what was shown in the deal that is on, and hands it over when the deal has been revealed. */
export class Witness {
  #match: number | undefined;
  #before: unknown;
  #sights: readonly Sight[] = [];
  /** The latest deal of which the end has been seen; -1 before the first. */
  #deck = -1;

  /** Takes in what is seen now. The deal that has just been revealed is handed over. */
  see({ latest, onlooker, view, isBetween }: Moment): Testimony | undefined {
    if (latest.match !== this.#match) this.#begin(latest);
    const last = this.#sights.at(-1);
    if (last === undefined || last.view !== view || last.onlooker !== onlooker)
      this.#sights = [...this.#sights, { onlooker, view }];
    const over = latest.deal?.deck ?? -1;
    if (over <= this.#deck) {
      if (isBetween) this.#rest(view);
      return undefined;
    }
    const isNext = over === this.#deck + 1;
    const testimony = {
      deck: over,
      before: isNext ? this.#before : undefined,
      sights: isNext ? this.#sights : [],
    };
    this.#deck = over;
    this.#rest(view);
    return testimony;
  }

  #begin({ match, deal }: StartedChance): void {
    this.#match = match;
    this.#deck = deal?.deck ?? -1;
    this.#before = null;
    this.#sights = [];
  }

  /** Between two deals: the next one begins here. */
  #rest(view: unknown): void {
    this.#before = view;
    this.#sights = [];
  }
}
