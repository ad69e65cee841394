import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { say } from '../app/toasts.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import styles from './waiting.module.css';

const loadQr = () => import('./qr.tsx');

interface InviteProps {
  readonly code: string;
  readonly summary: string;
  /** Without a frame and a title of its own. */
  readonly isBare?: boolean;
}

/** The link to a table: to copy, to share, to scan. */
export function Invite({ code, summary, isBare = false }: InviteProps): JSX.Element {
  const { lobby } = t();
  const field = useRef<HTMLInputElement>(null);
  const hasQr = useSignal(false);
  const link = `${location.origin}/t/${code}`;
  return (
    <section class={isBare ? styles['bare'] : styles['part']} aria-label={lobby.inviteTitle}>
      {isBare ? undefined : <h2>{lobby.inviteTitle}</h2>}
      <p class={styles['small']}>{lobby.inviteText}</p>
      <LinkField field={field} link={link} />
      <div class={styles['buttons']}>
        <Button icon="copy" text={lobby.copy} onPress={() => void copy(link, field.current)} />
        {'share' in navigator ? (
          <Button icon="share" text={lobby.share} onPress={() => void share(link, summary)} />
        ) : undefined}
        <Button
          icon="qrCode"
          text={lobby.qr}
          isExpanded={hasQr.value}
          onPress={() => (hasQr.value = !hasQr.value)}
        />
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

function LinkField({
  field,
  link,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly link: string;
}): JSX.Element {
  return (
    <label class={styles['link']}>
      <span class="only-heard">{t().lobby.link}</span>
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

function Button({
  icon,
  text,
  isExpanded,
  onPress,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button type="button" class="button" aria-expanded={isExpanded} onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

async function copy(link: string, field: HTMLInputElement | null): Promise<void> {
  const { lobby } = t();
  say((await copyText(link, field)) ? lobby.copied : lobby.copyFailed, 'copy');
}

async function share(link: string, summary: string): Promise<void> {
  const { app, lobby } = t();
  try {
    await navigator.share({ title: app.name, text: lobby.shareText(summary), url: link });
  } catch {
    // Closed without sharing: nothing to say.
  }
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
