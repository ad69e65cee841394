import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import type { TableClient } from '../connection/table.ts';
import { VoidedStart } from '../fair/voided-start.tsx';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { seatWords } from './seat-words/index.ts';
import styles from './waiting.module.css';

interface StartProps {
  readonly client: TableClient;
  readonly room: Room;
}

/** The start for the host, with the reason when it cannot be; for others, whether they are ready, and whom it waits for. */
export function StartBar({ client, room }: StartProps): JSX.Element {
  const { fair, lobby } = t();
  const isMixing = client.link.value.table?.fairness.latest?.phase === 'starting';
  const free = room.chairs.filter(({ kind }) => kind === 'free').length;
  const host = room.chairs.find((chair) => chair.kind === 'person' && chair.isHost);
  const waiting = host?.kind === 'person' ? lobby.waitForHost(host.name) : lobby.waitForStart;
  const reason = free > 0 ? lobby.startNeeds(free) : undefined;
  return (
    <div class={styles['bar']}>
      <VoidedStart client={client} room={room} />
      {room.you.isHost ? (
        <Start client={client} room={room} reason={reason} isMixing={isMixing} />
      ) : (
        <>
          <p aria-live="polite">
            {room.you.chair === null ? `${lobby.watching} ` : ''}
            {reason ?? (isMixing ? fair.mixing : waiting)}
          </p>
          <Ready client={client} room={room} isMixing={isMixing} />
        </>
      )}
    </div>
  );
}

/** Starts; where somebody is not ready, only once the host has been asked. */
function Start({
  client,
  room,
  reason,
  isMixing,
}: StartProps & { readonly reason: string | undefined; readonly isMixing: boolean }): JSX.Element {
  const { fair, lobby } = t();
  const words = seatWords();
  const missing = new Intl.ListFormat(language.value).format(unreadyNames(room));
  // Whoever the host was asked about: somebody else needs another question.
  const asked = useSignal<string | undefined>(undefined);
  const isAsked = missing !== '' && asked.value === missing;
  const press = (): void => {
    if (missing === '' || isAsked) client.order({ do: 'start' });
    else asked.value = missing;
  };
  const text = isAsked ? words.startAnyway : lobby.start;
  const hint = reason ?? (missing === '' ? undefined : words.notReady(missing));
  return (
    <>
      <p aria-live="polite">{isMixing ? undefined : hint}</p>
      <button type="button" class="button-main" disabled={reason !== undefined || isMixing} onClick={press}>
        {isMixing ? fair.mixing : text}
      </button>
    </>
  );
}

/** Who has a seat says that it may begin. */
function Ready({ client, room, isMixing }: StartProps & { readonly isMixing: boolean }): JSX.Element | null {
  const me = room.you.chair === null ? undefined : room.chairs[room.you.chair];
  if (me?.kind !== 'person' || isMixing) return null;
  return (
    <button
      type="button"
      class={me.isReady ? 'button' : 'button-main'}
      aria-pressed={me.isReady}
      onClick={() => client.order({ do: me.isReady ? 'unready' : 'ready' })}
    >
      {me.isReady ? <Icon name="check" /> : undefined}
      {seatWords().ready}
    </button>
  );
}

/** Of those who are here; the host is ready when they start. */
function unreadyNames({ chairs }: Room): readonly string[] {
  return chairs.flatMap((chair) =>
    chair.kind === 'person' && !chair.isHost && chair.isConnected && !chair.isReady ? [chair.name] : [],
  );
}
