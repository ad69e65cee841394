import type { Random } from '@stammtisch/kernel';
import { PROTOCOL, type ServerMessage } from '@stammtisch/protocol';

import type { Mixing } from '../../apps/server/src/testing/client.ts';
import { mixing } from '../../apps/server/src/testing/mixing.ts';
import type { Figures } from './figures.ts';
import { hear } from './hearing.ts';
import type { Ledger } from './ledger.ts';
import { Line, type Tear } from '../../apps/server/src/testing/line.ts';
import { Mischief } from './mischief.ts';
import { lastWishOf, type Wish, wishOf } from './wishes.ts';

/** What all people of a torture share. */
export interface Play {
  readonly figures: Figures;
  port: number;
  /** People wish for nothing more, but bring to an end what they have begun. */
  isEnding: boolean;
  isOver: boolean;
  /** How long people think at most, in ms. */
  readonly thinkMs: number;
  /** Told after each acknowledgement. */
  onDone: () => void;
}

/** Who somebody is. */
export interface Identity {
  readonly token: string;
  readonly code: string;
  readonly chair: number;
  /** How many people come to this table. */
  readonly people: number;
  /** With what the ids of their wishes begin: each must be new. */
  readonly wishes: string;
}

interface Pending {
  readonly id: string;
  readonly wish: Wish;
  /** On the line that is open now. */
  isSent: boolean;
}

/** Whoever hears nothing for so long asks whether the server is still there, and after the second time connects again. */
const SILENCE_MS = 2_500;
const RECONNECT_MS = 150;

/** Somebody who plays by the protocol, and comes back and says it again whatever happens. */
export class Person {
  readonly ledger: Ledger;
  readonly who: Identity;
  readonly code: string;
  /** How many wishes have been answered. */
  answered = 0;
  readonly #play: Play;
  readonly #random: Random;
  readonly #mischief: Mischief;
  #mixing: Mixing | undefined;
  #line: Line | undefined;
  #isWelcome = false;
  #pending: Pending | undefined;
  #onTheWay = 0;
  #ids = 0;
  #hasHeard = false;
  #wake = (): void => undefined;

  constructor(play: Play, random: Random, ledger: Ledger, who: Identity) {
    this.ledger = ledger;
    this.code = who.code;
    this.#play = play;
    this.who = who;
    this.#random = random;
    this.#mischief = new Mischief({
      ledger,
      figures: play.figures,
      random,
      nextId: () => this.#nextId(),
      post: (message) => this.#isWelcome && this.#line?.say(message),
      tear: () => this.tear(),
      later: (ms, work) => this.#later(ms, work),
    });
  }

  /** Whether this person waits for nothing and knows all there is to know. */
  get isAtRest(): boolean {
    return (
      this.#isWelcome &&
      this.#pending === undefined &&
      this.#onTheWay === 0 &&
      lastWishOf(this.ledger) === undefined
    );
  }

  /** Connects, plays, and connects again, until the play is over. */
  async live(): Promise<void> {
    while (!this.#play.isOver) {
      if (this.#line === undefined) await this.#connect();
      else if (!this.#isWelcome) await this.#listen();
      else await this.#go();
    }
    this.#line?.tear('destroy');
  }

  /** There is something new to think of. */
  nudge(): void {
    this.#wake();
  }

  /** The connection is lost. */
  tear(how: Tear = this.#random.below(2) === 0 ? 'destroy' : 'reset'): void {
    if (this.#line === undefined) return;
    this.#play.figures.count('sockets cut');
    this.#line.tear(how);
  }

  /** Sends what is wished for, and waits for what comes. */
  async #go(): Promise<void> {
    this.#pending ??= this.#begun();
    const pending = this.#pending;
    if (pending === undefined) return this.#listen();
    if (!pending.isSent) {
      await this.#pause(this.#random.below(this.#play.thinkMs + 1));
      // While this person thought the connection may have gone.
      if (!this.#isWelcome) return undefined;
      pending.isSent = true;
      this.#mischief.send(pending.id, pending.wish);
    }
    await this.#listen();
    return undefined;
  }

  #begun(): Pending | undefined {
    const { isEnding } = this.#play;
    const wish = isEnding
      ? lastWishOf(this.ledger)
      : wishOf(this.ledger, { people: this.who.people }, this.#random);
    if (wish === undefined) return undefined;
    const id = wish.type === 'command' && wish.command.do === 'sit' ? 'sit' : this.#nextId();
    const { acts } = this.ledger;
    if (wish.type === 'act') acts.set(id, { position: wish.position, action: wish.action });
    return { id, wish, isSent: false };
  }

  async #connect(): Promise<void> {
    await this.#pause(this.#random.below(RECONNECT_MS));
    const since = this.ledger.known?.seq;
    const { token, code: table } = this.who;
    // The shares are the same again: what was lost on the way is said once more.
    this.#mixing = mixing(token);
    const hello = {
      type: 'hello',
      protocol: PROTOCOL,
      table,
      token,
      ...(since === undefined ? {} : { since }),
    };
    const line: Line = new Line(this.#play.port, {
      opened: () => line.say(hello),
      heard: (message) => this.#line === line && this.#hear(message),
      closed: () => this.#line === line && this.#lost(),
    });
    this.#line = line;
  }

  #lost(): void {
    this.#line = undefined;
    this.#isWelcome = false;
    if (this.#pending !== undefined) this.#pending.isSent = false;
    this.#wake();
  }

  /** Until something is heard or the line is gone; a server that says nothing is asked, then given up. */
  async #listen(): Promise<void> {
    const line = this.#line;
    for (const isLast of [false, true]) {
      this.#hasHeard = false;
      await this.#pause(SILENCE_MS);
      if (this.#hasHeard || this.#line !== line || this.#play.isOver) return;
      if (isLast) line?.tear('destroy');
      else line?.say({ type: 'ping' });
    }
  }

  #hear(message: ServerMessage): void {
    const { figures } = this.#play;
    if (message.type === 'welcome' && this.ledger.known !== undefined) figures.count('reconnections');
    const fault = hear(this.ledger, message);
    if (fault !== undefined) figures.found(`${this.who.code}, ${this.ledger.name}: ${fault}`);
    if (message.type === 'welcome') {
      this.#isWelcome = true;
      for (const id of message.done) this.#settle(id, 'done');
    }
    if (message.type === 'news') for (const id of message.done ?? []) this.#settle(id, 'done');
    if (message.type === 'refused') this.#settle(message.id, message.refusal.code);
    if (message.type === 'goodbye' && message.code !== 'restarting')
      figures.found(`${this.who.code}, ${this.ledger.name}: sent away, ${message.code}`);
    // Before the welcome only hello and pings may be said.
    const { known } = this.ledger;
    for (const command of known === undefined || !this.#isWelcome ? [] : (this.#mixing?.(known) ?? []))
      this.#line?.say({ type: 'command', id: this.#nextId(), command });
    this.#hasHeard = true;
    this.#wake();
  }

  #settle(id: string, answer: string): void {
    const { figures, onDone } = this.#play;
    const isAct = this.ledger.acts.has(id);
    if (answer !== 'done' && isAct && answer !== 'busy') this.ledger.refused.add(id);
    if (answer !== 'done') figures.count('refused as they should be');
    if (this.#pending?.id !== id) return;
    if (isAct && !isDue(answer) && !this.#hasRival(id))
      figures.found(`${this.code}, ${this.ledger.name}: refused with ${answer} what the view calls legal`);
    // Sent again a moment later, with the same id.
    if (answer === 'busy') return void (this.#pending.isSent = false);
    this.#pending = undefined;
    if (answer !== 'done') return;
    figures.count(isAct ? 'actions acknowledged' : 'other wishes acknowledged');
    this.answered += 1;
    onDone();
  }

  /** Whether another answer to the same position was sent, of which one only may count. */
  #hasRival(id: string): boolean {
    const { acts } = this.ledger;
    const position = acts.get(id)?.position;
    return [...acts].some(([other, act]) => other !== id && act.position === position);
  }

  #nextId(): string {
    this.#ids += 1;
    return `${this.who.wishes}${this.#ids}`;
  }

  #later(ms: number, work: () => void): void {
    this.#onTheWay += 1;
    setTimeout(() => {
      this.#onTheWay -= 1;
      work();
    }, ms);
  }

  /** Waits so long, or until something happens. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Answers that somebody who plays by their view may get. */
function isDue(answer: string): boolean {
  return ['done', 'busy', 'stale-position'].includes(answer);
}
