import { at, type Seat } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { Icon, type IconName } from '../icons/icon.tsx';
import { classes } from './classes.ts';
import { coursePart } from './course-part.ts';
import type { SeatSpot } from './geometry.ts';
import { chairOf, Person } from './person.tsx';
import { type Scene, slateLines, slateOf, slateText } from './scene.ts';
import styles from './seats.module.css';
import type { Bubble } from './use-bubbles.ts';

/** The other players around the felt, in order of play. */
export function Seats({
  scene,
  bubbles,
}: {
  readonly scene: Scene;
  readonly bubbles: readonly Bubble[];
}): JSX.Element {
  return (
    <ul class={classes('plain-list', styles.seats)} aria-label={scene.words.players}>
      {scene.order.slice(1).map((seat, index) => (
        <Other
          key={seat}
          seat={seat}
          spot={at(scene.geometry.seats, index)}
          scene={scene}
          bubble={bubbles.find((one) => one.seat === seat)}
        />
      ))}
    </ul>
  );
}

interface OtherProps {
  readonly seat: Seat;
  readonly spot: SeatSpot;
  readonly scene: Scene;
  readonly bubble: Bubble | undefined;
}

function Other({ seat, spot, scene, bubble }: OtherProps): JSX.Element {
  const isAtTurn = scene.awaited.includes(seat);
  const part = coursePart.value;
  const { frame, isCompact } = scene.geometry;
  return (
    <li
      class={classes(
        styles.seat,
        styles[spot.shape],
        frame === 'wide' && styles.onRim,
        (isCompact || frame === 'sideways') && styles.small,
        isAtTurn && styles.turn,
      )}
      style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
    >
      <span class="only-heard">{aboutSeat(seat, scene)}</span>
      {part === undefined ? null : <part.TimeTold seat={seat} scene={scene} />}
      <Person seat={seat} scene={scene} />
      <span class={styles.label} aria-hidden="true">
        <span class={styles.name}>{at(scene.model.names, seat)}</span>
        <Facts seat={seat} scene={scene} isNarrow={frame !== 'wide'} />
      </span>
      {bubble === undefined ? null : (
        <SpeechBubble key={bubble.id} bubble={bubble} spot={spot} scene={scene} />
      )}
    </li>
  );
}

/** What is chalked up for a seat: its bid, and the tricks it has taken. */
export function Facts(props: {
  readonly seat: Seat;
  readonly scene: Scene;
  readonly isNarrow?: boolean;
}): JSX.Element | null {
  const { seat, scene, isNarrow = false } = props;
  const { table } = scene;
  const tricks = table.tricksTaken[seat] ?? 0;
  const hasTricks = tricks > 0 && (table.trick !== undefined || table.finished !== undefined);
  // There is room for one line; listeners hear them all.
  const [first] = slateLines(seat, scene);
  if (first === undefined && !hasTricks) return null;
  const isPoints = first?.counts === 'points';
  return (
    <span class={styles.facts}>
      {first === undefined ? null : hasTricks || (isNarrow && isPoints) ? (
        <Figure icon={isPoints ? 'star' : 'said'} value={first.value} />
      ) : (
        <span class={styles.slate}>{slateText(first)}</span>
      )}
      {hasTricks ? <Figure icon="tricks" value={tricks} /> : null}
    </span>
  );
}

/** A number with a sign for what it counts, where there is no room for words. */
function Figure({ icon, value }: { readonly icon: IconName; readonly value: string | number }): JSX.Element {
  return (
    <span class={styles.figure}>
      <Icon name={icon} />
      {value}
    </span>
  );
}

function SpeechBubble(props: {
  readonly bubble: Bubble;
  readonly spot: SeatSpot;
  readonly scene: Scene;
}): JSX.Element {
  const { bubble, spot, scene } = props;
  // A bubble opens towards the middle, so that it stays on the felt.
  const isLeft = spot.x < scene.geometry.felt.width / 2 - 1;
  return (
    <span class={classes(styles.bubble, isLeft ? styles.opensRight : styles.opensLeft)} aria-hidden="true">
      {bubble.text}
    </span>
  );
}

/** Everything about a seat in one sentence, for those who listen. */
export function aboutSeat(seat: Seat, scene: Scene): string {
  const { model, words, table, awaited, hasPartners } = scene;
  const { kind } = chairOf(seat, scene);
  const tricks = table.tricksTaken[seat] ?? 0;
  const facts = [
    at(model.names, seat),
    awaited.includes(seat) ? words.isThinking : undefined,
    table.dealer === seat ? words.dealer : undefined,
    hasPartners ? words.side(sideLetter(at(model.seen.terms.sides, seat))) : undefined,
    slateOf(seat, scene),
    table.trick === undefined ? undefined : words.tricksTaken(tricks),
    words.cardsHeld(at(table.hands, seat).length),
    { person: undefined, away: words.away, bot: words.bot, kept: words.botPlays }[kind],
  ];
  return facts.filter((fact) => fact !== undefined).join(', ');
}

/** A, B, C … */
export function sideLetter(side: number): string {
  return String.fromCodePoint(65 + side);
}

/** My own pill at the lower left; for somebody who watches, that of the seat at the bottom. */
export function Mine({
  scene,
  bubbles,
  isFree = false,
}: {
  readonly scene: Scene;
  readonly bubbles: readonly Bubble[];
  readonly isFree?: boolean;
}): JSX.Element {
  const { bottom, model, words, awaited, geometry } = scene;
  const { x, y, width } = geometry.mine;
  const part = coursePart.value;
  const bubble = bubbles.find((one) => one.seat === bottom);
  const place = isFree ? {} : { left: `${x}px`, top: `${y}px`, maxWidth: `${width}px` };
  return (
    <div
      class={classes(styles.mine, isFree && styles.free, awaited.includes(bottom) && styles.turn)}
      style={place}
    >
      <span class="only-heard">{aboutSeat(bottom, scene)}</span>
      {part === undefined ? null : <part.TimeTold seat={bottom} scene={scene} />}
      <Person seat={bottom} scene={scene} />
      <span class={styles.label} aria-hidden="true">
        <span class={styles.name}>{model.seat === bottom ? words.you : at(model.names, bottom)}</span>
        <Facts seat={bottom} scene={scene} />
        {part === undefined ? null : <part.OwnTime seat={bottom} scene={scene} />}
      </span>
      {bubble === undefined ? null : (
        <span key={bubble.id} class={classes(styles.bubble, styles.opensUp)} aria-hidden="true">
          {bubble.text}
        </span>
      )}
    </div>
  );
}
