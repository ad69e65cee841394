import type { JSX } from 'preact';

import { games } from '../app/games.ts';
import { forgetTable, knownTables } from '../app/tables.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { setupOf } from '../lobby/setup.ts';
import styles from './home.module.css';

/** Tables at which this device has a seat. */
export function RunningTables(): JSX.Element | null {
  const { home } = t();
  if (knownTables.value.length === 0) return null;
  return (
    <section class={styles['running']} aria-label={home.running}>
      <ul role="list">
        {knownTables.value.map(({ code, game }) => (
          <li key={code}>
            <a class={styles['goBack']} href={`/t/${code}`}>
              <span>
                <strong>{home.goBack}</strong>
                <span class={styles['small']}>
                  {nameOf(game)} · {code.slice(0, 6)}
                </span>
              </span>
              <Icon name="chevronRight" />
            </a>
            <button
              type="button"
              class="button-icon"
              aria-label={`${nameOf(game)}: ${home.forget}`}
              onClick={() => forgetTable(code)}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(game: string): string {
  const catalog = games.value;
  const setup = catalog === undefined ? undefined : setupOf(catalog, game);
  return setup?.name(language.value) ?? game;
}
