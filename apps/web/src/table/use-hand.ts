import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import type { SeenCard } from '@stammtisch/cards';

import { CARD_RATIO, type Spot } from './geometry.ts';
import type { TableModel } from './model.ts';
import type { Scene } from './scene.ts';
import { type Giving, useGiving } from './use-giving.ts';
import type { TableLog } from './use-log.ts';
import { type Order, useOrder } from './use-order.ts';
import { type Premove, usePremove } from './use-premove.ts';

/** The hand as it is shown, and what can be done with it. */
export interface Hand {
  /** Sorted, without the card that is on its way. */
  readonly cards: readonly SeenCard[];
  readonly selected: string | undefined;
  /** The card chosen before my turn. */
  readonly premove: Premove;
  /** In which order it is held, and how that is changed by hand. */
  readonly order: Order;
  /** Cards being chosen to be parted with; undefined while nothing is to be given. */
  readonly giving: Giving | undefined;
  /** On its way to the server: already on the table, and back in the hand if it is refused. */
  readonly sent: string | undefined;
  /** Why the last try was refused. */
  readonly message: string | undefined;
  /** The card that has the tab stop. */
  readonly current: number;
  /** The same at once: keys may come quicker than drawings. */
  readonly at: () => number;
  readonly isLocked: boolean;
  /** Where a card of ours lay when it was played, on the felt. */
  readonly lay: (card: string) => Spot | undefined;
  readonly tap: (card: string, isDirect: boolean) => void;
  readonly play: (text: string) => void;
  readonly select: (card: string | undefined) => void;
  readonly moveTo: (index: number) => void;
  /** The hand takes the focus back: what had it is gone. */
  readonly takesFocus: boolean;
  readonly giveFocus: (toHand: boolean) => void;
}

const MESSAGE_TIME = 4500;
const UNSENT_TIME = 1500;

/** Selection, refusals and the card on its way. */
export function useHand(scene: Scene, log: TableLog): Hand {
  const [selected, select] = useSelected(scene.isMyTurn);
  const [takesFocus, giveFocus] = useState(false);
  const giving = useGiving(scene);
  const [message, tell] = useMessage(scene);
  const order = useOrder(scene);
  const { cards, isLocked, sent, lay, send } = useSending(scene, order.cards);
  const { current, at, moveTo } = useCurrent(cards);
  const indexOf = (text: string): number => cards.findIndex((card) => card === text);

  const play = (text: string): void => {
    if (isLocked) return;
    // Focus goes to the neighbour, never to the page (principle 24).
    if (indexOf(text) >= 0) moveTo(Math.min(indexOf(text), cards.length - 2), text);
    select(undefined);
    tell(undefined);
    send(text);
  };
  const premove = usePremove(scene, { isHeld: (card) => indexOf(card) >= 0, isLocked, play, log });
  const tap = (card: string, isDirect: boolean): void => {
    moveTo(indexOf(card));
    if (order.isArranging) return order.tap(card);
    if (giving !== undefined) return giving.toggle(card);
    if (premove.marked === card) return premove.mark(undefined);
    if (scene.isMyTurn && !scene.playable.has(card)) return tell(refusalText(scene, card));
    tell(undefined);
    if (scene.canMark) return premove.mark(card);
    if (scene.isMyTurn && (isDirect || selected === card)) return play(card);
    return select(selected === card ? undefined : card);
  };
  const chosen = selected !== undefined && indexOf(selected) >= 0 ? selected : undefined;
  const acts = { tap, play, select, at, moveTo, takesFocus, giveFocus };
  return { cards, selected: chosen, premove, order, giving, sent, message, isLocked, lay, current, ...acts };
}

/** The card that has the tab stop: it keeps it when the hand is sorted anew or a card comes (principle 4). */
function useCurrent(
  cards: readonly SeenCard[],
): Pick<Hand, 'current' | 'at'> & { readonly moveTo: (index: number, without?: string) => void } {
  const [stop, setStop] = useState<Stop>({ index: 0 });
  const held = useRef(stop);
  const indexOf = ({ index, card }: Stop): number => {
    const known = cards.findIndex((one) => one === card);
    return known >= 0 ? known : Math.min(index, Math.max(0, cards.length - 1));
  };
  return {
    current: indexOf(stop),
    at: () => indexOf(held.current),
    moveTo(to, without) {
      const index = Math.max(0, to);
      held.current = { index, card: cards.filter((card) => card !== without)[index] };
      setStop(held.current);
    },
  };
}

interface Stop {
  readonly index: number;
  readonly card?: SeenCard | undefined;
}

type Sending = Pick<Hand, 'cards' | 'isLocked' | 'sent' | 'lay'> & { readonly send: (text: string) => void };

/** The hand without the card that is on its way, and the way of each card that went. */
function useSending(scene: Scene, all: readonly SeenCard[]): Sending {
  const { model } = scene;
  const [sent, setSent] = useSent(model);
  const ways = useRef(new Map<string, Spot>());
  const lay = useCallback((card: string) => ways.current.get(card), []);
  const cards = all.filter((card) => card !== sent);
  return {
    cards,
    sent,
    isLocked:
      model.isWaiting || sent !== undefined || model.connection === 'lost' || model.room.isPaused === true,
    lay,
    send(text) {
      const index = cards.findIndex((card) => card === text);
      if (index >= 0) {
        ways.current.set(text, spotInHand(scene, index));
        setSent(text);
      }
      model.play(text);
    },
  };
}

/** The card that is chosen; none once the turn is over. */
function useSelected(isMyTurn: boolean): readonly [string | undefined, (card: string | undefined) => void] {
  const [selected, select] = useState<string>();
  useEffect(() => {
    if (!isMyTurn) select(undefined);
  }, [isMyTurn]);
  return [selected, select];
}

/** The card on its way: until the next state, a refusal, or the end of waiting (principle 15). */
function useSent({
  position,
  refusal,
  isWaiting,
}: TableModel): readonly [string | undefined, (card: string | undefined) => void] {
  const [sent, setSent] = useState<string>();
  useEffect(() => setSent(undefined), [position, refusal]);
  useEffect(() => {
    if (!isWaiting) setSent(undefined);
  }, [isWaiting]);
  // If it was never sent (the line broke that very moment), the card comes back all the same.
  useEffect(() => {
    if (sent === undefined || isWaiting) return undefined;
    const timer = setTimeout(() => setSent(undefined), UNSENT_TIME);
    return () => clearTimeout(timer);
  }, [sent, isWaiting]);
  return [sent, setSent];
}

/** The centre of a card of the hand, on the felt. */
function spotInHand({ geometry: { hand, felt } }: Scene, index: number): Spot {
  const spot = hand.spots[index] ?? { x: felt.width / 2, y: 0 };
  return { x: spot.x + hand.cardWidth / 2, y: felt.height + spot.y + (hand.cardWidth * CARD_RATIO) / 2 };
}

/** Why this card may not be played, in words. */
function refusalText({ model: { seen, seat }, spoken }: Scene, card: string): string | undefined {
  const refusal = seat === null ? undefined : seen.refusal(seat, card);
  return refusal === undefined ? undefined : spoken.refusal(refusal);
}

/** A message that goes by itself; the server's refusals come this way too. */
function useMessage({
  model: { refusal, position },
  spoken,
}: Scene): readonly [string | undefined, (text: string | undefined) => void] {
  const [message, tell] = useState<string>();
  useEffect(() => {
    if (refusal !== undefined) tell(spoken.refusal(refusal));
  }, [refusal]);
  useEffect(() => tell(undefined), [position]);
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => tell(undefined), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, tell];
}
