import { at, type Seat } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { initial } from '../app/initial.ts';
import { Icon } from '../icons/icon.tsx';
import { SideSign } from '../sheet/side-sign.tsx';
import { coursePart } from './course-part.ts';
import type { Scene } from './scene.ts';
import styles from './seats.module.css';

/** Somebody's initial in their colour, with the marks of dealer, side, bot and broken connection. */
export function Person({ seat, scene }: { readonly seat: Seat; readonly scene: Scene }): JSX.Element {
  const { model, words, table, hasPartners } = scene;
  const { chair, kind } = chairOf(seat, scene);
  const name = at(model.names, seat);
  const part = coursePart.value;
  return (
    <span class={styles.person} style={{ '--person': `var(--person-${chair % 8})` }} aria-hidden="true">
      {initial(name, model.language)}
      {part === undefined ? null : <part.SeatClock seat={seat} scene={scene} />}
      {hasPartners ? (
        <span class={styles.sign}>
          <SideSign side={at(model.seen.terms.sides, seat)} />
        </span>
      ) : null}
      {table.dealer === seat ? <span class={styles.dealer}>{words.dealerLetter}</span> : null}
      {kind === 'person' ? null : (
        <span class={styles.kind}>
          <Icon name={kind === 'away' ? 'offline' : 'bot'} />
        </span>
      )}
    </span>
  );
}

/** Who holds a seat: a person, a person who is away, a bot, or a bot for a person. */
export type SeatKind = 'person' | 'away' | 'bot' | 'kept';

/** The chair of a seat, which colours it, and who sits there. */
export function chairOf(
  seat: Seat,
  { model: { room } }: Scene,
): { readonly chair: number; readonly kind: SeatKind } {
  const chair = room.match?.chairs[seat] ?? seat;
  const held = room.chairs[chair];
  if (held === undefined || held.kind === 'free') return { chair, kind: 'person' };
  if (held.kind === 'bot') return { chair, kind: 'bot' };
  if (held.keptBy !== undefined) return { chair, kind: 'kept' };
  return { chair, kind: held.isConnected ? 'person' : 'away' };
}
