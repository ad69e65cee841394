import type { GoodbyeCode } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Page } from '../app/page.tsx';
import { takeNewVersion } from '../app/version.tsx';
import { language, t } from '../i18n/language.ts';
import styles from './ended.module.css';

interface EndedProps {
  readonly code: GoodbyeCode | 'closed';
  readonly onRestart: () => void;
}

/** A table that cannot be shown: why, and what to do instead. */
export function EndedPage({ code, onRestart }: EndedProps): JSX.Element {
  const { app, lobby } = t();
  const titles: Partial<Record<typeof code, string>> = {
    closed: lobby.closedTitle,
    'no-such-table': lobby.noTableTitle,
    removed: lobby.removedTitle,
    banned: lobby.bannedTitle,
    elsewhere: lobby.elsewhereTitle,
    outdated: lobby.outdatedTitle,
  };
  return (
    <Page title={titles[code] ?? app.crashTitle}>
      <div class={styles['ended']}>
        <p>{code === 'closed' ? lobby.closedText : app.goodbye[code]}</p>
        <div class={styles['do']}>
          {code === 'elsewhere' ? (
            <button type="button" class="button-main" onClick={onRestart}>
              {app.elsewhereAction}
            </button>
          ) : undefined}
          {code === 'removed' ? (
            <button type="button" class="button" onClick={onRestart}>
              {lobby.again}
            </button>
          ) : undefined}
          {code === 'outdated' ? (
            <button type="button" class="button-main" onClick={takeNewVersion}>
              {app.reload}
            </button>
          ) : undefined}
          <a class="button" href={`/${language.value}`}>
            {app.toHome}
          </a>
        </div>
      </div>
    </Page>
  );
}
