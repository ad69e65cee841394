import type { Room, TableCommand } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Dialog } from '../app/dialog.tsx';
import type { TableClient } from '../connection/table.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { LevelChoice } from './bot-choices.tsx';
import styles from './waiting.module.css';

interface ChairDialogProps {
  readonly client: TableClient;
  readonly room: Room;
  readonly chair: number;
  readonly onSwap: (chair: number) => void;
  readonly onClose: () => void;
}

/** What the host can do with somebody's chair. */
export function ChairDialog({ client, room, chair, onSwap, onClose }: ChairDialogProps): JSX.Element | null {
  const { lobby } = t();
  const who = room.chairs[chair];
  const isGone = who === undefined || who.kind === 'free';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone]);
  if (isGone) return null;
  const isMe = chair === room.you.chair;
  const close = (act: () => void) => (): void => {
    act();
    onClose();
  };
  const order = (command: TableCommand) => close(() => client.order(command));
  return (
    <Dialog title={who.name} onClose={onClose}>
      <div class={styles['actions']}>
        {who.kind === 'bot' ? (
          <LevelChoice
            level={who.level}
            onChange={(level) => client.order({ do: 'seatBot', chair, level })}
          />
        ) : undefined}
        <Action icon="swap" text={lobby.swap} onPress={close(() => onSwap(chair))} />
        {who.kind === 'person' && !isMe ? (
          <Action icon="crown" text={lobby.makeHost} onPress={order({ do: 'makeHost', chair })} />
        ) : undefined}
        {isMe ? undefined : (
          <Action icon="userMinus" text={lobby.remove} onPress={order({ do: 'clearChair', chair })} />
        )}
      </div>
    </Dialog>
  );
}

function Action({
  icon,
  text,
  onPress,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button type="button" class="button" onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
