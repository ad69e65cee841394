import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './pause-card.module.css';
import { seatWords } from './seat-words/index.ts';

/** Says to everybody that the game is stopped; the host goes on from here. */
export function PauseCard({
  client,
  room,
}: {
  readonly client: TableClient;
  readonly room: Room;
}): JSX.Element {
  const words = seatWords();
  const leader = room.chairs.find((chair) => chair.kind === 'person' && chair.isHost);
  const text = leader?.kind === 'person' ? words.pausedText(leader.name) : words.pausedTextNobody;
  return (
    <section class={styles['card']} aria-labelledby="pause-title" data-pause>
      <h2 id="pause-title">
        <Icon name="pause" />
        {words.pausedTitle}
      </h2>
      <p>{room.you.isHost ? words.pausedTextHost : text}</p>
      {room.you.isHost ? (
        <button type="button" class="button-main" onClick={() => client.order({ do: 'resume' })}>
          {words.resume}
        </button>
      ) : undefined}
    </section>
  );
}
