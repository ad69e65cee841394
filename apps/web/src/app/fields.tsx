import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Icon } from '../icons/icon.tsx';
import styles from './fields.module.css';

/** One of the answers of a choice. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: ComponentChildren;
  readonly isDisabled?: boolean;
}

/** One of a few, all in sight: native radio buttons that look like chips. */
export function Choices<Value extends string | number>({
  legend,
  isLegendHidden = false,
  choices,
  value,
  onChange,
  describedBy,
}: {
  readonly legend: ComponentChildren;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly describedBy?: string | undefined;
}): JSX.Element {
  const name = useId();
  return (
    <fieldset class={styles['choices']} aria-describedby={describedBy}>
      <legend class={isLegendHidden ? 'only-heard' : undefined}>{legend}</legend>
      <div class={styles['chips']}>
        {choices.map((choice) => (
          <label key={choice.value} class={styles['chip']}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.isDisabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** On or off. */
export function Switch({
  label,
  isOn,
  isDisabled = false,
  onChange,
  describedBy,
}: {
  readonly label: ComponentChildren;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly describedBy?: string | undefined;
}): JSX.Element {
  return (
    <label class={styles['switch']}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    </label>
  );
}

/** A sentence that says what is wrong or needs to be known. */
export function Note({
  children,
  id,
  kind = 'info',
}: {
  readonly children: ComponentChildren;
  readonly id?: string;
  readonly kind?: 'info' | 'wrong';
}): JSX.Element {
  return (
    <p id={id} class={kind === 'wrong' ? styles['wrong'] : styles['note']}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
