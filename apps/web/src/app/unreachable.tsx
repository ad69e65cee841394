import type { JSX } from 'preact';

import { t } from '../i18n/language.ts';
import { Note } from './fields.tsx';
import styles from './crash.module.css';

/** Something could not be fetched; it can be tried again. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  const { app } = t();
  return (
    <div class={styles['crash']} role="alert">
      <Note kind="wrong">{app.networkError}</Note>
      <button type="button" class="button" onClick={onRetry}>
        {app.tryAgain}
      </button>
    </div>
  );
}
