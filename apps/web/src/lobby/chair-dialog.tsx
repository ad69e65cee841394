import { useSignal } from '@preact/signals';
import type { Room, RoomChair, TableCommand } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Dialog } from '../app/dialog.tsx';
import type { TableClient } from '../connection/table.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { AskKick, AskMakeHost } from './ask-first.tsx';
import { LevelChoice } from './bot-choices.tsx';
import styles from './waiting.module.css';
import { seatWords } from './seat-words/index.ts';

interface ChairDialogProps {
  readonly client: TableClient;
  readonly room: Room;
  readonly chair: number;
  readonly onSwap: (chair: number) => void;
  readonly onClose: () => void;
}

/** What the host can do with somebody's chair. */
export function ChairDialog({ client, room, chair, onSwap, onClose }: ChairDialogProps): JSX.Element | null {
  const words = seatWords();
  const asked = useSignal<'kick' | 'makeHost' | undefined>(undefined);
  const who = room.chairs[chair];
  const isGone = who === undefined || who.kind === 'free';
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone]);
  if (isGone) return null;
  const order = (command: TableCommand): void => {
    client.order(command);
    onClose();
  };
  if (asked.value !== undefined && who.kind === 'person') {
    const shared = { chair, who, onOrder: order, onCancel: () => (asked.value = undefined) };
    return asked.value === 'kick' ? (
      <Dialog title={words.kickAsk(who.name)} onClose={onClose}>
        <AskKick {...shared} isPlaying={false} />
      </Dialog>
    ) : (
      <Dialog title={words.makeHostAsk(who.name)} onClose={onClose}>
        <AskMakeHost {...shared} />
      </Dialog>
    );
  }
  return (
    <Dialog title={who.name} onClose={onClose}>
      <Actions
        client={client}
        room={room}
        chair={chair}
        who={who}
        onSwap={onSwap}
        onOrder={order}
        onAsk={(about) => (asked.value = about)}
        onClose={onClose}
      />
    </Dialog>
  );
}

type ActionsProps = ChairDialogProps & {
  readonly who: Exclude<RoomChair, { kind: 'free' }>;
  readonly onOrder: (command: TableCommand) => void;
  readonly onAsk: (about: 'kick' | 'makeHost') => void;
};

function Actions({ client, room, chair, who, onSwap, onOrder, onAsk, onClose }: ActionsProps): JSX.Element {
  const { lobby } = t();
  const swap = (): void => {
    onSwap(chair);
    onClose();
  };
  return (
    <div class={styles['actions']}>
      {who.kind === 'bot' ? (
        <LevelChoice level={who.level} onChange={(level) => client.order({ do: 'seatBot', chair, level })} />
      ) : undefined}
      <Action icon="swap" text={lobby.swap} onPress={swap} />
      {who.kind === 'person' && chair !== room.you.chair ? (
        <>
          <Action icon="crown" text={lobby.makeHost} onPress={() => onAsk('makeHost')} />
          <Action icon="userMinus" text={lobby.remove} onPress={() => onAsk('kick')} />
        </>
      ) : undefined}
      {who.kind === 'bot' ? (
        <Action icon="userMinus" text={lobby.remove} onPress={() => onOrder({ do: 'clearChair', chair })} />
      ) : undefined}
    </div>
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
