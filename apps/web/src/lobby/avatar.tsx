import type { JSX } from 'preact';

import { initial } from '../app/initial.ts';
import { language } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './avatar.module.css';

/** Somebody's picture: the first letter on a colour of the chair's own; a free chair is a dashed ring. */
export function Avatar({
  name,
  chair,
  isBot = false,
}: {
  /** Undefined for a free chair. */
  readonly name: string | undefined;
  readonly chair: number;
  readonly isBot?: boolean;
}): JSX.Element {
  if (name === undefined) return <span class={`${styles['avatar'] ?? ''} ${styles['free'] ?? ''}`} />;
  return (
    <span class={styles['avatar']} style={{ '--person': `var(--person-${chair % 8})` }} aria-hidden="true">
      {isBot ? <Icon name="bot" /> : initial(name, language.value)}
    </span>
  );
}
