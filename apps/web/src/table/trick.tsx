import type { Card, SeenCard } from '@stammtisch/cards';
import { at, type Seat, type SeenTrick } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { CardFace } from '../cards/card-face.tsx';
import { classes } from './classes.ts';
import type { Spot } from './geometry.ts';
import { arrive, depart, TIMES } from './motion.ts';
import { talonSpot } from './origins.ts';
import { type Scene, spotOf } from './scene.ts';
import type { Stage } from './stage.ts';
import { cardText, who } from './story.ts';
import styles from './trick.module.css';
import type { Hand } from './use-hand.ts';
import type { TableWords } from './words.ts';

interface TrickProps {
  readonly scene: Scene;
  readonly stage: Stage;
  readonly sent: Hand['sent'];
  readonly lay: Hand['lay'];
}

/** The cards in the middle: those of the trick that is held, or of the one being played. */
export function Trick({ scene, stage, sent, lay }: TrickProps): JSX.Element {
  const { words, table } = scene;
  const { held, leaving } = stage;
  const trick = held ?? withSent(table.trick, scene.model.seat, sent);
  const shown = trick?.plays ?? [];
  const gone = leaving?.plays.filter(({ card }) => !shown.some((play) => play.card === card)) ?? [];
  return (
    <>
      <Slots scene={scene} taken={shown.map(({ seat }) => seat)} isHeld={held !== undefined} />
      <ul
        class={classes('plain-list', styles.trick)}
        aria-label={held === undefined ? words.trick : words.lastTrick}
      >
        {gone.map(({ seat, card }) => (
          <Played key={card} seat={seat} card={card} scene={scene} goesTo={leaving?.winning} />
        ))}
        {shown.map(({ seat, card }, index) => (
          <Played
            key={card}
            seat={seat}
            card={card}
            scene={scene}
            from={lay(card)}
            // A card that was drawn leads to nothing.
            leads={index === 0 && scene.table.trickNumber !== undefined}
            wins={trick?.winning === seat}
            isTaken={held !== undefined}
            pile={pileAt(shown, index)}
          />
        ))}
      </ul>
    </>
  );
}

/** The trick with the card that is on its way to the server: it already lies there (principle 14). */
function withSent(
  trick: SeenTrick | undefined,
  seat: Seat | null,
  sent: string | undefined,
): SeenTrick | undefined {
  if (trick === undefined || seat === null || sent === undefined) return trick;
  if (trick.plays.some((play) => play.card === sent || play.seat === seat)) return trick;
  // Only a card of our own hand is ever on its way as a play.
  return { ...trick, plays: [...trick.plays, { seat, card: sent as Card }] };
}

/** Where cards will lie; mine in gold when it is my turn. */
function Slots(props: {
  readonly scene: Scene;
  readonly taken: readonly Seat[];
  readonly isHeld: boolean;
}): JSX.Element | null {
  const { scene, taken, isHeld } = props;
  const { table, geometry, order, isMyTurn, bottom } = scene;
  // While cards are drawn there is no trick to lay cards to.
  if (table.trick === undefined || table.trickNumber === undefined || isHeld) return null;
  const { slots, slotWidth, slotHeight } = geometry;
  return (
    <div aria-hidden="true">
      {order.map((seat, offset) =>
        taken.includes(seat) ? null : (
          <span
            key={seat}
            class={classes(styles.slot, seat === bottom && isMyTurn && styles.mySlot)}
            style={box(at(slots, offset), slotWidth - 4, slotHeight - 4)}
          />
        ),
      )}
    </div>
  );
}

interface PlayedProps {
  readonly seat: Seat;
  readonly card: SeenCard;
  readonly scene: Scene;
  /** Where it came from, if not from its player's seat. */
  readonly from?: Spot | undefined;
  readonly goesTo?: Seat | undefined;
  readonly leads?: boolean;
  readonly wins?: boolean;
  readonly isTaken?: boolean;
  /** Among its player's cards of this trick: how many lie under it, and whether any lies on it. */
  readonly pile?: { readonly under: number; readonly isTop: boolean };
}

const ALONE = { under: 0, isTop: true };

/** Where a trick goes round more than once (Zsírozás), a player's cards lie one on another. */
function pileAt(plays: SeenTrick['plays'], index: number): typeof ALONE {
  const isSame = (play: SeenTrick['plays'][number]): boolean => play.seat === plays[index]?.seat;
  return { under: plays.slice(0, index).filter(isSame).length, isTop: !plays.slice(index + 1).some(isSame) };
}

/** How much of a card stays in sight under the next one of its player: its index. */
const PILED = 0.3;

function Played(props: PlayedProps): JSX.Element {
  const { seat, card, scene, leads = false, wins = false, isTaken = false, goesTo } = props;
  const { model, words, geometry, order, deck, pattern } = scene;
  const { under, isTop } = props.pile ?? ALONE;
  const slot = at(geometry.slots, order.indexOf(seat));
  const spot = { x: slot.x + under * PILED * geometry.slotWidth, y: slot.y };
  const element = useFlight(props, spot);
  // Where rows overlap, lower ones lie on top; elsewhere a tag at the foot must not be hidden.
  const isRaised = isTop && (leads || wins) && (isTaken || !geometry.isOverlapped);
  const height = Math.round(spot.y) + (isRaised ? (leads && !isTaken ? 2000 : 1000) : 0);
  const tags = [
    `${who(seat, scene)}: ${cardText(card, model.language, pattern, words)}`,
    leads ? words.leads : undefined,
    wins ? (isTaken ? words.takes : words.ahead) : undefined,
  ];
  return (
    <li
      ref={element}
      class={classes(styles.card, wins && styles.wins, goesTo !== undefined && styles.leaving)}
      style={{ ...box(spot, geometry.slotWidth, geometry.slotHeight), zIndex: height }}
    >
      <span class="only-heard">{tags.filter((tag) => tag !== undefined).join(', ')}</span>
      <CardFace card={card} deck={deck} />
      {leads && !(wins && isTaken) ? <Lead words={words} isShort={geometry.isOverlapped} /> : null}
      {wins && isTaken ? (
        <span class={classes(styles.tag, styles.takes)} aria-hidden="true">
          {words.takes}
        </span>
      ) : null}
    </li>
  );
}

/** Marks the card that was led; where only the upper parts of cards are seen, by its number alone. */
function Lead(props: { readonly words: TableWords; readonly isShort: boolean }): JSX.Element {
  return (
    <span class={props.isShort ? styles.first : styles.tag} aria-hidden="true">
      {props.isShort ? '1' : props.words.leads}
    </span>
  );
}

/** Lets the card come from where it was played, and go to whoever took it. */
function useFlight(
  { seat, scene, from, goesTo }: PlayedProps,
  spot: Spot,
): { current: HTMLLIElement | null } {
  const element = useRef<HTMLLIElement>(null);
  const { speed } = scene.model.preferences;
  // What is drawn in the open comes from where the talon is told of.
  const start = from ?? (scene.table.trickNumber === undefined ? talonSpot(scene) : spotOf(seat, scene));
  const isFresh = scene.model.news.events.length > 0 || from !== undefined;
  useLayoutEffect(() => {
    if (element.current === null || !isFresh || goesTo !== undefined) return;
    const way = { x: start.x - spot.x, y: start.y - spot.y, scale: from === undefined ? 0.6 : 1.15 };
    arrive(element.current, way, { speed, time: TIMES.play });
  }, []);
  useLayoutEffect(() => {
    if (element.current === null || goesTo === undefined) return;
    const end = spotOf(goesTo, scene);
    depart(
      element.current,
      { x: end.x - spot.x, y: end.y - spot.y, scale: 0.4 },
      { speed, time: TIMES.collect },
    );
  }, [goesTo]);
  return element;
}

function box({ x, y }: Spot, width: number, height: number): Readonly<Record<string, string>> {
  return {
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
}
