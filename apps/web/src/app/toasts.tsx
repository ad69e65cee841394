import { signal } from '@preact/signals';
import type { Language } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { language } from '../i18n/language.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './toasts.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly icon: IconName;
  /** In which it was said: in another one it is shown no more. */
  readonly language: Language;
}

const toasts = signal<readonly Toast[]>([]);
let count = 0;

/** Says something short that needs no answer. It goes by itself; nothing important is said in this way alone. */
export function say(text: string, icon: IconName = 'info'): void {
  count += 1;
  const toast = { id: count, text, icon, language: language.peek() };
  // The same sentence twice is one sentence.
  toasts.value = [...toasts.value.filter((old) => old.text !== text), toast].slice(-3);
  const ms = 4_000 + 40 * text.length;
  setTimeout(() => {
    toasts.value = toasts.value.filter((one) => one.id !== toast.id);
  }, ms);
}

/** Where short messages appear. The region is always there, so that screen readers hear what is put into it. */
export function Toasts(): JSX.Element {
  return (
    <output class={styles['toasts']}>
      {toasts.value
        .filter((toast) => toast.language === language.value)
        .map(({ id, text, icon }) => (
          <p key={id} class={styles['toast']}>
            <Icon name={icon} />
            {text}
          </p>
        ))}
    </output>
  );
}
