import { useSignal } from '@preact/signals';
import { at, type ReplayStep } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { language, t } from '../i18n/language.ts';
import { type Counsel, counselFor } from './advice.ts';
import styles from './replay.module.css';
import { replayWords } from './words/index.ts';

interface AdviserProps {
  readonly frame: ReplayStep;
  readonly next: { readonly seat: number; readonly text: string } | undefined;
  readonly names: readonly string[];
}

/** What a bot in that chair would have done, for whoever wants to know. */
export function Adviser(props: AdviserProps): JSX.Element {
  const words = replayWords();
  const isAsked = useSignal(false);
  return (
    <div class={styles['adviser']}>
      <button
        type="button"
        class="button"
        aria-expanded={isAsked.value}
        onClick={() => (isAsked.value = !isAsked.value)}
      >
        {words.adviser}
      </button>
      <div aria-live="polite">{isAsked.value ? <Answer {...props} /> : undefined}</div>
    </div>
  );
}

function Answer({ frame, next, names }: AdviserProps): JSX.Element {
  const words = replayWords();
  const counsel = useSignal<Counsel | 'failed' | undefined>(undefined);
  const spoken = language.value;
  useEffect(() => {
    let isOld = false;
    counsel.value = undefined;
    if (next !== undefined)
      counselFor(frame.match, next.seat, spoken).then(
        (found) => {
          if (!isOld) counsel.value = found;
        },
        () => {
          if (!isOld) counsel.value = 'failed';
        },
      );
    return () => {
      isOld = true;
    };
  }, [frame, spoken]);
  if (next === undefined) return <p>{words.adviserNobody}</p>;
  const { value } = counsel;
  if (value === undefined) return <p>{words.adviserLoading}</p>;
  if (value === 'failed') return <p>{t().app.networkError}</p>;
  const action = frame.match.words(spoken).action(value.text);
  const isSame = value.text === next.text;
  return (
    <p>
      <strong>{at(names, next.seat)}:</strong>{' '}
      {isSame ? words.adviserSame(action) : words.adviserOther(action)} {value.because}
    </p>
  );
}
