import type { JSX, RefObject } from 'preact';

import styles from './link-field.module.css';

/** A link to look at and to mark by hand. */
export function LinkField({
  field,
  link,
  label,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly link: string;
  readonly label: string;
}): JSX.Element {
  return (
    <label class={styles['link']}>
      <span class="only-heard">{label}</span>
      <input
        ref={field}
        type="text"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  );
}
