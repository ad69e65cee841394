import { useSignal } from '@preact/signals';
import { cardWords } from '@stammtisch/kernel';
import type { Room, RoomChair, TableCommand } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Lazy } from '../app/lazy.tsx';
import { go } from '../app/router.ts';
import { Skeleton } from '../app/skeleton.tsx';
import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { Invite } from '../lobby/invite.tsx';
import { Basics, RulesCard, useSummary } from '../lobby/rules-card.tsx';
import { type MenuItem, menuItems } from './menu-items.ts';
import { openSettings } from './open.ts';
import { People } from './people.tsx';
import styles from './settings.module.css';
import { seatWords } from '../lobby/seat-words/index.ts';
import { settingsWords } from './words/index.ts';
import { isTalkOpen } from '../talk/state.ts';

const loadAsk = () => import('../lobby/ask-first.tsx');
const loadMove = () => import('../lobby/move-seat.tsx');

/** What the menu works on. */
export interface MenuProps {
  readonly client: TableClient;
  readonly room: Room;
  /** Somebody who watches wants a seat. */
  readonly onJoin: () => void;
  readonly onClose: () => void;
}

type Part = 'menu' | 'rules' | 'people' | 'invite' | 'move' | 'end';
/** Somebody the host wants to do something about, once asked again. */
type Asked = { readonly about: 'kick' | 'makeHost'; readonly chair: number };

/** The menu at the table, and what opens from it in its place. */
export function MenuDialog(props: MenuProps): JSX.Element {
  const { lobby } = t();
  const settings = settingsWords();
  const words = seatWords();
  const asked = useSignal<Asked | undefined>(undefined);
  const part = useSignal<Part>('menu');
  const titles: Readonly<Record<Part, string>> = {
    menu: settings.menu,
    rules: settings.rules,
    people: settings.people,
    invite: lobby.inviteTitle,
    move: words.move,
    end: settings.endMatchAsk,
  };
  const { value: ask } = asked;
  const who = ask === undefined ? undefined : props.room.chairs[ask.chair];
  if (ask !== undefined && who?.kind === 'person') {
    const title = ask.about === 'kick' ? words.kickAsk(who.name) : words.makeHostAsk(who.name);
    return (
      <Dialog key="ask" title={title} onClose={props.onClose}>
        <AskedPart {...props} asked={ask} who={who} onCancel={() => (asked.value = undefined)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={titles[part.value]} onClose={props.onClose}>
      {part.value === 'menu' ? <Menu {...props} onPart={(next) => (part.value = next)} /> : undefined}
      {part.value === 'rules' ? <Rules room={props.room} /> : undefined}
      {part.value === 'people' ? <People {...props} onAsk={(next) => (asked.value = next)} /> : undefined}
      {part.value === 'invite' ? <InvitePart room={props.room} /> : undefined}
      {part.value === 'move' ? <Move {...props} /> : undefined}
      {part.value === 'end' ? <EndMatch {...props} /> : undefined}
    </Dialog>
  );
}

function Menu(props: MenuProps & { readonly onPart: (part: Part) => void }): JSX.Element {
  const { client, room, onJoin, onClose, onPart } = props;
  const close = (act: () => void) => (): void => {
    onClose();
    act();
  };
  const items = menuItems(
    room,
    { ...t(), settings: settingsWords(), words: seatWords() },
    {
      open: (part) => () => onPart(part),
      order: (command: TableCommand) => close(() => client.order(command)),
      settings: close(openSettings),
      join: close(onJoin),
      talk: close(() => (isTalkOpen.value = true)),
      leave: () => go(`/${language.value}`),
    },
  );
  return (
    <ul class={`plain-list ${styles['menu'] ?? ''}`}>
      {items.map((item) => (
        <Item key={item.text} {...item} />
      ))}
    </ul>
  );
}

function Item({ icon, text, hint, onPress }: MenuItem): JSX.Element {
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

function AskedPart({
  client,
  room,
  asked: { about, chair },
  who,
  onClose,
  onCancel,
}: MenuProps & {
  readonly asked: Asked;
  readonly who: Extract<RoomChair, { kind: 'person' }>;
  readonly onCancel: () => void;
}): JSX.Element {
  const order = (command: TableCommand): void => {
    client.order(command);
    onClose();
  };
  const shared = { chair, who, onOrder: order, onCancel };
  return (
    <Lazy
      load={loadAsk}
      use={({ AskKick, AskMakeHost }) =>
        about === 'kick' ? (
          <AskKick {...shared} isPlaying={room.phase === 'playing'} />
        ) : (
          <AskMakeHost {...shared} />
        )
      }
      meanwhile={<Skeleton parts={1} />}
    />
  );
}

function Move({ room }: MenuProps): JSX.Element {
  return (
    <Lazy
      load={loadMove}
      use={({ MoveSeat }) => <MoveSeat code={room.code} />}
      meanwhile={<Skeleton parts={1} />}
    />
  );
}

function Rules({ room }: { readonly room: Room }): JSX.Element {
  return (
    <div class={styles['rules']}>
      <p class={styles['summary']}>{useSummary(room)}</p>
      <RulesCard room={room} />
      <h3>{t().lobby.howToPlay}</h3>
      {Object.keys(room.options).length === 0 ? undefined : <p>{cardWords[language.value].precedence}</p>}
      <Basics game={room.game} />
    </div>
  );
}

function InvitePart({ room }: { readonly room: Room }): JSX.Element {
  return (
    <Invite
      code={room.code}
      summary={useSummary(room)}
      isLocked={room.isLocked}
      isSeated={room.you.chair !== null}
      isBare
    />
  );
}

function EndMatch({ client, onClose }: MenuProps): JSX.Element {
  const settings = settingsWords();
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
