import type { JSX } from 'preact';

import { Page } from '../app/page.tsx';
import { callMe, myName } from '../app/preferences.ts';
import { language, t } from '../i18n/language.ts';
import { NewVersion } from '../app/version.tsx';
import { NameInput } from '../lobby/name-input.tsx';
import { Icon } from '../icons/icon.tsx';
import { isOnline } from '../offline/network.ts';
import { offlineWords } from '../offline/words/index.ts';
import { CodeEntry } from './code-entry.tsx';
import { GAME_FACTS } from './facts.ts';
import { GameTile } from './game-tile.tsx';
import styles from './home.module.css';
import { OpenTables } from './open-tables.tsx';
import { RunningTables } from './running-tables.tsx';

/** The first page: pick a game, or come to a table. */
export function HomePage(): JSX.Element {
  const { app, home } = t();
  return (
    <Page title={app.name} heading={home.title} isHome>
      <p class={styles['lead']}>{home.lead}</p>
      <NewVersion />
      {isOnline.value ? undefined : <NoNetwork />}
      <RunningTables />
      <div class={styles['name']}>
        <NameInput label={home.yourName} name={myName.value} placeholder={home.guest} onChange={callMe} />
      </div>
      <section aria-label={home.games}>
        <ul class={`plain-list ${styles['tiles'] ?? ''}`}>
          {Object.entries(GAME_FACTS).map(([id, facts]) => (
            <GameTile key={id} id={id} facts={facts} />
          ))}
        </ul>
      </section>
      <CodeEntry />
      <OpenTables />
      <p class={styles['more']}>
        <a href={`/${language.value}/learn`}>{home.learn}</a>
        <a href={`/${language.value}/matches`}>{home.myMatches}</a>
        <a href={`/${language.value}/about`}>{home.aboutThis}</a>
      </p>
    </Page>
  );
}

/** What can be done meanwhile, and what cannot. */
function NoNetwork(): JSX.Element {
  return (
    <p class={styles['offline']}>
      <Icon name="offline" />
      <span>{offlineWords().noNetwork}</span>
    </p>
  );
}
