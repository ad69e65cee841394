import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { games } from '../app/games.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { ruleBookOf } from '../rules/book.ts';
import { sheetPath } from '../rules/link.ts';
import { agreedTexts } from './agreed-text.ts';
import styles from './rules.module.css';
import { setupOf } from './setup.ts';
import { differencesIn, summaryOf } from './summary.ts';

/** What a table has agreed on. */
type Agreed = Pick<Room, 'game' | 'options' | 'sheetName'>;
type AgreedTable = Agreed & Pick<Room, 'settings'>;

/** How this table plays, in words: what differs from the standard, what else is agreed, and the whole sheet on request. */
export function RulesCard({ room }: { readonly room: AgreedTable }): JSX.Element {
  return (
    <div class={styles['form']}>
      <Differing room={room} />
      <ul class={`plain-list ${styles['agreed'] ?? ''}`}>
        {agreedTexts(room.settings).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <SheetLink {...room} text={t().lobby.toSheet} />
      <a
        class={styles['toSheet']}
        href={`/${language.value}/learn/${room.game}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="book" />
        {t().home.learn}
      </a>
    </div>
  );
}

/** The way to the rule sheet of these options. It opens beside the table, whose place nobody wants to lose. */
export function SheetLink({
  game,
  options,
  sheetName: name,
  text,
}: Agreed & { readonly text: string }): JSX.Element | null {
  const code = ruleBookOf(games.value, game)?.code(options);
  if (code === undefined) return null;
  return (
    <a
      class={styles['toSheet']}
      href={sheetPath(language.value, { game, code, name })}
      target="_blank"
      rel="noopener"
    >
      <Icon name="scroll" />
      {text}
    </a>
  );
}

function Differing({ room }: { readonly room: Agreed }): JSX.Element | null {
  const { lobby } = t();
  const setup = setupOf(games.value, room.game);
  if (setup === undefined) return null;
  const differing = differencesIn(setup, room.options, { language: language.value, texts: t() });
  if (differing.length === 0) {
    return (
      <p class={styles['usual']}>
        <Icon name="check" /> {lobby.rulesStandard}
      </p>
    );
  }
  return (
    <>
      <p>{lobby.rulesDiffer}</p>
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
    </>
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
        { seats: room.chairs.length, options: room.options, sheetName: room.sheetName },
        { language: language.value, texts: t() },
      );
}
