import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { say } from '../app/toasts.tsx';
import type { TableClient } from '../connection/table.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../i18n/language.ts';
import styles from './lost-banner.module.css';

/** Short breaks pass unnoticed. */
const PATIENCE_MS = 700;

/** Says that the table cannot be reached, for as long as that is so. */
export function LostBanner({ client }: { readonly client: TableClient }): JSX.Element {
  const { app } = t();
  const isShown = useSignal(false);
  const isLost = client.isLost.value;
  useEffect(() => {
    if (!isLost) {
      if (isShown.peek()) say(t().app.found, 'check');
      isShown.value = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      isShown.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  const farewell = client.link.value.farewell;
  return (
    <div role="alert">
      {isShown.value ? (
        <div class={styles['banner']}>
          <Icon name="offline" />
          <p>{farewell === undefined ? app.lost : app.goodbye[farewell.code]}</p>
          <button type="button" onClick={client.hurry}>
            {app.lostNow}
          </button>
        </div>
      ) : undefined}
    </div>
  );
}
