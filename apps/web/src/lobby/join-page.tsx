import { useSignal } from '@preact/signals';
import type { Room, RoomChair } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Page } from '../app/page.tsx';
import { callMe, myName } from '../app/preferences.ts';
import type { TableClient } from '../connection/table.ts';
import { gameName } from '../home/facts.ts';
import { language, t } from '../i18n/language.ts';
import { Avatar } from './avatar.tsx';
import styles from './join.module.css';
import { NameInput } from './name-input.tsx';
import { RulesCard, useSummary } from './rules-card.tsx';

/** The way in for somebody who followed a link: who sits here, what is played, which seat to take. */
export function JoinPage({
  client,
  room,
  onWatch,
}: {
  readonly client: TableClient;
  readonly room: Room;
  readonly onWatch: () => void;
}): JSX.Element {
  const { lobby } = t();
  const name = useSignal(myName.value);
  const isNameMissing = useSignal(false);
  const game = gameName(room.game, language.value);
  const summary = useSummary(room);
  const open = room.chairs.flatMap((chair, index) => (canSit(room, chair) ? [index] : []));

  function sit(chair: number): void {
    const called = name.value.trim();
    isNameMissing.value = called === '';
    if (called === '') {
      document.querySelector<HTMLInputElement>('input[name=nickname]')?.focus();
      return;
    }
    callMe(called);
    client.order({ do: 'sit', chair, name: called });
  }

  return (
    <Page title={lobby.joinLead(game)} heading={lobby.joinTitle}>
      <p class={styles['summary']}>{summary}</p>
      <div class={styles['columns']}>
        <form
          class={styles['join']}
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = open;
            if (first !== undefined) sit(first);
          }}
        >
          {open.length > 0 ? (
            <NameInput
              label={t().home.yourName}
              name={name.value}
              hint={isNameMissing.value ? lobby.nameNeeded : t().home.nameHint}
              isWrong={isNameMissing.value}
              onChange={(next) => {
                name.value = next;
                isNameMissing.value = false;
              }}
            />
          ) : undefined}
          <StateNote room={room} hasSeats={open.length > 0} />
          <div class={styles['do']}>
            {open.length > 0 ? (
              <button type="submit" class="button-main">
                {room.phase === 'open' ? lobby.takeSeat : lobby.replaceBot}
              </button>
            ) : undefined}
            <button type="button" class={open.length > 0 ? 'button' : 'button-main'} onClick={onWatch}>
              {lobby.watch}
            </button>
          </div>
        </form>
        <Chairs room={room} open={open} onSit={sit} />
        <section class={styles['part']} aria-labelledby="join-rules">
          <h2 id="join-rules">{lobby.rulesAre}</h2>
          <RulesCard room={room} />
        </section>
      </div>
    </Page>
  );
}

function StateNote({
  room,
  hasSeats,
}: {
  readonly room: Room;
  readonly hasSeats: boolean;
}): JSX.Element | null {
  const { lobby } = t();
  if (room.phase !== 'open') return <p>{hasSeats ? lobby.startedWithSeats : lobby.started}</p>;
  return hasSeats ? null : <p>{lobby.full}</p>;
}

function Chairs({
  room,
  open,
  onSit,
}: {
  readonly room: Room;
  readonly open: readonly number[];
  readonly onSit: (chair: number) => void;
}): JSX.Element {
  const { lobby } = t();
  // Whoever looks in here counts as one who watches.
  const watchers = room.watchers - 1;
  return (
    <section class={styles['part']} aria-labelledby="join-chairs">
      <h2 id="join-chairs">{lobby.whoSits}</h2>
      <ul role="list" class={styles['chairs']}>
        {room.chairs.map((chair, index) => (
          // Chairs have no identity but their number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Avatar
              name={chair.kind === 'free' ? undefined : chair.name}
              chair={index}
              isBot={chair.kind === 'bot'}
            />
            <span class={styles['who']}>
              <strong>{chair.kind === 'free' ? lobby.freeSeat : chair.name}</strong>
              <span>{detail(chair)}</span>
            </span>
            {open.includes(index) ? (
              <button
                type="button"
                class="button"
                aria-label={lobby.takeThis(index + 1)}
                onClick={() => onSit(index)}
              >
                {lobby.takeSeat}
              </button>
            ) : undefined}
          </li>
        ))}
      </ul>
      {watchers > 0 ? <p class={styles['small']}>{lobby.watchers(watchers)}</p> : undefined}
    </section>
  );
}

function canSit(room: Room, chair: RoomChair): boolean {
  if (chair.kind === 'free') return true;
  // While a match is on, somebody may take over from a bot; before it the host clears the chair.
  return chair.kind === 'bot' && room.phase !== 'open';
}

function detail(chair: RoomChair): string {
  const { lobby } = t();
  switch (chair.kind) {
    case 'free':
      return '';
    case 'bot':
      return lobby.botSeat(lobby.levels[chair.level]);
    case 'person':
      return [chair.isHost ? lobby.host : '', chair.isConnected ? '' : lobby.away]
        .filter((word) => word !== '')
        .join(' · ');
  }
}
