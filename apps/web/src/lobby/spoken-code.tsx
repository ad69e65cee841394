import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { say } from '../app/toasts.tsx';
import { offerSpoken } from '../connection/spoken.ts';
import { problemText } from '../i18n/explain.ts';
import { t } from '../i18n/language.ts';
import { seatWords } from './seat-words/index.ts';
import styles from './spoken-code.module.css';

/** What is to be said, and until when it leads here. */
interface Saying {
  readonly spoken: string;
  readonly until: number;
}

/** Seven digits to say aloud, and how long they work. */
export function SpokenCode({ code }: { readonly code: string }): JSX.Element {
  const words = seatWords();
  const saying = useSignal<Saying | undefined>(undefined);
  const now = useSignal(Date.now());
  const ask = async (): Promise<void> => {
    const answer = await offerSpoken(code);
    if (!answer.ok) return say(problemText(t(), answer.error));
    now.value = Date.now();
    saying.value = { spoken: answer.value.spoken, until: now.value + answer.value.seconds * 1_000 };
    return undefined;
  };
  useEffect(() => void ask(), []);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const { value } = saying;
  const left = value === undefined ? 0 : Math.ceil((value.until - now.value) / 1_000);
  if (value === undefined || left <= 0) {
    return (
      <div class={styles['spoken']}>
        <button type="button" class="button" onClick={() => void ask()}>
          {words.spokenAgain}
        </button>
      </div>
    );
  }
  return (
    <div class={styles['spoken']}>
      <p>{words.spokenText}</p>
      <output class={styles['digits']}>
        <span aria-hidden="true">{grouped(value.spoken)}</span>
        <span class="only-heard">{heard(value.spoken)}</span>
      </output>
      <p class={styles['left']} role="timer">
        {words.spokenLeft(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}
      </p>
    </div>
  );
}

/** As people say telephone numbers: "482 19 37". */
function grouped(spoken: string): string {
  return spoken.replace(/^(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3');
}

/** Digit by digit, with a rest between the groups. */
function heard(spoken: string): string {
  return grouped(spoken)
    .split(' ')
    .map((group) => group.split('').join(' '))
    .join(', ');
}
