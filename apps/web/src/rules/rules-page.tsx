import type { JSX } from 'preact';

import { Note } from '../app/fields.tsx';
import { GAME_IDS, games } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import type { Route, SheetRules } from '../app/router.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { Unreachable } from '../app/unreachable.tsx';
import { useGame } from '../app/use-game.ts';
import { gameName } from '../home/facts.ts';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../i18n/language.ts';
import { setupOf } from '../lobby/setup.ts';
import { ruleBookOf } from './book.ts';
import { Comparison } from './comparison.tsx';
import { sheetPath } from './link.ts';
import { RuleSheet, type SheetProps } from './rule-sheet.tsx';
import styles from './rules.module.css';
import { ruleWords } from './words/index.ts';

/** Everything about rules: the sheet of an address, two of them compared, or the way to each game's. */
export function RulesPage({ here }: { readonly here: Extract<Route, { page: 'rules' }> }): JSX.Element {
  const { sheet, other } = here;
  if (sheet === undefined || !GAME_IDS.includes(sheet.game)) {
    return <RulesIndex isUnknown={sheet !== undefined} />;
  }
  return <GameRules game={sheet.game} sheet={sheet} other={other} />;
}

function GameRules({
  game,
  sheet,
  other,
}: {
  readonly game: string;
  readonly sheet: SheetRules;
  readonly other: SheetRules | undefined;
}): JSX.Element {
  const rules = ruleWords();
  const { hasFailed, retry } = useGame(game);
  const [setup, book] = [setupOf(games.value, game), ruleBookOf(games.value, game)];
  if (setup === undefined || book === undefined) {
    return (
      <Page title={rules.sheetOf(gameName(game, language.value))}>
        {hasFailed ? <Unreachable onRetry={retry} /> : <Skeleton parts={3} />}
      </Page>
    );
  }
  const options = book.read(sheet.code);
  const second = other === undefined ? undefined : book.read(other.code);
  if (options === undefined || (other !== undefined && second === undefined)) return <BadLink game={game} />;
  const props: SheetProps = { setup, book, options, code: sheet.code, name: sheet.name };
  return other === undefined || second === undefined ? (
    <RuleSheet {...props} />
  ) : (
    <Comparison {...props} other={{ ...other, options: second }} />
  );
}

/** The usual rules of every game. */
function RulesIndex({ isUnknown }: { readonly isUnknown: boolean }): JSX.Element {
  const rules = ruleWords();
  return (
    <Page title={rules.title}>
      {isUnknown ? <Note>{rules.noSuchGame}</Note> : <p class={styles['lead']}>{rules.indexLead}</p>}
      <ul class={`plain-list ${styles['index'] ?? ''}`}>
        {GAME_IDS.map((game) => (
          <li key={game}>
            <a href={sheetPath(language.value, { game, code: '' })}>
              {gameName(game, language.value)}
              <Icon name="chevronRight" />
            </a>
          </li>
        ))}
      </ul>
      <p class={styles['instead']}>
        <a class="button" href={`/${language.value}/learn`}>
          <Icon name="book" />
          {t().home.learn}
        </a>
      </p>
    </Page>
  );
}

function BadLink({ game }: { readonly game: string }): JSX.Element {
  const rules = ruleWords();
  return (
    <Page title={rules.badTitle}>
      <p class={styles['lead']}>{rules.badText}</p>
      <p class={styles['instead']}>
        <a class="button-main" href={sheetPath(language.value, { game, code: '' })}>
          {rules.usualOf(gameName(game, language.value))}
        </a>
      </p>
    </Page>
  );
}
