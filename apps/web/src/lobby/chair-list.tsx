import type { Signal } from '@preact/signals';
import type { Room, RoomChair } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Note, Switch } from '../app/fields.tsx';
import { games } from '../app/games.ts';
import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { isHere } from '../offline/code.ts';
import { SideSign } from '../sheet/side-sign.tsx';
import { Avatar } from './avatar.tsx';
import { ChairButton } from './chair-button.tsx';
import { setupOf } from './setup.ts';
import styles from './waiting.module.css';
import { seatWords } from './seat-words/index.ts';

/** What the seats of a waiting room work on. */
export interface ChairListProps {
  readonly client: TableClient;
  readonly room: Room;
  /** The chair whose occupant is about to change places. */
  readonly swapping: Signal<number | undefined>;
  readonly onAsk: (chair: number) => void;
}

/** Everybody at the table. */
export function ChairList(props: ChairListProps): JSX.Element {
  const { client, room } = props;
  const { lobby } = t();
  const sides = sideCountOf(room);
  const isDrawn = room.options['partners'] === 'random';
  const hasPartners = sides < room.chairs.length;
  const hasFree = room.chairs.some(({ kind }) => kind === 'free');
  return (
    <section class={styles['part']} aria-labelledby="waiting-chairs">
      <h2 id="waiting-chairs">{lobby.chairs}</h2>
      {hasPartners ? (
        <p class={styles['small']}>{isDrawn ? lobby.pairsDrawn : lobby.pairsSeated}</p>
      ) : undefined}
      <SwapHint {...props} />
      <ul class={`plain-list ${styles['chairs'] ?? ''}`}>
        {room.chairs.map((chair, index) => (
          <ChairRow
            // A chair is its number.
            key={index}
            {...props}
            chair={chair}
            index={index}
            side={hasPartners && !isDrawn ? index % sides : undefined}
          />
        ))}
      </ul>
      {room.you.isHost && hasFree ? (
        <button type="button" class="button" onClick={() => fill(client, room)}>
          <Icon name="bot" />
          {lobby.fillBots}
        </button>
      ) : undefined}
      <Door client={client} room={room} />
      {room.watchers > 0 ? <p class={styles['small']}>{lobby.watchers(room.watchers)}</p> : undefined}
    </section>
  );
}

/** Who else may come; nobody can to a table on this device. */
function Door(props: Pick<ChairListProps, 'client' | 'room'>): JSX.Element | null {
  if (isHere(props.room.code)) return null;
  return (
    <>
      <Lock {...props} />
      <Listing {...props} />
    </>
  );
}

/** Whether somebody new may sit down; the host says so. */
function Lock({ client, room }: Pick<ChairListProps, 'client' | 'room'>): JSX.Element | null {
  const words = seatWords();
  const isLocked = room.isLocked === true;
  if (!room.you.isHost) return isLocked ? <Note>{words.isLocked}</Note> : null;
  return (
    <div>
      <Switch
        label={words.lock}
        isOn={isLocked}
        onChange={() => client.order({ do: isLocked ? 'unlock' : 'lock' })}
        describedBy="lock-hint"
      />
      <p id="lock-hint" class={styles['small']}>
        {words.lockHint}
      </p>
    </div>
  );
}

/** Whether strangers find the table; the host says so at any time. */
function Listing({ client, room }: Pick<ChairListProps, 'client' | 'room'>): JSX.Element | null {
  const { lobby } = t();
  if (!room.you.isHost) return null;
  return (
    <div>
      <Switch
        label={lobby.public}
        isOn={room.isPublic === true}
        onChange={(isPublic) => client.order({ do: isPublic ? 'list' : 'unlist' })}
        describedBy="listing-hint"
      />
      <p id="listing-hint" class={styles['small']}>
        {lobby.publicHint}
      </p>
    </div>
  );
}

function SwapHint({ room, swapping }: ChairListProps): JSX.Element | null {
  const moving = swapping.value === undefined ? undefined : room.chairs[swapping.value];
  if (moving === undefined || moving.kind === 'free') return null;
  return (
    <output class={styles['swapping']}>
      <Note>{t().lobby.swapHint(moving.name)}</Note>
      <button type="button" class="button" onClick={() => (swapping.value = undefined)}>
        {t().app.cancel}
      </button>
    </output>
  );
}

function ChairRow({
  chair,
  index,
  side,
  ...props
}: ChairListProps & {
  readonly chair: RoomChair;
  readonly index: number;
  readonly side: number | undefined;
}): JSX.Element {
  const { room } = props;
  const marks = marksOf(room, chair, index);
  return (
    <li class={index === room.you.chair ? styles['mine'] : undefined}>
      <Avatar
        name={chair.kind === 'free' ? undefined : chair.name}
        chair={index}
        isBot={chair.kind === 'bot'}
      />
      <span class={styles['who']}>
        <strong>
          {side === undefined ? undefined : <SideSign side={side} />}
          {chair.kind === 'free' ? t().lobby.freeSeat : chair.name}
          {chair.kind === 'person' && chair.isHost ? <Icon name="crown" /> : undefined}
          {chair.kind === 'person' && chair.isReady ? <Icon name="check" /> : undefined}
        </strong>
        <span>{marks.length > 0 ? marks.join(' · ') : t().lobby.chair(index + 1)}</span>
      </span>
      <ChairButton {...props} chair={chair} index={index} />
    </li>
  );
}

function marksOf({ you }: Room, chair: RoomChair, index: number): readonly string[] {
  const { lobby } = t();
  return [
    ...(index === you.chair ? [lobby.youMark] : []),
    ...(chair.kind === 'person' && chair.isHost ? [lobby.host] : []),
    ...(chair.kind === 'person' && chair.isReady ? [seatWords().isReady] : []),
    ...(chair.kind === 'person' && !chair.isConnected ? [lobby.away] : []),
    ...(chair.kind === 'bot' ? [lobby.botSeat(lobby.levels[chair.level])] : []),
  ];
}

function fill(client: TableClient, { chairs }: Room): void {
  for (const [chair, { kind }] of chairs.entries()) {
    if (kind === 'free') client.order({ do: 'seatBot', chair, level: 'normal' });
  }
}

/** How many sides this table would form; as many as chairs until the game is here. */
function sideCountOf({ game, chairs, options }: Room): number {
  const setup = setupOf(games.value, game);
  const isPlayable = setup?.seatCounts(options).includes(chairs.length) === true;
  return setup === undefined || !isPlayable ? chairs.length : setup.sideCount(options, chairs.length);
}
