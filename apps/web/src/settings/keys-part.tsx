import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { prefer, preferences } from '../app/preferences.ts';
import { language } from '../i18n/language.ts';
import { KEY_COMMANDS, type KeyCommand, keyConflict, STANDARD_KEYS } from '../table/keymap.ts';
import { keyWords } from '../table/key-words.ts';
import styles from './settings.module.css';

/** Which key does what at the table: press one of them, then the key that is to do it from now on. */
export function KeysPart(): JSX.Element {
  const words = keyWords[language.value];
  const { asked, told, press } = useKeyChange();
  return (
    <details class={styles['keys']}>
      <summary>{words.title}</summary>
      <output class={styles['hint']}>{told.value}</output>
      <ul class="plain-list">
        {KEY_COMMANDS.map((command) => (
          <li key={command}>
            <span>{words.commands[command]}</span>
            <KeyButton
              command={command}
              isAsked={asked.value === command}
              onAsk={(isAsked) => (asked.value = isAsked ? command : undefined)}
              onKeyDown={press(command)}
            />
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={() => prefer({ keys: STANDARD_KEYS })}>
        {words.reset}
      </button>
    </details>
  );
}

interface KeyChange {
  /** The command that waits for its new key. */
  readonly asked: Signal<KeyCommand | undefined>;
  /** What came of it. */
  readonly told: Signal<string>;
  readonly press: (command: KeyCommand) => (event: KeyboardEvent) => void;
}

function useKeyChange(): KeyChange {
  const asked = useSignal<KeyCommand | undefined>(undefined);
  const told = useSignal('');
  const take = (command: KeyCommand, pressed: string): void => {
    const words = keyWords[language.value];
    const { keys } = preferences.value;
    const about = keyConflict(pressed, command, keys);
    const key = pressed.toUpperCase();
    if (about !== undefined) {
      const other = about === 'unfit' || about === 'suit' ? '' : words.commands[about];
      told.value = words.conflict(about, key, other);
      return;
    }
    prefer({ keys: { ...keys, [command]: pressed.toLowerCase() } });
    asked.value = undefined;
    told.value = words.changed(words.commands[command], key);
  };
  const press =
    (command: KeyCommand) =>
    (event: KeyboardEvent): void => {
      if (asked.value !== command || event.key === 'Tab' || event.key === 'Shift') return;
      // Neither the button nor the dialog hears of it.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') asked.value = undefined;
      else take(command, event.key);
    };
  return { asked, told, press };
}

interface KeyButtonProps {
  readonly command: KeyCommand;
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function KeyButton({ command, isAsked, onAsk, onKeyDown }: KeyButtonProps): JSX.Element {
  const words = keyWords[language.value];
  const key = preferences.value.keys[command].toUpperCase();
  return (
    <button
      type="button"
      class={`button ${styles['key'] ?? ''}`}
      aria-label={isAsked ? words.press : words.change(words.commands[command], key)}
      aria-pressed={isAsked}
      onClick={() => onAsk(!isAsked)}
      onBlur={() => onAsk(false)}
      onKeyDown={onKeyDown}
    >
      {isAsked ? words.press : key}
    </button>
  );
}
