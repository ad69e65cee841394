import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Page } from '../app/page.tsx';
import type { TableClient } from '../connection/table.ts';
import { VoidedStart } from '../fair/voided-start.tsx';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { ChairDialog } from './chair-dialog.tsx';
import { ChairList } from './chair-list.tsx';
import { Invite } from './invite.tsx';
import { MoveSeat } from './move-seat.tsx';
import { RulesCard, useSummary } from './rules-card.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TableChoices } from './table-choices.tsx';
import styles from './waiting.module.css';
import { seatWords } from './seat-words/index.ts';

interface WaitingProps {
  readonly client: TableClient;
  readonly room: Room;
}

/** Before the match: who sits where, the invitation, the rules, and the start. */
export function WaitingRoom({ client, room, code }: WaitingProps & { readonly code: string }): JSX.Element {
  const { lobby } = t();
  const summary = useSummary(room);
  return (
    <Page title={lobby.yourTable} heading={lobby.waitingTitle}>
      <p class={styles['summary']}>{summary}</p>
      <div class={styles['columns']}>
        <div class={styles['column']}>
          <Chairs client={client} room={room} />
        </div>
        <div class={styles['column']}>
          <Invite code={code} summary={summary} isLocked={room.isLocked} />
          <Agreements client={client} room={room} />
          {room.you.chair === null ? undefined : <OwnSeat client={client} code={code} />}
        </div>
      </div>
      <StartBar client={client} room={room} />
    </Page>
  );
}

/** What a person does with their own seat: take it to another device, or give it up. */
function OwnSeat({ client, code }: { readonly client: TableClient; readonly code: string }): JSX.Element {
  const { lobby } = t();
  const words = seatWords();
  const isMoving = useSignal(false);
  return (
    <div class={styles['buttons']}>
      <button type="button" class="button" onClick={() => client.order({ do: 'stand' })}>
        <Icon name="logOut" />
        {lobby.standUp}
      </button>
      <button type="button" class="button" onClick={() => (isMoving.value = true)}>
        <Icon name="device" />
        {words.move}
      </button>
      {isMoving.value ? (
        <Dialog title={words.move} onClose={() => (isMoving.value = false)}>
          <MoveSeat code={code} />
        </Dialog>
      ) : undefined}
    </div>
  );
}

/** The seats, and what the host asks about one of them. */
function Chairs({ client, room }: WaitingProps): JSX.Element {
  const asked = useSignal<number | undefined>(undefined);
  const swapping = useSignal<number | undefined>(undefined);
  return (
    <>
      <ChairList client={client} room={room} swapping={swapping} onAsk={(chair) => (asked.value = chair)} />
      {asked.value === undefined ? undefined : (
        <ChairDialog
          client={client}
          room={room}
          chair={asked.value}
          onSwap={(chair) => (swapping.value = chair)}
          onClose={() => (asked.value = undefined)}
        />
      )}
    </>
  );
}

/** The rules in words; the host may change them, and how fast bots play. */
function Agreements({ client, room }: WaitingProps): JSX.Element {
  const { lobby } = t();
  const isSettingUp = useSignal(false);
  const { isHost } = room.you;
  return (
    <section class={styles['part']} aria-labelledby="waiting-rules">
      <div class={styles['row']}>
        <h2 id="waiting-rules">{lobby.rulesAre}</h2>
        {isHost ? (
          <button type="button" class="button" onClick={() => (isSettingUp.value = true)}>
            {lobby.changeRules}
          </button>
        ) : undefined}
      </div>
      <RulesCard room={room} />
      {isHost ? <TableChoices client={client} room={room} /> : undefined}
      {isSettingUp.value ? (
        <SetUpDialog client={client} room={room} onClose={() => (isSettingUp.value = false)} />
      ) : undefined}
    </section>
  );
}

/** The start for the host, with the reason when it cannot be; for others, whom it waits for. */
function StartBar({ client, room }: WaitingProps): JSX.Element {
  const { fair, lobby } = t();
  const isMixing = client.link.value.table?.fairness.latest?.phase === 'starting';
  const free = room.chairs.filter(({ kind }) => kind === 'free').length;
  const host = room.chairs.find((chair) => chair.kind === 'person' && chair.isHost);
  const waiting = host?.kind === 'person' ? lobby.waitForHost(host.name) : lobby.waitForStart;
  const reason = free > 0 ? lobby.startNeeds(free) : undefined;
  if (!room.you.isHost) {
    return (
      <div class={styles['bar']}>
        <p aria-live="polite">
          {room.you.chair === null ? `${lobby.watching} ` : ''}
          {reason ?? (isMixing ? fair.mixing : waiting)}
        </p>
        <VoidedStart client={client} room={room} />
      </div>
    );
  }
  return (
    <div class={styles['bar']}>
      <VoidedStart client={client} room={room} />
      {reason === undefined ? undefined : <p aria-live="polite">{reason}</p>}
      <button
        type="button"
        class="button-main"
        disabled={reason !== undefined || isMixing}
        onClick={() => client.order({ do: 'start' })}
      >
        {isMixing ? fair.mixing : lobby.start}
      </button>
    </div>
  );
}
