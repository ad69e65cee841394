import { at, type Random } from '@stammtisch/kernel';

import type { Counted, Figures } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { legalFor, type Wish } from './wishes.ts';

/** How long a message may lie on the way, in ms. */
const LONGEST_DELAY = 800;
/** How many earlier messages may come a second time: servers remember so many wishes, and more. */
const REMEMBERED = 8;

/** What can befall a message, and how often of a hundred. */
const WAYS = [
  ['double', 5],
  ['echo', 3],
  ['delay', 3],
  ['swap', 3],
  ['outdated', 3],
  ['cut', 2],
  ['cutBefore', 1],
] as const;
type Way = (typeof WAYS)[number][0] | 'plain';

/** What a way to send needs of whoever sends. */
export interface Sender {
  readonly ledger: Ledger;
  readonly figures: Figures;
  readonly random: Random;
  /** An id that was never used. */
  readonly nextId: () => string;
  /** Puts a message on the line, if there is one. */
  readonly post: (message: object) => void;
  readonly tear: () => void;
  readonly later: (ms: number, work: () => void) => void;
}

/** The way of messages through a network that doubles, delays, swaps and loses them. */
export class Mischief {
  readonly #sender: Sender;
  #earlier: readonly object[] = [];
  #oldPositions: readonly string[] = [];

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Sends a wish, and perhaps more or later than was meant. */
  send(id: string, wish: Wish): void {
    const { post, later, tear, random } = this.#sender;
    const message = { ...wish, id };
    const way = wayOf(random);
    if (way === 'cutBefore') return tear();
    if (way === 'delay') {
      this.#count('messages delayed');
      return later(1 + random.below(LONGEST_DELAY), () => post(message));
    }
    if (way === 'swap') this.#swap(wish);
    if (way === 'outdated') this.#outdated(wish);
    post(message);
    if (way === 'double') {
      this.#count('messages duplicated');
      post(message);
    }
    if (way === 'echo') this.#echo();
    if (way === 'cut') tear();
    this.#earlier = [...this.#earlier, message].slice(-REMEMBERED);
    if (wish.type === 'act') this.#oldPositions = [...this.#oldPositions, wish.position].slice(-REMEMBERED);
    return undefined;
  }

  /** Another answer to the same position, meant to come second, comes first: one of the two may count. */
  #swap(wish: Wish): void {
    const { ledger, random, post } = this.#sender;
    const others = ledger.known === undefined ? [] : legalFor(ledger.known);
    if (wish.type !== 'act' || others.length < 2) return;
    this.#count('messages reordered');
    post(this.#act(wish.position, at(others, random.below(others.length))));
  }

  /** An act that answers what has long been answered: it may never count. */
  #outdated(wish: Wish): void {
    const { random, post } = this.#sender;
    const old = this.#oldPositions.filter((position) => wish.type !== 'act' || position !== wish.position);
    if (wish.type !== 'act' || old.length === 0) return;
    this.#count('messages of old positions');
    post(this.#act(at(old, random.below(old.length)), wish.action));
  }

  /** Something that was said before arrives once more, now or later. */
  #echo(): void {
    const { random, post, later } = this.#sender;
    const { length } = this.#earlier;
    if (length === 0) return;
    this.#count('messages duplicated');
    const message = at(this.#earlier, random.below(length));
    later(random.below(LONGEST_DELAY), () => post(message));
  }

  #act(position: string, action: string): object {
    const id = this.#sender.nextId();
    this.#sender.ledger.acts.set(id, { position, action });
    return { type: 'act', id, position, action };
  }

  #count(what: Counted): void {
    this.#sender.figures.count(what);
  }
}

function wayOf(random: Random): Way {
  let roll = random.below(100);
  for (const [way, share] of WAYS) {
    if (roll < share) return way;
    roll -= share;
  }
  return 'plain';
}
