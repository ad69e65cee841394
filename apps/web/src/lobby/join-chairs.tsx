import type { Room, RoomChair } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { t } from '../i18n/language.ts';
import { Avatar } from './avatar.tsx';
import styles from './join.module.css';

/** Who sits at the table, and which seats somebody who comes may take. */
export function JoinChairs({
  room,
  onSit,
}: {
  readonly room: Room;
  readonly onSit: (chair: number) => void;
}): JSX.Element {
  const { lobby } = t();
  // Whoever looks in here counts as one who watches.
  const watchers = room.watchers - 1;
  return (
    <section class={styles['part']} aria-labelledby="join-chairs">
      <h2 id="join-chairs">{lobby.whoSits}</h2>
      <ul class={`plain-list ${styles['chairs'] ?? ''}`}>
        {room.chairs.map((chair, index) => (
          // A chair is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <JoinChair
            key={index}
            chair={chair}
            index={index}
            isLocked={room.isLocked === true}
            onSit={onSit}
          />
        ))}
      </ul>
      {watchers > 0 ? <p class={styles['small']}>{lobby.watchers(watchers)}</p> : undefined}
    </section>
  );
}

function JoinChair({
  chair,
  index,
  isLocked,
  onSit,
}: {
  readonly chair: RoomChair;
  readonly index: number;
  readonly isLocked: boolean;
  readonly onSit: (chair: number) => void;
}): JSX.Element {
  const { lobby } = t();
  const does = chair.kind === 'free' ? lobby.takeSeat : lobby.replaceShort;
  return (
    <li>
      <Avatar
        name={chair.kind === 'free' ? undefined : chair.name}
        chair={index}
        isBot={chair.kind === 'bot'}
      />
      <span class={styles['who']}>
        <strong>{chair.kind === 'free' ? lobby.freeSeat : chair.name}</strong>
        <span>{detail(chair)}</span>
      </span>
      {chair.kind === 'person' || isLocked ? undefined : (
        <button
          type="button"
          class="button"
          aria-label={`${does}: ${lobby.chair(index + 1)}`}
          onClick={() => onSit(index)}
        >
          {does}
        </button>
      )}
    </li>
  );
}

function detail(chair: RoomChair): string {
  const { lobby } = t();
  switch (chair.kind) {
    case 'free':
      return '';
    case 'bot':
      return lobby.botSeat(lobby.levels[chair.level]);
    case 'person':
      return [...(chair.isHost ? [lobby.host] : []), ...(chair.isConnected ? [] : [lobby.away])].join(' · ');
  }
}
