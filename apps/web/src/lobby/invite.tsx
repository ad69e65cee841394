import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { say } from '../app/toasts.tsx';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import styles from './waiting.module.css';

const loadQr = () => import('./qr.tsx');

/** The link to a table: to copy, to share, to scan. */
export function Invite({
  code,
  summary,
  isBare = false,
}: {
  readonly code: string;
  readonly summary: string;
  /** Without a frame and a title of its own. */
  readonly isBare?: boolean;
}): JSX.Element {
  const { lobby } = t();
  const field = useRef<HTMLInputElement>(null);
  const hasQr = useSignal(false);
  const link = `${location.origin}/t/${code}`;

  async function copy(): Promise<void> {
    say((await copyText(link, field.current)) ? t().lobby.copied : t().lobby.copyFailed, 'copy');
  }
  async function share(): Promise<void> {
    try {
      await navigator.share({ title: 'Stammtisch', text: t().lobby.shareText(summary), url: link });
    } catch {
      // Closed without sharing: nothing to say.
    }
  }

  return (
    <section class={isBare ? styles['bare'] : styles['part']} aria-label={lobby.inviteTitle}>
      {isBare ? undefined : <h2>{lobby.inviteTitle}</h2>}
      <p class={styles['small']}>{lobby.inviteText}</p>
      <label class={styles['link']}>
        <span class="only-heard">{lobby.link}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class={styles['buttons']}>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {lobby.copy}
        </button>
        {'share' in navigator ? (
          <button type="button" class="button" onClick={() => void share()}>
            <Icon name="share" />
            {lobby.share}
          </button>
        ) : undefined}
        <button
          type="button"
          class="button"
          aria-expanded={hasQr.value}
          onClick={() => (hasQr.value = !hasQr.value)}
        >
          <Icon name="qrCode" />
          {lobby.qr}
        </button>
      </div>
      {hasQr.value ? (
        <Lazy
          load={loadQr}
          use={({ QrCode }) => <QrCode text={link} label={lobby.qrLabel} />}
          meanwhile={<span class={styles['qrWait']} />}
        />
      ) : undefined}
    </section>
  );
}

/** Copies a text; the clipboard proper is there only with HTTPS, which a host in the same house has not. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
