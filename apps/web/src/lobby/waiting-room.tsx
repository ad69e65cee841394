import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Page } from '../app/page.tsx';
import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { isTalkOpen, unreadAt } from '../talk/state.ts';
import { isHere } from '../offline/code.ts';
import { ChairDialog } from './chair-dialog.tsx';
import { ChairList } from './chair-list.tsx';
import { Invite } from './invite.tsx';
import { MoveSeat } from './move-seat.tsx';
import { RulesCard, useSummary } from './rules-card.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { StartBar } from './start-bar.tsx';
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
          <TalkButton client={client} code={code} />
        </div>
        <div class={styles['column']}>
          <Invite code={code} summary={summary} isLocked={room.isLocked} isSeated={room.you.chair !== null} />
          <Agreements client={client} room={room} />
          {room.you.chair === null ? undefined : <OwnSeat client={client} code={code} />}
        </div>
      </div>
      <StartBar client={client} room={room} />
    </Page>
  );
}

/** Opens what people say; it tells when there is something new. */
function TalkButton({ client, code }: { readonly client: TableClient; readonly code: string }): JSX.Element {
  const words = seatWords();
  const unread = unreadAt(code, client);
  return (
    <button type="button" class="button" onClick={() => (isTalkOpen.value = true)}>
      <Icon name="said" />
      {unread === 0 ? words.talk : words.talkNew(unread)}
    </button>
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
      {isHere(code) ? undefined : (
        <button type="button" class="button" onClick={() => (isMoving.value = true)}>
          <Icon name="device" />
          {words.move}
        </button>
      )}
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
