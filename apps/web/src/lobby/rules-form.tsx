import type { FormField, OptionValue, SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { Choices, Note, Switch } from '../app/fields.tsx';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { NumberField } from './number-field.tsx';
import styles from './rules.module.css';
import { type GameSetup, makesSides, presetOf, usualNumbers, valueName } from './setup.ts';
import { differencesIn } from './summary.ts';

/** What a form of house rules works on. */
export interface RulesFormProps {
  readonly setup: GameSetup;
  readonly seats: number;
  readonly chosen: SomeOptions;
  readonly onChange: (chosen: SomeOptions) => void;
}

/** House rules: a preset, what differs from it in short, and every rule on request. */
export function RulesForm({ setup, seats, chosen, onChange }: RulesFormProps): JSX.Element {
  const { lobby } = t();
  const words = setup.words(language.value);
  const preset = presetOf(setup, chosen);
  const differing = differencesIn(setup, chosen, { language: language.value, texts: t() });
  const rows = setup.rows(chosen).filter((row) => !makesSides(setup, chosen, row));
  const set = (option: string, value: OptionValue): void =>
    onChange(setup.trim({ ...chosen, [option]: value }));
  return (
    <div class={styles['form']}>
      {setup.presets.length > 1 ? (
        <Choices
          legend={lobby.preset}
          value={preset ?? ''}
          choices={[
            ...setup.presets.map(({ id }) => ({ value: id, label: words.preset(id).label })),
            ...(preset === undefined ? [{ value: '', label: lobby.ownPreset }] : []),
          ]}
          onChange={(id) => onChange(setup.presets.find((one) => one.id === id)?.options ?? chosen)}
        />
      ) : undefined}
      {preset === undefined ? undefined : <p class={styles['help']}>{words.preset(preset).help}</p>}
      {differing.length === 0 ? (
        <p class={styles['usual']}>
          <Icon name="check" /> {lobby.standardRules}
        </p>
      ) : (
        <ul role="list" class={styles['tags']} aria-label={lobby.differing(differing.length)}>
          {differing.map(({ option, short }) => (
            <li key={option}>
              <button
                type="button"
                class={styles['tag']}
                aria-label={`${short}: ${lobby.reset}`}
                onClick={() => onChange(without(chosen, option))}
              >
                {short}
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <details class={styles['all']}>
        <summary>
          <Icon name="chevronRight" />
          {lobby.allRules}
        </summary>
        <div class={styles['rows']}>
          {rows.map((row) => (
            <FoldedRule key={row.option} setup={setup} row={row} seats={seats} chosen={chosen} onSet={set} />
          ))}
        </div>
      </details>
    </div>
  );
}

interface RuleRowProps {
  readonly setup: GameSetup;
  readonly row: FormField;
  readonly seats: number;
  readonly chosen: SomeOptions;
  readonly onSet: (option: string, value: OptionValue) => void;
}

/** A house rule as one line, with its control folded away: there are twenty of them. */
function FoldedRule(props: RuleRowProps): JSX.Element | null {
  const { lobby } = t();
  const { setup, row } = props;
  if (!row.enabled) return null;
  const words = setup.words(language.value).option(row.option);
  const isChanged = row.value !== row.spec.standard;
  return (
    <details class={styles['rule']} name="house-rules">
      <summary>
        <span>{words.label}</span>
        <span class={isChanged ? styles['mark'] : styles['value']}>{valueName(words, row.value, lobby)}</span>
        <Icon name="chevronRight" />
      </summary>
      <RuleRow {...props} isLegendHidden />
    </details>
  );
}

/** One house rule: its name, one sentence, an example, and the control that fits it. */
export function RuleRow({
  setup,
  row,
  seats,
  chosen,
  onSet,
  isLegendHidden = false,
}: RuleRowProps & {
  /** The name is said just above. */
  readonly isLegendHidden?: boolean;
}): JSX.Element | null {
  const { lobby } = t();
  const help = useId();
  const words = setup.words(language.value).option(row.option);
  if (!row.enabled) return null;
  const problem = setup.problems(chosen, seats).find(({ option }) => option === row.option);
  return (
    <div class={styles['row']}>
      <Control
        row={row}
        setup={setup}
        chosen={chosen}
        describedBy={help}
        isLegendHidden={isLegendHidden}
        onSet={(value) => onSet(row.option, value)}
      />
      <div id={help}>
        <p class={styles['help']}>{words.help}</p>
        {words.example === undefined ? undefined : (
          <p class={styles['example']}>{lobby.example(words.example)}</p>
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
  describedBy,
  isLegendHidden,
  onSet,
}: {
  readonly row: FormField;
  readonly setup: GameSetup;
  readonly chosen: SomeOptions;
  readonly describedBy: string;
  readonly isLegendHidden: boolean;
  readonly onSet: (value: OptionValue) => void;
}): JSX.Element {
  const { lobby } = t();
  const words = setup.words(language.value).option(option);
  const legend = (
    <>
      {words.label}
      {value === spec.standard ? undefined : <span class={styles['mark']}>{lobby.changed}</span>}
    </>
  );
  switch (spec.kind) {
    case 'flag':
      return <Switch label={legend} isOn={value === true} onChange={onSet} describedBy={describedBy} />;
    case 'choice':
      return (
        <Choices
          legend={legend}
          isLegendHidden={isLegendHidden}
          value={typeof value === 'boolean' ? undefined : value}
          choices={spec.of.map((one) => ({ value: one, label: valueName(words, one, lobby) }))}
          onChange={onSet}
          describedBy={describedBy}
        />
      );
    case 'count':
      return (
        <NumberField
          legend={legend}
          isLegendHidden={isLegendHidden}
          spec={spec}
          usual={usualNumbers(spec, chosen)}
          value={typeof value === 'number' ? value : spec.standard}
          onChange={onSet}
          describedBy={describedBy}
        />
      );
  }
}

/** Options without one of them: that one is standard again. */
function without(chosen: SomeOptions, option: string): SomeOptions {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== option));
}
