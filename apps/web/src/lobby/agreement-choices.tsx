import { CLOCK_SPEEDS, type TableSettings, TALKS, UNDOS, WATCHINGS } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Choices } from '../app/fields.tsx';
import styles from './ask-first.module.css';
import { seatWords } from './seat-words/index.ts';

/** What is agreed at a table besides house rules. */
export type Agreements = Pick<TableSettings, 'clock' | 'undo' | 'talk' | 'watching'>;

const VALUES = { clock: CLOCK_SPEEDS, undo: UNDOS, talk: TALKS, watching: WATCHINGS } as const;

/** Thinking time, undo, talk and spectators. */
export function AgreementChoices({
  agreed,
  isClockFixed = false,
  onChange,
}: {
  readonly agreed: Agreements;
  /** Nobody's time is changed while they think. */
  readonly isClockFixed?: boolean;
  readonly onChange: (change: Partial<Agreements>) => void;
}): JSX.Element {
  return (
    <>
      <OneChoice name="clock" agreed={agreed} isDisabled={isClockFixed} onChange={onChange} />
      <OneChoice name="undo" agreed={agreed} onChange={onChange} />
      <OneChoice name="talk" agreed={agreed} onChange={onChange} />
      <OneChoice name="watching" agreed={agreed} onChange={onChange} />
    </>
  );
}

function OneChoice({
  name,
  agreed,
  isDisabled = false,
  onChange,
}: {
  readonly name: keyof Agreements;
  readonly agreed: Agreements;
  readonly isDisabled?: boolean;
  readonly onChange: (change: Partial<Agreements>) => void;
}): JSX.Element {
  const { legend, hint, ...labels } = seatWords().agreements[name];
  const hintId = useId();
  const named: Readonly<Record<string, string>> = labels;
  return (
    <div>
      <Choices
        legend={legend}
        value={agreed[name]}
        choices={VALUES[name].map((value) => ({ value, label: named[value] ?? value, isDisabled }))}
        onChange={(value) => onChange({ [name]: value })}
        describedBy={hintId}
      />
      <p id={hintId} class={styles['hint']}>
        {hint}
      </p>
    </div>
  );
}
