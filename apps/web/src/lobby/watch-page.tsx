import { type Room, WATCH_DELAY_SECONDS } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Note } from '../app/fields.tsx';
import { Page } from '../app/page.tsx';
import { gameName } from '../home/facts.ts';
import { language, t } from '../i18n/language.ts';
import { JoinChairs } from './join-chairs.tsx';
import styles from './join.module.css';
import { useSummary } from './rules-card.tsx';
import { seatWords } from './seat-words/index.ts';

/** A match is on that those without a seat see later, or not at all: who plays, and how to get a seat. */
export function WatchPage({
  room,
  onJoin,
}: {
  readonly room: Room;
  readonly onJoin: () => void;
}): JSX.Element {
  const words = seatWords();
  const isLate = room.settings.watching === 'delayed';
  return (
    <Page title={gameName(room.game, language.value)} heading={words.watchTitle}>
      <p class={styles['summary']}>{useSummary(room)}</p>
      <div class={styles['columns']}>
        <section class={styles['part']}>
          <div aria-live="polite">
            <Note>{isLate ? words.watchLate(WATCH_DELAY_SECONDS) : words.watchClosed}</Note>
          </div>
          <button type="button" class="button" onClick={onJoin}>
            {t().lobby.takeSeat}
          </button>
        </section>
        <JoinChairs room={{ ...room, isLocked: true }} onSit={onJoin} />
      </div>
    </Page>
  );
}
