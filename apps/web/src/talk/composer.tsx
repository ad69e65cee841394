import { type Signal, useSignal } from '@preact/signals';
import { MAX_TEXT } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { seatWords } from '../lobby/seat-words/index.ts';
import { unsent } from './state.ts';
import styles from './talk.module.css';

/** Writes something to everybody at the table. */
export function Composer({
  isResting,
  onWrite,
}: {
  readonly isResting: boolean;
  readonly onWrite: (text: string) => void;
}): JSX.Element {
  const words = seatWords();
  const text = useUnsent();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: Event): void => {
    event.preventDefault();
    field.current?.focus();
    const said = text.value.trim();
    if (said === '' || isResting) return;
    text.value = '';
    onWrite(said);
  };
  return (
    <form class={styles.composer} onSubmit={send}>
      <input
        ref={field}
        {...ONE_LINE}
        aria-label={words.talkWrite}
        aria-describedby={isResting ? 'talk-rests' : undefined}
        placeholder={words.talkWrite}
        value={text.value}
        onInput={({ currentTarget: { value } }) => (text.value = value)}
      />
      <button type="submit" class="button-main" disabled={isResting}>
        {words.talkSend}
      </button>
      {isResting ? (
        <p id="talk-rests" class={styles.hint}>
          {words.talkRests}
        </p>
      ) : undefined}
    </form>
  );
}

const ONE_LINE = {
  type: 'text',
  dir: 'auto',
  maxLength: MAX_TEXT,
  autoComplete: 'off',
  enterkeyhint: 'send',
} as const;

/** What is being written; what was refused comes back, unless something else is being written by then. */
function useUnsent(): Signal<string> {
  const text = useSignal('');
  useEffect(() => {
    if (unsent.value === '' || text.value !== '') return;
    text.value = unsent.value;
    unsent.value = '';
  }, [unsent.value]);
  return text;
}
