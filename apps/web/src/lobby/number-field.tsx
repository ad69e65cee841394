import { useSignal } from '@preact/signals';
import type { Count } from '@stammtisch/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Choices, Note } from '../app/fields.tsx';
import { t } from '../i18n/language.ts';
import styles from './rules.module.css';

/** A whole number: the usual ones as chips, any other by hand. */
export function NumberField({
  legend,
  isLegendHidden,
  spec,
  usual,
  value,
  onChange,
  describedBy,
}: {
  readonly legend: ComponentChildren;
  readonly isLegendHidden: boolean;
  readonly spec: Count;
  readonly usual: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly describedBy: string;
}): JSX.Element {
  const { lobby } = t();
  const id = useId();
  const isWrong = useSignal(false);

  function type(text: string): void {
    const number = Number(text);
    const fits = text !== '' && Number.isInteger(number) && number >= spec.min && number <= spec.max;
    isWrong.value = !fits;
    if (fits) onChange(number);
  }

  return (
    <>
      <Choices
        legend={legend}
        isLegendHidden={isLegendHidden}
        value={usual.includes(value) ? value : undefined}
        choices={usual.map((one) => ({ value: one, label: String(one) }))}
        onChange={(next) => {
          isWrong.value = false;
          onChange(next);
        }}
        describedBy={describedBy}
      />
      <label class={styles['number']} for={id}>
        {lobby.otherNumber}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={spec.min}
          max={spec.max}
          step={1}
          value={value}
          aria-invalid={isWrong.value}
          aria-describedby={`${id}-range`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <span id={`${id}-range`}>{lobby.fromTo(spec.min, spec.max)}</span>
      </label>
      {isWrong.value ? <Note kind="wrong">{lobby.outOfRange(spec.min, spec.max)}</Note> : undefined}
    </>
  );
}
