import { useSignal } from '@preact/signals';
import type { SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { RulesForm } from '../lobby/rules-form.tsx';
import { MAX_SHEET_NAME, tidySheetName } from './link.ts';
import type { SheetProps } from './rule-sheet.tsx';
import styles from './rules.module.css';
import { ruleWords } from './words/index.ts';

interface EditorProps extends SheetProps {
  readonly onChange: (change: { readonly options?: SomeOptions; readonly name?: string }) => void;
}

/** Changes a sheet's name and rules; what is changed is seen at once. */
export function SheetEditor({ setup, options, name = '', onChange }: EditorProps): JSX.Element {
  const rules = ruleWords();
  return (
    <section class={styles['editor']} aria-labelledby="sheet-editor">
      <h2 id="sheet-editor">{rules.changeTitle}</h2>
      <p class={styles['small']}>{rules.changeHint}</p>
      <SheetName name={name} onChange={(next) => onChange({ name: next })} />
      <RulesForm setup={setup} chosen={options} onChange={(next) => onChange({ options: next })} />
    </section>
  );
}

function SheetName({
  name,
  onChange,
}: {
  readonly name: string;
  readonly onChange: (name: string) => void;
}): JSX.Element {
  const rules = ruleWords();
  const id = useId();
  // As it is being typed: what is tidied away in the address, a space before the next word, stays here.
  const typed = useSignal(name);
  return (
    <div class={styles['name']}>
      <label for={id}>{rules.name}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={MAX_SHEET_NAME}
        value={typed.value}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget: { value } }) => {
          typed.value = value;
          onChange(tidySheetName(value));
        }}
      />
      <p id={`${id}-hint`} class={styles['small']}>
        {rules.nameHint}
      </p>
    </div>
  );
}
