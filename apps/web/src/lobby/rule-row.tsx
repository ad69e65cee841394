import type { FormField, OptionValue, SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Choices, Note, Switch } from '../app/fields.tsx';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { NumberField } from './number-field.tsx';
import styles from './rules.module.css';
import { type GameSetup, usualNumbers, valueName } from './setup.ts';

/** One house rule of a form. */
export interface RuleRowProps {
  readonly setup: GameSetup;
  readonly row: FormField;
  /** Undefined while nobody has said how many will play. */
  readonly seats: number | undefined;
  readonly chosen: SomeOptions;
  readonly onSet: (option: string, value: OptionValue) => void;
}

/** A house rule as one line, with its control folded away: there are twenty of them. */
export function FoldedRule(props: RuleRowProps): JSX.Element | null {
  const { setup, row } = props;
  if (!row.enabled) return null;
  const words = setup.words(language.value).option(row.option);
  const isChanged = row.value !== row.spec.standard;
  return (
    <details class={styles['rule']} name="house-rules">
      <summary>
        <span>{words.label}</span>
        <span class={isChanged ? styles['mark'] : styles['value']}>
          {valueName(words, row.value, t().lobby)}
        </span>
        <Icon name="chevronRight" />
      </summary>
      <RuleRow {...props} isLegendHidden />
    </details>
  );
}

/** One house rule: its name, one sentence, an example, and the control that fits it. */
export function RuleRow({
  isLegendHidden = false,
  ...props
}: RuleRowProps & {
  /** The name is said just above. */
  readonly isLegendHidden?: boolean;
}): JSX.Element {
  const { setup, row, seats, chosen } = props;
  const help = useId();
  const words = setup.words(language.value).option(row.option);
  const problem = setup.problems(chosen, seats).find(({ option }) => option === row.option);
  return (
    <div class={styles['row']}>
      <Control {...props} isLegendHidden={isLegendHidden} describedBy={help} />
      <div id={help}>
        <p class={styles['help']}>{words.help}</p>
        {words.example === undefined ? undefined : (
          <p class={styles['example']}>{t().lobby.example(words.example)}</p>
        )}
        {problem?.because === undefined ? undefined : (
          <Note kind="wrong">{setup.words(language.value).conflict(problem.because)}</Note>
        )}
      </div>
    </div>
  );
}

function Control({
  row: { option, spec, value },
  setup,
  chosen,
  onSet,
  isLegendHidden,
  describedBy,
}: RuleRowProps & { readonly isLegendHidden: boolean; readonly describedBy: string }): JSX.Element {
  const { lobby } = t();
  const words = setup.words(language.value).option(option);
  const set = (next: OptionValue): void => onSet(option, next);
  const look = { legend: words.label, isLegendHidden, describedBy, onChange: set };
  switch (spec.kind) {
    case 'flag':
      return <Switch label={words.label} isOn={value === true} onChange={set} describedBy={describedBy} />;
    case 'choice':
      return (
        <Choices
          {...look}
          value={typeof value === 'boolean' ? undefined : value}
          choices={spec.of.map((one) => ({ value: one, label: valueName(words, one, lobby) }))}
        />
      );
    case 'count':
      return (
        <NumberField
          {...look}
          spec={spec}
          usual={usualNumbers(spec, chosen)}
          value={typeof value === 'number' ? value : spec.standard}
        />
      );
  }
}
