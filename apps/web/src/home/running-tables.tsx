import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { Lazy } from '../app/lazy.tsx';
import { forgetTable, knownTables } from '../app/tables.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { isHere } from '../offline/code.ts';
import { HereMark } from '../offline/here-mark.tsx';
import { offlineWords } from '../offline/words/index.ts';
import { gameName } from './facts.ts';
import styles from './home.module.css';

const loadForget = () => import('../offline/forget-dialog.tsx');

/** Tables at which this device has a seat. */
export function RunningTables(): JSX.Element | null {
  const { home } = t();
  const asked = useSignal<string | undefined>(undefined);
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
                <HereMark code={code} class={styles['here']} />
              </span>
              <Icon name="chevronRight" />
            </a>
            <button
              type="button"
              class="button-icon"
              aria-label={`${gameName(game, language.value)}: ${isHere(code) ? offlineWords().forget : home.forget}`}
              onClick={() => (isHere(code) ? (asked.value = code) : forgetTable(code))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      {asked.value === undefined ? undefined : (
        <AskForget code={asked.value} onClose={() => (asked.value = undefined)} />
      )}
    </section>
  );
}

function AskForget(props: { readonly code: string; readonly onClose: () => void }): JSX.Element {
  return <Lazy load={loadForget} use={({ ForgetDialog }) => <ForgetDialog {...props} />} meanwhile={null} />;
}
