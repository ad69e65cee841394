import { BOT_LEVELS, type Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Dialog } from '../app/dialog.tsx';
import { Choices } from '../app/fields.tsx';
import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import styles from './waiting.module.css';

/** What the host can do with somebody's chair. */
export function ChairDialog({
  client,
  room,
  chair,
  onSwap,
  onClose,
}: {
  readonly client: TableClient;
  readonly room: Room;
  readonly chair: number;
  readonly onSwap: (chair: number) => void;
  readonly onClose: () => void;
}): JSX.Element | null {
  const { lobby } = t();
  const who = room.chairs[chair];
  const isGone = who === undefined || who.kind === 'free';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone]);
  if (isGone) return null;
  const isMe = chair === room.you.chair;
  const order = (command: Parameters<TableClient['order']>[0]): void => {
    client.order(command);
    onClose();
  };
  return (
    <Dialog title={who.name} onClose={onClose}>
      <div class={styles['actions']}>
        {who.kind === 'bot' ? (
          <Choices
            legend={lobby.level}
            value={who.level}
            choices={BOT_LEVELS.map((value) => ({ value, label: lobby.levels[value] }))}
            onChange={(level) => client.order({ do: 'seatBot', chair, level })}
          />
        ) : undefined}
        <button
          type="button"
          class="button"
          onClick={() => {
            onSwap(chair);
            onClose();
          }}
        >
          <Icon name="swap" />
          {lobby.swap}
        </button>
        {who.kind === 'person' && !isMe ? (
          <button type="button" class="button" onClick={() => order({ do: 'makeHost', chair })}>
            <Icon name="crown" />
            {lobby.makeHost}
          </button>
        ) : undefined}
        {isMe ? undefined : (
          <button type="button" class="button" onClick={() => order({ do: 'clearChair', chair })}>
            <Icon name="userMinus" />
            {lobby.remove}
          </button>
        )}
      </div>
    </Dialog>
  );
}
