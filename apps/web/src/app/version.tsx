import { signal } from '@preact/signals';
import type { JSX } from 'preact';

import type { Installed } from '../offline/install.ts';
import { serverVersion } from '../connection/api.ts';
import { t } from '../i18n/language.ts';
import styles from './version.module.css';

const found = signal(false);
let installed: Installed | undefined;
const EVERY_MS = 10 * 60_000;
/** The page comes first, whatever the network. */
const LATER_MS = 3_000;

/** Keeps the program on this device, and looks now and then whether there is a newer one. */
export function watchVersion(): void {
  let first: string | undefined;
  let askedAt = 0;
  const look = async (): Promise<void> => {
    if (!navigator.onLine || document.visibilityState !== 'visible' || Date.now() - askedAt < EVERY_MS)
      return;
    askedAt = Date.now();
    const version = await serverVersion();
    if (version === undefined) return;
    first ??= version;
    if (version !== first) found.value = true;
    installed?.look();
  };
  // A part of the program that is gone from the server was replaced by a newer one.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) found.value = true;
  });
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), EVERY_MS);
  void look();
  setTimeout(() => void keepHere().catch(() => undefined), LATER_MS);
}

async function keepHere(): Promise<void> {
  const { install } = await import('../offline/install.ts');
  installed = install(() => (found.value = true));
}

/** Goes over to the newer version, which the person has just asked for. */
export function takeNewVersion(): void {
  if (installed === undefined) location.reload();
  else installed.take();
}

/** Offers the new version; never in the middle of a deal, so only where it is put. */
export function NewVersion(): JSX.Element | null {
  const { app } = t();
  if (!found.value) return null;
  return (
    <output class={styles['offer']}>
      <span>{app.newVersion}</span>
      <button type="button" class="button" onClick={takeNewVersion}>
        {app.reload}
      </button>
    </output>
  );
}
