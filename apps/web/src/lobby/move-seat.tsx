import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Note } from '../app/fields.tsx';
import { Lazy } from '../app/lazy.tsx';
import { canShare, copyText, shareLink } from '../app/share.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { say } from '../app/toasts.tsx';
import { offerSeat, type SeatLink } from '../connection/moves.ts';
import { problemText } from '../i18n/explain.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { LinkField } from './link-field.tsx';
import styles from './move-seat.module.css';

const loadQr = () => import('./qr.tsx');

/** A link and a QR code by which another device takes this person's seat along: once, and for a short while. */
export function MoveSeat({ code }: { readonly code: string }): JSX.Element {
  const { app, host } = t();
  const offer = useSignal<SeatLink | 'asked' | 'over' | undefined>(undefined);
  const ask = async (): Promise<void> => {
    offer.value = 'asked';
    const answer = await offerSeat(code);
    offer.value = answer.ok ? answer.value : undefined;
    if (!answer.ok) say(problemText(t(), answer.error));
  };
  useEffect(() => void ask(), []);
  const { value: now } = offer;
  useEffect(() => {
    if (typeof now !== 'object') return undefined;
    const timer = setTimeout(() => (offer.value = 'over'), now.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [now]);
  if (now === 'asked') return <Skeleton parts={1} />;
  if (typeof now === 'object') return <Offered {...now} />;
  return (
    <div class={styles['move']}>
      <p>{now === 'over' ? host.moveOver : app.networkError}</p>
      <button type="button" class="button-main" onClick={() => void ask()}>
        {host.moveAgain}
      </button>
    </div>
  );
}

function Offered({ link, seconds }: SeatLink): JSX.Element {
  const { app, host, lobby } = t();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    say((await copyText(link, field.current)) ? lobby.copied : lobby.copyFailed, 'copy');
  };
  return (
    <div class={styles['move']}>
      <p>{host.moveText(Math.round(seconds / 60))}</p>
      <Lazy
        load={loadQr}
        use={({ QrCode }) => <QrCode text={link} label={host.moveQr} />}
        meanwhile={<span class={styles['wait']} />}
      />
      <LinkField field={field} link={link} label={host.moveLink} />
      <div class={styles['do']}>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {lobby.copy}
        </button>
        {canShare() ? (
          <button
            type="button"
            class="button"
            onClick={() => void shareLink({ title: app.name, text: host.moveShare, url: link })}
          >
            <Icon name="share" />
            {lobby.share}
          </button>
        ) : undefined}
      </div>
      <Note>{host.moveWarning}</Note>
    </div>
  );
}
