import { signal } from '@preact/signals';
import type { JSX } from 'preact';

import { serverVersion } from '../connection/api.ts';
import { t } from '../i18n/language.ts';
import styles from './version.module.css';

const found = signal(false);
const EVERY_MS = 10 * 60_000;

/** Looks now and then whether the server has moved on. */
export function watchVersion(): void {
  let first: string | undefined;
  let askedAt = 0;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < EVERY_MS) return;
    askedAt = Date.now();
    const version = await serverVersion();
    if (version === undefined) return;
    first ??= version;
    if (version !== first) found.value = true;
  };
  // A part of the program that is gone from the server was replaced by a newer one.
  addEventListener('vite:preloadError', () => {
    found.value = true;
  });
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), EVERY_MS);
  void look();
}

/** Offers the new version; never in the middle of a deal, so only where it is put. */
export function NewVersion(): JSX.Element | null {
  const { app } = t();
  if (!found.value) return null;
  return (
    <output class={styles['offer']}>
      <span>{app.newVersion}</span>
      <button type="button" class="button" onClick={() => location.reload()}>
        {app.reload}
      </button>
    </output>
  );
}
