import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { Note } from '../app/fields.tsx';
import { Lazy } from '../app/lazy.tsx';
import { canShare, copyText, shareLink } from '../app/share.ts';
import { say } from '../app/toasts.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import { isHere } from '../offline/code.ts';
import { offlineWords } from '../offline/words/index.ts';
import { LinkField } from './link-field.tsx';
import styles from './waiting.module.css';
import { seatWords } from './seat-words/index.ts';

const loadSpoken = () => import('./spoken-code.tsx');
const loadQr = () => import('./qr.tsx');

interface InviteProps {
  readonly code: string;
  readonly summary: string;
  /** Whoever comes may only watch. */
  readonly isLocked?: boolean | undefined;
  /** Whoever sits here may also say a code. */
  readonly isSeated?: boolean;
  /** Without a frame and a title of its own. */
  readonly isBare?: boolean;
}

/** The link to a table: to copy, to share, to scan, and a code to say; nobody can come to one on this device. */
export function Invite(props: InviteProps): JSX.Element {
  return isHere(props.code) ? <Note>{offlineWords().noInvitation}</Note> : <Invitation {...props} />;
}

function Invitation(props: InviteProps): JSX.Element {
  const { code, isLocked = false, isSeated = false, isBare = false } = props;
  const { lobby } = t();
  const shown = useSignal<'qr' | 'spoken' | undefined>(undefined);
  const link = `${location.origin}/t/${code}`;
  return (
    <section class={isBare ? styles['bare'] : styles['part']} aria-label={lobby.inviteTitle}>
      {isBare ? undefined : <h2>{lobby.inviteTitle}</h2>}
      <p class={styles['small']}>{isLocked ? seatWords().isLocked : lobby.inviteText}</p>
      {isOnlyHere() ? <Note>{seatWords().onlyHere}</Note> : undefined}
      <Ways {...props} isSeated={isSeated} link={link} shown={shown} />
      {shown.value === 'qr' ? (
        <Lazy
          load={loadQr}
          use={({ QrCode }) => <QrCode text={link} label={lobby.qrLabel} />}
          meanwhile={<span class={styles['qrWait']} />}
        />
      ) : undefined}
      {shown.value === 'spoken' ? (
        <Lazy load={loadSpoken} use={({ SpokenCode }) => <SpokenCode code={code} />} meanwhile={null} />
      ) : undefined}
    </section>
  );
}

/** Whether the address of this page means something else on every device. */
function isOnlyHere(): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
}

function Ways({
  summary,
  isSeated,
  link,
  shown,
}: InviteProps & {
  readonly isSeated: boolean;
  readonly link: string;
  readonly shown: Signal<'qr' | 'spoken' | undefined>;
}): JSX.Element {
  const { app, lobby } = t();
  const field = useRef<HTMLInputElement>(null);
  const toggle = (way: 'qr' | 'spoken') => (): void => {
    shown.value = shown.value === way ? undefined : way;
  };
  return (
    <>
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
        <Button icon="qrCode" text={lobby.qr} isExpanded={shown.value === 'qr'} onPress={toggle('qr')} />
        {isSeated ? (
          <Button
            icon="said"
            text={seatWords().spoken}
            isExpanded={shown.value === 'spoken'}
            onPress={toggle('spoken')}
          />
        ) : undefined}
      </div>
    </>
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
