import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import styles from './pause-card.module.css';

/** Says to everybody that the game is stopped; the host goes on from here. */
export function PauseCard({
  client,
  room,
}: {
  readonly client: TableClient;
  readonly room: Room;
}): JSX.Element {
  const { host } = t();
  const leader = room.chairs.find((chair) => chair.kind === 'person' && chair.isHost);
  const text = leader?.kind === 'person' ? host.pausedText(leader.name) : host.pausedTextNobody;
  return (
    <section class={styles['card']} aria-labelledby="pause-title" data-pause>
      <h2 id="pause-title">
        <Icon name="pause" />
        {host.pausedTitle}
      </h2>
      <p>{room.you.isHost ? host.pausedTextHost : text}</p>
      {room.you.isHost ? (
        <button type="button" class="button-main" onClick={() => client.order({ do: 'resume' })}>
          {host.resume}
        </button>
      ) : undefined}
    </section>
  );
}
