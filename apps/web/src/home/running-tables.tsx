import type { JSX } from 'preact';

import { forgetTable, knownTables } from '../app/tables.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { gameName } from './facts.ts';
import styles from './home.module.css';

/** Tables at which this device has a seat. */
export function RunningTables(): JSX.Element | null {
  const { home } = t();
  if (knownTables.value.length === 0) return null;
  return (
    <section class={styles['running']} aria-label={home.running}>
      <ul class="plain-list">
        {knownTables.value.map(({ code, game }) => (
          <li key={code}>
            <a class={styles['goBack']} href={`/t/${code}`}>
              <span>
                <strong>{home.goBack}</strong>
                <span class={styles['small']}>
                  {gameName(game, language.value)} · {code.slice(0, 6)}
                </span>
              </span>
              <Icon name="chevronRight" />
            </a>
            <button
              type="button"
              class="button-icon"
              aria-label={`${gameName(game, language.value)}: ${home.forget}`}
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
