import type { Room, RoomChair, TableCommand } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import type { TableClient } from '../connection/table.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import styles from './settings.module.css';
import { seatWords } from '../lobby/seat-words/index.ts';
import { courseWords } from '../table/course-words.ts';
import { settingsWords } from './words/index.ts';

interface PeopleProps {
  readonly client: TableClient;
  readonly room: Room;
  readonly onClose: () => void;
  /** The host wants to be asked first. */
  readonly onAsk: (asked: { readonly about: 'kick' | 'makeHost'; readonly chair: number }) => void;
}

/** Who is at the table, and what the host can do for them. */
export function People({ client, room, onClose, onAsk }: PeopleProps): JSX.Element {
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
            <GiveTime client={client} chair={chair} onOrder={order} />
            <HostButtons room={room} who={who} chair={chair} onOrder={order} onAsk={onAsk} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Whoever is thinking may be given more time by anybody else who sits here. */
function GiveTime({
  client,
  chair,
  onOrder,
}: {
  readonly client: TableClient;
  readonly chair: number;
  readonly onOrder: (command: TableCommand) => void;
}): JSX.Element | null {
  const { table } = client.link.value;
  const seat = table?.room.match?.chairs.indexOf(chair);
  const you = table?.room.you.chair ?? null;
  const isThinking = table?.clock?.seats.some((one) => one.seat === seat) === true;
  const who = table?.room.chairs[chair];
  if (!isThinking || you === null || you === chair || who === undefined || who.kind === 'free') return null;
  return (
    <div class={styles['powers']}>
      <Power
        icon="plus"
        text={courseWords[language.value].giveTo(who.name)}
        onPress={() => onOrder({ do: 'giveTime', chair })}
      />
    </div>
  );
}

function HostButtons({
  room,
  who,
  chair,
  onOrder,
  onAsk,
}: {
  readonly room: Room;
  readonly who: Exclude<RoomChair, { kind: 'free' }>;
  readonly chair: number;
  readonly onOrder: (command: TableCommand) => void;
  readonly onAsk: PeopleProps['onAsk'];
}): JSX.Element | null {
  const settings = settingsWords();
  if (!room.you.isHost || who.kind !== 'person' || who.isHost) return null;
  return (
    <div class={styles['powers']}>
      {who.keptBy === undefined && room.phase === 'playing' ? (
        <Power
          icon="bot"
          text={settings.letBotFor(who.name)}
          onPress={() => onOrder({ do: 'letBotPlay', chair })}
        />
      ) : undefined}
      <Power
        icon="crown"
        text={settings.makeHost(who.name)}
        onPress={() => onAsk({ about: 'makeHost', chair })}
      />
      <Power
        icon="userMinus"
        text={seatWords().kickOne(who.name)}
        onPress={() => onAsk({ about: 'kick', chair })}
      />
    </div>
  );
}

function Power({
  icon,
  text,
  onPress,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button type="button" class={styles['item']} onClick={onPress}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

function marksOf({ you }: Room, who: Exclude<RoomChair, { kind: 'free' }>, chair: number): readonly string[] {
  const { lobby } = t();
  const settings = settingsWords();
  if (who.kind === 'bot') return [lobby.botSeat(lobby.levels[who.level])];
  return [
    ...(chair === you.chair ? [lobby.youMark] : []),
    ...(who.isHost ? [lobby.host] : []),
    ...(who.isConnected ? [] : [lobby.away]),
    ...(who.keptBy === undefined ? [] : [settings.botKeeps]),
  ];
}
