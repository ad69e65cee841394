import { MAX_TEXT } from '@stammtisch/protocol';
import type { JSX, Ref, TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';

import styles from './text.module.css';
import type { TextWords } from './words/index.ts';

interface CommandFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly words: TextWords;
  /** A card to be named as an example. */
  readonly card: string;
  readonly onLine: (line: string) => void;
}

/** One line to say what is to be done; the arrows bring back what was typed before. */
export function CommandField({ ref, words, card, onLine }: CommandFieldProps): JSX.Element {
  const past = usePast();
  const send = (event: TargetedEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    if (input === null) return;
    const line = input.value;
    input.value = '';
    input.focus();
    past.keep(line);
    onLine(line);
  };
  return (
    <form class={styles['field']} onSubmit={send}>
      <label for="text-command">{words.field}</label>
      <input
        ref={ref}
        id="text-command"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        // A command, and the longest thing one can write.
        maxLength={MAX_TEXT + 20}
        enterkeyhint="send"
        aria-describedby="text-hint"
        onKeyDown={past.walk}
      />
      <button type="submit" class="button-main">
        {words.send}
      </button>
      <small id="text-hint">{words.hint(card)}</small>
    </form>
  );
}

/** What was typed before: the arrows up and down bring it back. */
function usePast(): {
  readonly keep: (line: string) => void;
  readonly walk: (event: TargetedKeyboardEvent<HTMLInputElement>) => void;
} {
  const typed = useRef<string[]>([]);
  const back = useRef(0);
  return {
    keep(line) {
      back.current = 0;
      if (line.trim() !== '') typed.current.push(line);
    },
    walk(event) {
      const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
      const { length } = typed.current;
      if (step === 0 || length === 0) return;
      event.preventDefault();
      back.current = Math.max(0, Math.min(length, back.current + step));
      event.currentTarget.value = typed.current[length - back.current] ?? '';
    },
  };
}
