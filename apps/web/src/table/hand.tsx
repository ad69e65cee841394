import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import type { SeenCard } from '@stammtisch/cards';

import { CardFace } from '../cards/card-face.tsx';
import { classes } from './classes.ts';
import { placeInHand } from './hand-place.ts';
import styles from './hand.module.css';
import { arrive, TIMES, unveil } from './motion.ts';
import { originOf } from './origins.ts';
import { isTrickPlay, type Scene } from './scene.ts';
import { cardText } from './story.ts';
import { useDrag } from './use-drag.ts';
import type { Hand } from './use-hand.ts';
import { useSwipe } from './use-swipe.ts';

/** My cards: one tab stop, a button each (principles 23 and 24). */
export function HandCards({ scene, hand }: { readonly scene: Scene; readonly hand: Hand }): JSX.Element {
  const list = useFollowedFocus(hand);
  return (
    <ul
      ref={list}
      data-hand
      class={classes('plain-list', styles.hand)}
      aria-label={scene.words.yourHand(hand.cards.length)}
    >
      {hand.cards.map((card, index) => (
        <HandCard key={card} card={card} index={index} scene={scene} hand={hand} />
      ))}
    </ul>
  );
}

interface HandCardProps {
  readonly card: SeenCard;
  readonly index: number;
  readonly scene: Scene;
  readonly hand: Hand;
}

function HandCard(props: HandCardProps): JSX.Element {
  const { card, index, scene, hand } = props;
  const { deck, geometry } = scene;
  const { isAsked, isPlayable, isMarked, isChosen, name } = stateOf(props);
  const item = useDealt(card, index, scene);
  const swipe = useSwipe(isAsked && isPlayable && !hand.order.isArranging, () => hand.play(card));
  const isManual = scene.model.preferences.sorting === 'manual';
  const place = (to: number): void => hand.order.place(card, to);
  const drag = useDrag(isManual, swipe, { hand: geometry.hand, index, place });
  return (
    <li ref={item} class={styles.item} style={placeInHand(geometry.hand, index)}>
      <button
        type="button"
        class={classes(
          styles.card,
          isAsked && (isPlayable ? styles.playable : styles.veiled),
          isChosen && styles.selected,
          isMarked && styles.marked,
        )}
        tabIndex={index === hand.current ? 0 : -1}
        aria-label={name}
        aria-disabled={isAsked && !isPlayable}
        aria-pressed={isChosen}
        onClick={(event) => hand.tap(card, isDirect(event, scene))}
        onFocus={() => hand.moveTo(index)}
        {...drag}
      >
        <CardFace card={card} deck={deck} />
      </button>
    </li>
  );
}

interface CardState {
  /** It is asked which card I play, so that those I may not play are veiled. */
  readonly isAsked: boolean;
  readonly isPlayable: boolean;
  /** Chosen before my turn. */
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  readonly name: string;
}

function stateOf({ card, scene, hand }: HandCardProps): CardState {
  const { words, playable, isMyTurn, table } = scene;
  // A card can only be refused while tricks are played: in an auction, or while cards are drawn, nothing is veiled.
  const isAsked = isMyTurn && isTrickPlay(table) && !hand.isLocked && !hand.order.isArranging;
  const isPlayable = playable.has(card);
  const isMarked = hand.premove.marked === card;
  const told = isAsked ? (isPlayable ? words.playable : words.notPlayable) : undefined;
  return {
    isAsked,
    isPlayable,
    isMarked,
    isChosen:
      isMarked ||
      hand.selected === card ||
      hand.order.picked === card ||
      hand.giving?.chosen.includes(card) === true,
    name: nameOf(card, scene, isMarked ? words.isMarked : told),
  };
}

function nameOf(card: SeenCard, scene: Scene, state: string | undefined): string {
  const name = cardText(card, scene.model.language, scene.pattern, scene.words);
  return state === undefined ? name : `${name}, ${state}`;
}

/** Principle 7: a finger chooses first, a mouse plays at once; the keyboard follows the device. */
function isDirect(event: MouseEvent, { model }: Scene): boolean {
  const { tapMode } = model.preferences;
  if (tapMode !== 'auto') return tapMode === 'direct';
  const pointer = 'pointerType' in event ? event.pointerType : '';
  if (pointer === 'mouse') return true;
  if (pointer === 'touch' || pointer === 'pen') return false;
  return matchMedia('(pointer: fine)').matches;
}

/** Lets a card that has just been given to me come from its giver. */
function useDealt(card: SeenCard, index: number, scene: Scene): { current: HTMLLIElement | null } {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { model, geometry } = scene;
    const start = originOf(card, scene);
    const spot = geometry.hand.spots[index];
    // Its picture alone moves: the button is where it belongs, and may be pressed.
    const picture = item.current?.querySelector('svg') ?? null;
    if (picture === null || start === undefined || spot === undefined) return;
    const way = {
      x: start.x - spot.x - geometry.hand.cardWidth / 2,
      y: start.y - geometry.felt.height - spot.y - geometry.hand.cardHeight / 2,
      scale: 0.5,
    };
    const run = { speed: model.preferences.speed, time: TIMES.play, delay: index * TIMES.deal };
    arrive(picture, way, run);
    if (picture.parentElement !== null) unveil(picture.parentElement, run);
  }, []);
  return item;
}

/** Keeps the focus on the card that has the tab stop, also when the one that had it was played. */
function useFollowedFocus(hand: Hand): { current: HTMLUListElement | null } {
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  const button = (): HTMLElement | null | undefined =>
    list.current?.querySelectorAll<HTMLElement>('button').item(hand.current);
  // Asked before the played card leaves the page, and with it the focus.
  hadFocus.current = list.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (hadFocus.current || hand.takesFocus) button()?.focus({ preventScroll: true });
  }, [hand.cards.length, hand.current]);
  useEffect(() => hand.giveFocus(false), [hand.takesFocus]);
  return list;
}
