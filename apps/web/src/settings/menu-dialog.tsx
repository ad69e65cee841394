import { useSignal } from '@preact/signals';
import type { Room, TableCommand } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { go } from '../app/router.ts';
import type { TableClient } from '../connection/table.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { Invite } from '../lobby/invite.tsx';
import { RulesCard, useSummary } from '../lobby/rules-card.tsx';
import { openSettings } from './open.ts';
import styles from './settings.module.css';

interface MenuProps {
  readonly client: TableClient;
  readonly room: Room;
  /** Somebody who watches wants a seat. */
  readonly onJoin: () => void;
  readonly onClose: () => void;
}

type Part = 'menu' | 'rules' | 'people' | 'invite' | 'end';

/** The menu at the table. */
export function MenuDialog(props: MenuProps): JSX.Element {
  const { lobby, settings } = t();
  const part = useSignal<Part>('menu');
  const titles: Readonly<Record<Part, string>> = {
    menu: settings.menu,
    rules: settings.rules,
    people: settings.people,
    invite: lobby.inviteTitle,
    end: settings.endMatchAsk,
  };
  return (
    <Dialog key={part.value} title={titles[part.value]} onClose={props.onClose}>
      {part.value === 'menu' ? <Actions {...props} onPart={(next) => (part.value = next)} /> : undefined}
      {part.value === 'rules' ? <Rules room={props.room} /> : undefined}
      {part.value === 'people' ? <People {...props} /> : undefined}
      {part.value === 'invite' ? <InvitePart room={props.room} /> : undefined}
      {part.value === 'end' ? <EndMatch {...props} /> : undefined}
    </Dialog>
  );
}

function Actions({
  client,
  room,
  onJoin,
  onClose,
  onPart,
}: MenuProps & { readonly onPart: (part: Part) => void }): JSX.Element {
  const { lobby, settings } = t();
  const { chair, isHost } = room.you;
  const me = chair === null ? undefined : room.chairs[chair];
  const isKept = me?.kind === 'person' && me.keptBy !== undefined;
  const order = (command: TableCommand): void => {
    client.order(command);
    onClose();
  };
  return (
    <ul role="list" class={styles['menu']}>
      <Item icon="info" text={settings.rules} onPress={() => onPart('rules')} />
      <Item icon="user" text={settings.people} onPress={() => onPart('people')} />
      <Item icon="link" text={settings.invite} onPress={() => onPart('invite')} />
      <Item
        icon="settings"
        text={settings.title}
        onPress={() => {
          onClose();
          openSettings();
        }}
      />
      {chair === null ? (
        <Item
          icon="userPlus"
          text={settings.takeSeat}
          onPress={() => {
            onClose();
            onJoin();
          }}
        />
      ) : undefined}
      {chair !== null && room.phase === 'playing' ? (
        isKept ? (
          <Item icon="user" text={settings.takeBack} onPress={() => order({ do: 'takeBack' })} />
        ) : (
          <Item icon="bot" text={settings.letBot} onPress={() => order({ do: 'letBotPlay', chair })} />
        )
      ) : undefined}
      {room.phase === 'over' && chair !== null ? (
        <Item icon="trophy" text={settings.rematch} onPress={() => order({ do: 'ready' })} />
      ) : undefined}
      {isHost ? (
        <Item
          icon={room.phase === 'over' ? 'arrowLeft' : 'x'}
          text={room.phase === 'over' ? settings.toWaitingRoom : settings.endMatch}
          onPress={() => (room.phase === 'over' ? order({ do: 'endMatch' }) : onPart('end'))}
        />
      ) : undefined}
      {chair === null ? undefined : (
        <Item icon="userMinus" text={lobby.standUp} onPress={() => order({ do: 'stand' })} />
      )}
      <Item
        icon="logOut"
        text={settings.leave}
        hint={chair === null ? undefined : settings.leaveHint}
        onPress={() => go(`/${language.value}`)}
      />
    </ul>
  );
}

function Item({
  icon,
  text,
  hint,
  onPress,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <li>
      <button type="button" class={styles['item']} onClick={onPress}>
        <Icon name={icon} />
        <span>
          {text}
          {hint === undefined ? undefined : <span class={styles['hint']}>{hint}</span>}
        </span>
      </button>
    </li>
  );
}

function Rules({ room }: { readonly room: Room }): JSX.Element {
  const summary = useSummary(room);
  return (
    <div class={styles['rules']}>
      <p class={styles['summary']}>{summary}</p>
      <RulesCard room={room} />
    </div>
  );
}

function InvitePart({ room }: { readonly room: Room }): JSX.Element {
  return <Invite code={room.code} summary={useSummary(room)} isBare />;
}

/** Who is here, and what the host can do for them. */
function People({ client, room, onClose }: MenuProps): JSX.Element {
  const { lobby, settings } = t();
  return (
    <ul role="list" class={styles['people']}>
      {room.chairs.map((who, chair) => {
        if (who.kind === 'free') return null;
        const canHost = room.you.isHost && who.kind === 'person' && !who.isHost;
        const canKeep = canHost && who.keptBy === undefined && room.phase === 'playing';
        const marks =
          who.kind === 'bot'
            ? [lobby.botSeat(lobby.levels[who.level])]
            : [
                ...(chair === room.you.chair ? [lobby.youMark] : []),
                ...(who.isHost ? [lobby.host] : []),
                ...(who.isConnected ? [] : [lobby.away]),
                ...(who.keptBy === undefined ? [] : [settings.botKeeps]),
              ];
        return (
          // A chair is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={chair}>
            <strong>{who.name}</strong>
            <span class={styles['hint']}>{marks.join(' · ')}</span>
            {canKeep ? (
              <button
                type="button"
                class="button"
                onClick={() => {
                  client.order({ do: 'letBotPlay', chair });
                  onClose();
                }}
              >
                {settings.letBotFor(who.name)}
              </button>
            ) : undefined}
            {canHost ? (
              <button
                type="button"
                class="button"
                onClick={() => {
                  client.order({ do: 'makeHost', chair });
                  onClose();
                }}
              >
                {settings.makeHost(who.name)}
              </button>
            ) : undefined}
          </li>
        );
      })}
    </ul>
  );
}

function EndMatch({ client, onClose }: MenuProps): JSX.Element {
  const { settings } = t();
  return (
    <div class={styles['rules']}>
      <p>{settings.endMatchText}</p>
      <div class={styles['do']}>
        <button type="button" class="button-main" onClick={onClose}>
          {settings.keepPlaying}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            client.order({ do: 'endMatch' });
            onClose();
          }}
        >
          {settings.endMatchYes}
        </button>
      </div>
    </div>
  );
}
