import { useSignal } from '@preact/signals';
import type { RoomChair, TableCommand } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Switch } from '../app/fields.tsx';
import { t } from '../i18n/language.ts';
import { seatWords } from './seat-words/index.ts';
import styles from './ask-first.module.css';

type Person = Extract<RoomChair, { kind: 'person' }>;

interface AskProps {
  readonly chair: number;
  readonly who: Person;
  readonly onOrder: (command: TableCommand) => void;
  readonly onCancel: () => void;
}

/** Asks before somebody is taken from the table, and whether for good. */
export function AskKick({
  chair,
  who,
  isPlaying,
  onOrder,
  onCancel,
}: AskProps & { readonly isPlaying: boolean }): JSX.Element {
  const words = seatWords();
  const isBanned = useSignal(false);
  return (
    <div class={styles['ask']}>
      <p>{isPlaying ? words.kickTextPlaying : words.kickText}</p>
      <div>
        <Switch
          label={words.ban}
          isOn={isBanned.value}
          onChange={(isOn) => (isBanned.value = isOn)}
          describedBy="ban-hint"
        />
        <p id="ban-hint" class={styles['hint']}>
          {isBanned.value ? words.banHint : words.kickHint}
        </p>
      </div>
      <Answer
        text={words.kick}
        onDo={() => onOrder({ do: 'kick', chair, name: who.name, isBanned: isBanned.value })}
        onCancel={onCancel}
      />
    </div>
  );
}

/** Asks before the role of host goes to somebody else. */
export function AskMakeHost({ chair, who, onOrder, onCancel }: AskProps): JSX.Element {
  const words = seatWords();
  return (
    <div class={styles['ask']}>
      <p>{words.makeHostText(who.name)}</p>
      <Answer text={words.makeHost} onDo={() => onOrder({ do: 'makeHost', chair })} onCancel={onCancel} />
    </div>
  );
}

function Answer({
  text,
  onDo,
  onCancel,
}: {
  readonly text: string;
  readonly onDo: () => void;
  readonly onCancel: () => void;
}): JSX.Element {
  return (
    <div class={styles['do']}>
      <button type="button" class="button-main" onClick={onCancel}>
        {t().app.cancel}
      </button>
      <button type="button" class="button" onClick={onDo}>
        {text}
      </button>
    </div>
  );
}
