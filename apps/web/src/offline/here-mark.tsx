import type { JSX } from 'preact';

import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { isHere } from './code.ts';

/** Says that a table lies on this device. */
export function HereMark({
  code,
  class: name,
  isSmall = false,
}: {
  readonly code: string;
  readonly class?: string | undefined;
  /** Where there is no room for words they are heard, and shown to who points at it. */
  readonly isSmall?: boolean;
}): JSX.Element | null {
  if (!isHere(code)) return null;
  const { here } = t().app;
  return (
    <span class={name} title={isSmall ? here : undefined}>
      <Icon name="device" />
      <span class={isSmall ? 'only-heard' : undefined}>{here}</span>
    </span>
  );
}
