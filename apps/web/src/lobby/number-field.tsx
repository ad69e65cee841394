import { useSignal } from '@preact/signals';
import type { Count } from '@stammtisch/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Choices, Note } from '../app/fields.tsx';
import { t } from '../i18n/language.ts';
import styles from './rules.module.css';

interface NumberFieldProps {
  readonly legend: ComponentChildren;
  readonly isLegendHidden: boolean;
  readonly spec: Count;
  readonly usual: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly describedBy: string;
}

/** A whole number: the usual ones as chips, any other by hand. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const { usual, value, spec } = props;
  const isWrong = useSignal(false);
  return (
    <>
      <Choices
        legend={props.legend}
        isLegendHidden={props.isLegendHidden}
        value={usual.includes(value) ? value : undefined}
        choices={usual.map((one) => ({ value: one, label: String(one) }))}
        onChange={(next) => {
          isWrong.value = false;
          props.onChange(next);
        }}
        describedBy={props.describedBy}
      />
      <OtherNumber
        spec={spec}
        value={value}
        isWrong={isWrong.value}
        onChange={(next) => {
          isWrong.value = next === undefined;
          if (next !== undefined) props.onChange(next);
        }}
      />
      {isWrong.value ? <Note kind="wrong">{t().lobby.outOfRange(spec.min, spec.max)}</Note> : undefined}
    </>
  );
}

function OtherNumber({
  spec: { min, max },
  value,
  isWrong,
  onChange,
}: {
  readonly spec: Count;
  readonly value: number;
  readonly isWrong: boolean;
  /** Undefined for what is no whole number of the range. */
  readonly onChange: (value: number | undefined) => void;
}): JSX.Element {
  const { lobby } = t();
  const id = useId();
  return (
    <label class={styles['number']} for={id}>
      {lobby.otherNumber}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-range`}
        onChange={({ currentTarget: { value: text } }) => {
          const number = Number(text);
          const fits = text !== '' && Number.isInteger(number) && number >= min && number <= max;
          onChange(fits ? number : undefined);
        }}
      />
      <span id={`${id}-range`}>{lobby.fromTo(min, max)}</span>
    </label>
  );
}
