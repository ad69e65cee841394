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
import { seatWords } from './seat-words/index.ts';

const loadQr = () => import('./qr.tsx');

/** A link and a QR code by which another device takes this person's seat along: once, and for a short while. */
export function MoveSeat({ code }: { readonly code: string }): JSX.Element {
  const { app } = t();
  const words = seatWords();
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
      <p>{now === 'over' ? words.moveOver : app.networkError}</p>
      <button type="button" class="button-main" onClick={() => void ask()}>
        {words.moveAgain}
      </button>
    </div>
  );
}

function Offered({ link, seconds }: SeatLink): JSX.Element {
  const { app, lobby } = t();
  const words = seatWords();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    say((await copyText(link, field.current)) ? lobby.copied : lobby.copyFailed, 'copy');
  };
  return (
    <div class={styles['move']}>
      <p>{words.moveText(Math.round(seconds / 60))}</p>
      <Lazy
        load={loadQr}
        use={({ QrCode }) => <QrCode text={link} label={words.moveQr} />}
        meanwhile={<span class={styles['wait']} />}
      />
      <LinkField field={field} link={link} label={words.moveLink} />
      <div class={styles['do']}>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {lobby.copy}
        </button>
        {canShare() ? (
          <button
            type="button"
            class="button"
            onClick={() => void shareLink({ title: app.name, text: words.moveShare, url: link })}
          >
            <Icon name="share" />
            {lobby.share}
          </button>
        ) : undefined}
      </div>
      <Note>{words.moveWarning}</Note>
    </div>
  );
}
