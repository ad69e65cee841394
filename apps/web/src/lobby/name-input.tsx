import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import styles from './name-input.module.css';

/** What somebody is called at the table. */
export function NameInput({
  label,
  name,
  hint,
  placeholder,
  isWrong = false,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isWrong?: boolean;
  readonly onChange: (name: string) => void;
}): JSX.Element {
  const id = useId();
  return (
    <div class={styles['name']}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        name="nickname"
        // A name the HTML standard knows, though not every checker does.
        // oxlint-disable-next-line jsx-a11y/autocomplete-valid
        autoComplete="nickname"
        maxLength={24}
        placeholder={placeholder}
        value={name}
        aria-invalid={isWrong}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={({ currentTarget: { value } }) => onChange(value)}
      />
      {hint === undefined ? undefined : (
        <p id={`${id}-hint`} class={isWrong ? styles['wrong'] : styles['hint']} aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  );
}
