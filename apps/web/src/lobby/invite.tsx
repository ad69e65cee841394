import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Lazy } from '../app/lazy.tsx';
import { canShare, copyText, shareLink } from '../app/share.ts';
import { say } from '../app/toasts.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { LinkField } from './link-field.tsx';
import styles from './waiting.module.css';
import { seatWords } from './seat-words/index.ts';

const loadQr = () => import('./qr.tsx');

interface InviteProps {
  readonly code: string;
  readonly summary: string;
  /** Whoever comes may only watch. */
  readonly isLocked?: boolean | undefined;
  /** Without a frame and a title of its own. */
  readonly isBare?: boolean;
}

/** The link to a table: to copy, to share, to scan. */
export function Invite({ code, summary, isLocked = false, isBare = false }: InviteProps): JSX.Element {
  const { app, lobby } = t();
  const field = useRef<HTMLInputElement>(null);
  const hasQr = useSignal(false);
  const link = `${location.origin}/t/${code}`;
  return (
    <section class={isBare ? styles['bare'] : styles['part']} aria-label={lobby.inviteTitle}>
      {isBare ? undefined : <h2>{lobby.inviteTitle}</h2>}
      <p class={styles['small']}>{isLocked ? seatWords().isLocked : lobby.inviteText}</p>
      <LinkField field={field} link={link} label={lobby.link} />
      <div class={styles['buttons']}>
        <Button icon="copy" text={lobby.copy} onPress={() => void copy(link, field.current)} />
        {canShare() ? (
          <Button
            icon="share"
            text={lobby.share}
            onPress={() => void shareLink({ title: app.name, text: lobby.shareText(summary), url: link })}
          />
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
