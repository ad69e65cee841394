import { useEffect, useRef, useState } from 'preact/hooks';

import type { Card, SeenCard } from '@stammtisch/cards';

import { CARD_RATIO, type Spot } from './geometry.ts';
import type { TableModel } from './model.ts';
import { myHand, type Scene } from './scene.ts';
import { sorted } from './sorting.ts';
import { type Giving, useGiving } from './use-giving.ts';

/** The hand as it is shown, and what can be done with it. */
export interface Hand {
  /** Sorted, without the card that is on its way. */
  readonly cards: readonly SeenCard[];
  readonly selected: string | undefined;
  /** Cards being chosen to be parted with; undefined while nothing is to be given. */
  readonly giving: Giving | undefined;
  /** On its way to the server: already on the table, and back in the hand if it is refused. */
  readonly sent: string | undefined;
  /** Why the last try was refused. */
  readonly message: string | undefined;
  /** The card that has the tab stop. */
  readonly current: number;
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
export function useHand(scene: Scene): Hand {
  const { model, table, playable, isMyTurn } = scene;
  const [selected, select] = useSelected(isMyTurn);
  const [current, moveTo] = useState(0);
  const [takesFocus, giveFocus] = useState(false);
  const giving = useGiving(scene);
  const [sent, setSent] = useSent(model);
  const [message, tell] = useMessage(scene);
  const ways = useRef(new Map<string, Spot>());

  // All cards of a hand of ours are seen; `sorted` keeps what it is given.
  const all = sorted(myHand(scene) as readonly Card[], model.preferences.sorting, table.trump);
  const cards = all.filter((card) => card !== sent);
  const isLocked =
    model.isWaiting || sent !== undefined || model.connection === 'lost' || model.room.isPaused === true;
  const indexOf = (text: string): number => cards.findIndex((card) => card === text);

  const play = (text: string): void => {
    if (isLocked) return;
    const index = indexOf(text);
    if (index >= 0) {
      ways.current.set(text, spotInHand(scene, index));
      setSent(text);
      // Focus goes to the neighbour, never to the page (principle 24).
      moveTo(Math.max(0, Math.min(index, cards.length - 2)));
    }
    select(undefined);
    tell(undefined);
    model.play(text);
  };
  const tap = (card: string, isDirect: boolean): void => {
    moveTo(Math.max(0, indexOf(card)));
    if (giving !== undefined) return giving.toggle(card);
    if (isMyTurn && !playable.has(card)) return tell(refusalText(scene, card));
    tell(undefined);
    if (isMyTurn && (isDirect || selected === card)) return play(card);
    return select(selected === card ? undefined : card);
  };
  const chosen = selected !== undefined && indexOf(selected) >= 0 ? selected : undefined;
  const lay = (card: string): Spot | undefined => ways.current.get(card);
  const stop = Math.min(current, Math.max(0, cards.length - 1));
  const focus = { current: stop, moveTo, takesFocus, giveFocus };
  return { cards, selected: chosen, giving, sent, message, isLocked, lay, tap, play, select, ...focus };
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
