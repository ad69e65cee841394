import type { JSX } from 'preact';
import { encode } from 'uqr';

import styles from './waiting.module.css';

/** A QR code as one path; always dark on light, for cameras. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class={styles['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#15181d" shape-rendering="crispEdges" />
    </svg>
  );
}
