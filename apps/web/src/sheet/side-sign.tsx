import type { JSX } from 'preact';

import styles from './side-sign.module.css';

/** Shapes tell sides apart; their colours only help. */
const SHAPES: readonly string[] = [
  'M50 8a42 42 0 1 1 0 84 42 42 0 0 1 0-84Z',
  'M12 12h76v76H12Z',
  'M50 8 94 90H6Z',
  'M50 4 96 50 50 96 4 50Z',
  'M36 6h28v30h30v28H64v30H36V64H6V36h30Z',
  'M50 4 93 36 77 92H23L7 36Z',
  'M50 92 6 10h88Z',
  'M28 10h44l22 40-22 40H28L6 50Z',
];

/** The sign of a side. It says nothing aloud: the name beside it does. */
export function SideSign({ side }: { readonly side: number }): JSX.Element {
  const place = side % SHAPES.length;
  return (
    <svg
      class={styles['sign']}
      viewBox="-6 -6 112 112"
      aria-hidden="true"
      style={{ '--side': `var(--side-${place})` }}
    >
      <path d={SHAPES[place]} />
    </svg>
  );
}
