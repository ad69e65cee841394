import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { games, loadGames } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { callMe, myName } from '../app/preferences.ts';
import { language, t } from '../i18n/language.ts';
import { setupOf } from '../lobby/setup.ts';
import { CodeEntry } from './code-entry.tsx';
import { GameTile } from './game-tile.tsx';
import styles from './home.module.css';
import { OpenTables } from './open-tables.tsx';
import { RunningTables } from './running-tables.tsx';

/** The first page: pick a game, or come to a table. */
export function HomePage(): JSX.Element {
  const { app, home } = t();
  const hasFailed = useSignal(false);
  const load = (): void => {
    hasFailed.value = false;
    loadGames().catch(() => {
      hasFailed.value = true;
    });
  };
  useEffect(load, []);
  return (
    <Page title={app.name} heading={home.title} isHome>
      <p class={styles['lead']}>{home.lead}</p>
      <RunningTables />
      <NameField />
      <section aria-label={home.games}>
        {hasFailed.value ? (
          <div class={styles['failed']} role="alert">
            <p>{app.networkError}</p>
            <button type="button" class="button" onClick={load}>
              {app.tryAgain}
            </button>
          </div>
        ) : (
          <Tiles />
        )}
      </section>
      <CodeEntry />
      <OpenTables />
    </Page>
  );
}

function Tiles(): JSX.Element {
  const catalog = games.value;
  if (catalog === undefined) {
    return (
      <ul role="list" class={styles['tiles']} aria-busy="true" aria-label={t().app.loading}>
        <li class={styles['skeleton']} />
        <li class={styles['skeleton']} />
        <li class={styles['skeleton']} />
      </ul>
    );
  }
  const setups = catalog.ids.flatMap((id) => setupOf(catalog, id) ?? []);
  return (
    <ul role="list" class={styles['tiles']} lang={language.value}>
      {setups.map((setup) => (
        <GameTile key={setup.id} setup={setup} />
      ))}
    </ul>
  );
}

function NameField(): JSX.Element {
  const { home } = t();
  return (
    <label class={styles['name']}>
      <span>{home.yourName}</span>
      <input
        type="text"
        name="nickname"
        autoComplete="nickname"
        maxLength={24}
        placeholder={home.guest}
        value={myName.value}
        onInput={({ currentTarget: { value } }) => callMe(value)}
      />
    </label>
  );
}
