import { useComputed } from '@preact/signals';
import type { Room, TalkLine } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Dialog } from '../app/dialog.tsx';
import type { TableClient } from '../connection/table.ts';
import { seatWords } from '../lobby/seat-words/index.ts';
import { Composer } from './composer.tsx';
import { Lines } from './lines.tsx';
import { Phrases } from './phrases.tsx';
import { markRead } from './change.ts';
import { heardAt } from './state.ts';
import styles from './talk.module.css';
import { useKeyboard } from './use-keyboard.ts';

/** What a talk works on. */
export interface TalkProps {
  readonly client: TableClient;
  readonly room: Room;
  readonly code: string;
}

/** What people say to each other, and what one may say. */
export function TalkDialog(props: TalkProps & { readonly onClose: () => void }): JSX.Element {
  const { client, room, code, onClose } = props;
  const words = seatWords();
  const talk: readonly TalkLine[] = client.link.value.table?.talk ?? [];
  const isResting = useComputed(() => restsNow(client)).value;
  useKeyboard();
  useEffect(() => markRead(code, talk), [talk]);
  const foot =
    room.you.chair === null ? (
      <p class={styles.hint}>{words.talkSeated}</p>
    ) : (
      <div class={styles.say}>
        <Phrases onSay={(phrase) => client.order({ do: 'say', phrase })} />
        {room.settings.talk === 'text' ? (
          <Composer isResting={isResting} onWrite={(text) => client.order({ do: 'write', text })} />
        ) : (
          <p class={styles.hint}>{words.talkPhrases}</p>
        )}
      </div>
    );
  return (
    <Dialog title={words.talk} onClose={onClose} foot={foot}>
      <Lines {...props} talk={heardAt(code, talk)} />
    </Dialog>
  );
}

/** SM-12, ZS-29: while partners hold cards nobody writes. */
function restsNow({ room, seen }: TableClient): boolean {
  if (room.value?.phase !== 'playing' || seen.value === undefined) return false;
  const { sides } = seen.value.terms;
  return new Set(sides).size < sides.length && seen.value.awaited() !== 'deck';
}
