import type { Room, RoomChair, TableCommand } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import type { TableClient } from '../connection/table.ts';
import { t } from '../i18n/language.ts';
import styles from './settings.module.css';

interface PeopleProps {
  readonly client: TableClient;
  readonly room: Room;
  readonly onClose: () => void;
}

/** Who is at the table, and what the host can do for them. */
export function People({ client, room, onClose }: PeopleProps): JSX.Element {
  const order = (command: TableCommand): void => {
    client.order(command);
    onClose();
  };
  return (
    <ul class={`plain-list ${styles['people'] ?? ''}`}>
      {room.chairs.map((who, chair) =>
        who.kind === 'free' ? undefined : (
          // A chair is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={chair}>
            <strong>{who.name}</strong>
            <span class={styles['hint']}>{marksOf(room, who, chair).join(' · ')}</span>
            <HostButtons room={room} who={who} chair={chair} onOrder={order} />
          </li>
        ),
      )}
    </ul>
  );
}

function HostButtons({
  room,
  who,
  chair,
  onOrder,
}: {
  readonly room: Room;
  readonly who: Exclude<RoomChair, { kind: 'free' }>;
  readonly chair: number;
  readonly onOrder: (command: TableCommand) => void;
}): JSX.Element | null {
  const { settings } = t();
  if (!room.you.isHost || who.kind !== 'person' || who.isHost) return null;
  return (
    <>
      {who.keptBy === undefined && room.phase === 'playing' ? (
        <button type="button" class="button" onClick={() => onOrder({ do: 'letBotPlay', chair })}>
          {settings.letBotFor(who.name)}
        </button>
      ) : undefined}
      <button type="button" class="button" onClick={() => onOrder({ do: 'makeHost', chair })}>
        {settings.makeHost(who.name)}
      </button>
    </>
  );
}

function marksOf({ you }: Room, who: Exclude<RoomChair, { kind: 'free' }>, chair: number): readonly string[] {
  const { lobby, settings } = t();
  if (who.kind === 'bot') return [lobby.botSeat(lobby.levels[who.level])];
  return [
    ...(chair === you.chair ? [lobby.youMark] : []),
    ...(who.isHost ? [lobby.host] : []),
    ...(who.isConnected ? [] : [lobby.away]),
    ...(who.keptBy === undefined ? [] : [settings.botKeeps]),
  ];
}
