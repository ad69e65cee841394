import type { FormField, OptionValue, SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { Choices } from '../app/fields.tsx';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { FoldedRule } from './rule-row.tsx';
import styles from './rules.module.css';
import { type GameSetup, presetOf } from './setup.ts';
import { differencesIn } from './summary.ts';

/** What a form of house rules works on. */
export interface RulesFormProps {
  readonly setup: GameSetup;
  readonly seats?: number;
  /** House rules that have a place of their own beside this form. */
  readonly isElsewhere?: (row: FormField) => boolean;
  readonly chosen: SomeOptions;
  readonly onChange: (chosen: SomeOptions) => void;
}

/** House rules: a preset, what differs from the standard in short, and every rule on request. */
export function RulesForm(props: RulesFormProps): JSX.Element {
  const { setup, seats, isElsewhere = () => false, chosen, onChange } = props;
  const rows = setup.rows(chosen).filter((row) => !isElsewhere(row));
  const set = (option: string, value: OptionValue): void =>
    onChange(setup.trim({ ...chosen, [option]: value }));
  return (
    <div class={styles['form']}>
      <PresetChoice {...props} />
      <Differing {...props} />
      <details class={styles['all']}>
        <summary>
          <Icon name="chevronRight" />
          {t().lobby.allRules}
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

function PresetChoice({ setup, chosen, onChange }: RulesFormProps): JSX.Element | null {
  const { lobby } = t();
  const words = setup.words(language.value);
  const preset = presetOf(setup, chosen);
  if (setup.presets.length < 2) return null;
  return (
    <>
      <Choices
        legend={lobby.preset}
        value={preset ?? ''}
        choices={[
          ...setup.presets.map(({ id }) => ({ value: id, label: words.preset(id).label })),
          ...(preset === undefined ? [{ value: '', label: lobby.ownPreset }] : []),
        ]}
        onChange={(id) => onChange(setup.presets.find((one) => one.id === id)?.options ?? chosen)}
      />
      {preset === undefined ? undefined : <p class={styles['help']}>{words.preset(preset).help}</p>}
    </>
  );
}

/** What differs from the standard; a tap takes it back. */
function Differing({ setup, chosen, onChange }: RulesFormProps): JSX.Element {
  const { lobby } = t();
  const differing = differencesIn(setup, chosen, { language: language.value, texts: t() });
  if (differing.length === 0) {
    return (
      <p class={styles['usual']}>
        <Icon name="check" /> {lobby.standardRules}
      </p>
    );
  }
  return (
    <ul class={`plain-list ${styles['tags'] ?? ''}`} aria-label={lobby.differing(differing.length)}>
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
  );
}

/** Options without one of them: that one is standard again. */
function without(chosen: SomeOptions, option: string): SomeOptions {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== option));
}
