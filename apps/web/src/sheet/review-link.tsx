import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Icon } from '../icons/icon.tsx';
import styles from './sheet.module.css';

/** The way to the replay of a match, or of one of its deals; in a page of its own, for the table goes on. */
export function ReviewLink({
  room,
  deal,
  text,
}: {
  readonly room: Room;
  readonly deal?: number;
  readonly text: string;
}): JSX.Element | null {
  // Whoever watches has no record of it: the server tells those who sit there.
  if (room.match === undefined || room.you.chair === null) return null;
  const query = deal === undefined ? '' : `?deal=${deal}`;
  return (
    <a
      class={styles['review']}
      href={`/h/${room.code}-${room.match.number}${query}`}
      target="_blank"
      rel="noopener"
    >
      <Icon name="last" />
      {text}
    </a>
  );
}
