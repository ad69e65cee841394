import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { games } from '../app/games.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import styles from './rules.module.css';
import { setupOf } from './setup.ts';
import { differencesIn, summaryOf } from './summary.ts';

/** How this table plays, in words: what differs from the standard, each with a sentence. */
export function RulesCard({ room }: { readonly room: Pick<Room, 'game' | 'options'> }): JSX.Element | null {
  const { lobby, settings } = t();
  const setup = setupOf(games.value, room.game);
  if (setup === undefined) return null;
  const differing = differencesIn(setup, room.options, { language: language.value, texts: t() });
  if (differing.length === 0) {
    return (
      <p class={styles['usual']}>
        <Icon name="check" /> {settings.rulesStandard}
      </p>
    );
  }
  return (
    <div class={styles['form']}>
      <p>{settings.rulesDiffer}</p>
      <dl class={styles['differing']}>
        {differing.map(({ option, label, value, help }) => (
          <div key={option}>
            <dt>
              {label}: <strong>{value}</strong>
            </dt>
            <dd class={styles['help']}>{help}</dd>
          </div>
        ))}
      </dl>
      <p class={styles['help']}>{lobby.standardRest}</p>
    </div>
  );
}

/** How the game is played, for those who have to look something up in the middle of a match. */
export function Basics({ game }: { readonly game: string }): JSX.Element | null {
  const setup = setupOf(games.value, game);
  if (setup === undefined) return null;
  return (
    <dl class={styles['differing']}>
      {setup.words(language.value).basics.map(({ title, text }) => (
        <div key={title}>
          <dt>
            <strong>{title}</strong>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** This table in one line; empty until the games are here. */
export function useSummary(room: Room): string {
  const setup = setupOf(games.value, room.game);
  return setup === undefined
    ? ''
    : summaryOf(
        setup,
        { seats: room.chairs.length, options: room.options },
        { language: language.value, texts: t() },
      );
}
