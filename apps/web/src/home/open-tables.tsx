import { useSignal } from '@preact/signals';
import type { LobbyTable } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { openTables } from '../connection/api.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { isOnline } from '../offline/network.ts';
import { gameName } from './facts.ts';
import styles from './home.module.css';

/** Tables that anybody may join; nothing at all where there are none. */
export function OpenTables(): JSX.Element | null {
  const { home, lobby } = t();
  const tables = useSignal<readonly LobbyTable[]>([]);
  useEffect(() => {
    if (!isOnline.value) return;
    void openTables().then((found) => {
      tables.value = found.filter(({ phase, free }) => phase === 'open' && free > 0).slice(0, 8);
    });
  }, [isOnline.value]);
  if (tables.value.length === 0) return null;
  return (
    <section class={styles['panel']} aria-label={home.openTables}>
      <h2>{home.openTables}</h2>
      <ul class={`plain-list ${styles['open'] ?? ''}`}>
        {tables.value.map(({ code, game, chairs, free, host }) => (
          <li key={code}>
            <a class={styles['goBack']} href={`/t/${code}`}>
              <span>
                <strong>
                  {gameName(game, language.value)}, {lobby.playersOf(chairs)}
                </strong>
                <span class={styles['small']}>
                  {[...(host === null ? [] : [home.hostedBy(host)]), home.freeChairs(free)].join(' · ')}
                </span>
              </span>
              <Icon name="chevronRight" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
