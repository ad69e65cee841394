import type { Signal } from '@preact/signals';
import type { Room, RoomChair } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { games } from '../app/games.ts';
import { Note } from '../app/fields.tsx';
import { myName } from '../app/preferences.ts';
import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { SideSign } from '../sheet/side-sign.tsx';
import { Avatar } from './avatar.tsx';
import { setupOf } from './setup.ts';
import styles from './waiting.module.css';

interface ChairListProps {
  readonly client: TableClient;
  readonly room: Room;
  /** The chair whose occupant is about to change places. */
  readonly swapping: Signal<number | undefined>;
  readonly onAsk: (chair: number) => void;
}

/** Everybody at the table. */
export function ChairList({ client, room, swapping, onAsk }: ChairListProps): JSX.Element {
  const { app, lobby } = t();
  const sides = sideCountOf(room);
  const isDrawn = room.options['partners'] === 'random';
  const moving = swapping.value === undefined ? undefined : room.chairs[swapping.value];
  const hasFree = room.chairs.some(({ kind }) => kind === 'free');
  return (
    <section class={styles['part']} aria-labelledby="waiting-chairs">
      <h2 id="waiting-chairs">{lobby.chairs}</h2>
      {sides < room.chairs.length ? (
        <p class={styles['small']}>{isDrawn ? lobby.pairsDrawn : lobby.pairsSeated}</p>
      ) : undefined}
      {moving === undefined || moving.kind === 'free' ? undefined : (
        <div class={styles['swapping']} role="status">
          <Note>{lobby.swapHint(moving.name)}</Note>
          <button type="button" class="button" onClick={() => (swapping.value = undefined)}>
            {app.cancel}
          </button>
        </div>
      )}
      <ul role="list" class={styles['chairs']}>
        {room.chairs.map((chair, index) => (
          // A chair is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} class={index === room.you.chair ? styles['mine'] : undefined}>
            <Avatar
              name={chair.kind === 'free' ? undefined : chair.name}
              chair={index}
              isBot={chair.kind === 'bot'}
            />
            <Who
              room={room}
              chair={chair}
              index={index}
              side={isDrawn || sides === room.chairs.length ? undefined : index % sides}
            />
            <ChairButton
              client={client}
              room={room}
              chair={chair}
              index={index}
              swapping={swapping}
              onAsk={onAsk}
            />
          </li>
        ))}
      </ul>
      {room.you.isHost && hasFree ? (
        <button type="button" class="button" onClick={() => fill(client, room)}>
          <Icon name="bot" />
          {lobby.fillBots}
        </button>
      ) : undefined}
      {room.watchers > 0 ? <p class={styles['small']}>{lobby.watchers(room.watchers)}</p> : undefined}
    </section>
  );
}

function Who({
  room,
  chair,
  index,
  side,
}: {
  readonly room: Room;
  readonly chair: RoomChair;
  readonly index: number;
  readonly side: number | undefined;
}): JSX.Element {
  const { lobby } = t();
  const marks = [
    index === room.you.chair ? lobby.youMark : '',
    chair.kind === 'person' && chair.isHost ? lobby.host : '',
    chair.kind === 'person' && !chair.isConnected ? lobby.away : '',
    chair.kind === 'bot' ? lobby.botSeat(lobby.levels[chair.level]) : '',
  ].filter((mark) => mark !== '');
  return (
    <span class={styles['who']}>
      <strong>
        {side === undefined ? undefined : <SideSign side={side} />}
        {chair.kind === 'free' ? lobby.freeSeat : chair.name}
        {chair.kind === 'person' && chair.isHost ? <Icon name="crown" /> : undefined}
      </strong>
      <span>{marks.length > 0 ? marks.join(' · ') : lobby.chair(index + 1)}</span>
    </span>
  );
}

/** What a tap on this chair does: swap, sit, add a bot, or ask. */
function ChairButton({
  client,
  room,
  chair,
  index,
  swapping,
  onAsk,
}: ChairListProps & { readonly chair: RoomChair; readonly index: number }): JSX.Element | null {
  const { lobby } = t();
  const { isHost, chair: mine } = room.you;
  const moving = swapping.value;
  if (moving !== undefined) {
    if (moving === index) return null;
    return (
      <button
        type="button"
        class="button"
        aria-label={chair.kind === 'free' ? lobby.swapToFree(index + 1) : lobby.swapWith(chair.name)}
        onClick={() => {
          client.order({ do: 'swap', chair: moving, with: index });
          swapping.value = undefined;
        }}
      >
        <Icon name="swap" />
        {lobby.swap}
      </button>
    );
  }
  if (chair.kind === 'free' && isHost) {
    return (
      <button
        type="button"
        class="button"
        aria-label={`${lobby.chair(index + 1)}: ${lobby.addBot}`}
        onClick={() => client.order({ do: 'seatBot', chair: index, level: 'normal' })}
      >
        <Icon name="plus" />
        {lobby.bot}
      </button>
    );
  }
  if (chair.kind === 'free') {
    return (
      <button
        type="button"
        class="button"
        aria-label={lobby.takeThis(index + 1)}
        onClick={() => client.order({ do: 'sit', chair: index, name: nameHere(room) })}
      >
        {lobby.takeSeat}
      </button>
    );
  }
  if (!isHost || (index === mine && room.chairs.length < 2)) return null;
  return (
    <button
      type="button"
      class="button-icon"
      aria-label={lobby.actionsFor(chair.name)}
      aria-haspopup="dialog"
      onClick={() => onAsk(index)}
    >
      <Icon name="more" />
    </button>
  );
}

function nameHere({ chairs, you }: Room): string {
  const mine = you.chair === null ? undefined : chairs[you.chair];
  return mine?.kind === 'person' ? mine.name : myName.value.trim() || t().home.guest;
}

function fill(client: TableClient, { chairs }: Room): void {
  for (const [chair, { kind }] of chairs.entries()) {
    if (kind === 'free') client.order({ do: 'seatBot', chair, level: 'normal' });
  }
}

/** How many sides this table would form; as many as chairs until the games are here. */
function sideCountOf({ game, chairs, options }: Room): number {
  const setup = setupOf(games.value, game);
  const isPlayable = setup?.seatCounts(options).includes(chairs.length) === true;
  return setup === undefined || !isPlayable ? chairs.length : setup.sideCount(options, chairs.length);
}
