import { useSignal } from '@preact/signals';
import type { Catalog } from '@stammtisch/kernel';
import { BOT_LEVELS, BOT_PACES, type BotLevel, type BotPace } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Choices, Note, Switch } from '../app/fields.tsx';
import { games, loadGames } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { callMe, myName } from '../app/preferences.ts';
import { go } from '../app/router.ts';
import { say } from '../app/toasts.tsx';
import { openTable } from '../connection/api.ts';
import { problemText } from '../i18n/explain.ts';
import { language, t } from '../i18n/language.ts';
import styles from './create.module.css';
import { lastSetup, rememberSetup } from './last.ts';
import { NameInput } from './name-input.tsx';
import { type GameSetup, setupOf } from './setup.ts';
import { summaryOf } from './summary.ts';
import { type Draft, draftProblem, TableForm } from './table-form.tsx';

/** Sets a table up: who, what, by which rules. */
export function CreatePage({ game }: { readonly game: string | undefined }): JSX.Element {
  const { app, lobby } = t();
  const catalog = games.value;
  const hasFailed = useSignal(false);
  useEffect(() => {
    loadGames().catch(() => {
      hasFailed.value = true;
    });
  }, []);
  return (
    <Page title={lobby.create}>
      {catalog !== undefined ? (
        <CreateForm catalog={catalog} game={game} />
      ) : hasFailed.value ? (
        <Note kind="wrong">{app.networkError}</Note>
      ) : (
        <div class={styles['skeletons']} aria-busy="true" aria-label={app.loading} role="group">
          <span />
          <span />
          <span />
        </div>
      )}
    </Page>
  );
}

interface Company {
  readonly hasBots: boolean;
  readonly level: BotLevel;
  readonly botPace: BotPace;
  readonly isPublic: boolean;
}

function CreateForm({
  catalog,
  game,
}: {
  readonly catalog: Catalog;
  readonly game: string | undefined;
}): JSX.Element | null {
  const first = setupOf(catalog, game ?? '') ?? setupOf(catalog, catalog.ids[0] ?? '');
  const draft = useSignal<Draft>(first === undefined ? { game: '', seats: 0, options: {} } : draftOf(first));
  const last = first === undefined ? undefined : lastSetup(first);
  const company = useSignal<Company>({
    hasBots: false,
    level: last?.level ?? 'normal',
    botPace: last?.botPace ?? 'brisk',
    isPublic: false,
  });
  const isOpening = useSignal(false);
  const setup = setupOf(catalog, draft.value.game);
  if (setup === undefined) return null;

  function change(next: Partial<Draft>): void {
    const other = next.game === undefined ? undefined : setupOf(catalog, next.game);
    draft.value = other === undefined ? { ...draft.value, ...next } : draftOf(other);
  }
  async function open(event: Event): Promise<void> {
    event.preventDefault();
    isOpening.value = true;
    const { hasBots, level, botPace, isPublic } = company.value;
    const { seats, options } = draft.value;
    rememberSetup(draft.value.game, { seats, options, level, botPace });
    const opened = await openTable({
      ...draft.value,
      name: myName.value.trim() || t().home.guest,
      botPace,
      ...(hasBots ? { bots: level } : {}),
      ...(isPublic ? { isPublic } : {}),
    });
    isOpening.value = false;
    if (opened.ok) go(`/t/${opened.value}`);
    else say(problemText(t(), opened.error));
  }

  return (
    <form class={styles['form']} onSubmit={(event) => void open(event)}>
      <TableForm catalog={catalog} draft={draft.value} onChange={change} />
      <CompanyForm
        company={company.value}
        onChange={(next) => (company.value = { ...company.value, ...next })}
      />
      <OpenBar setup={setup} draft={draft.value} isOpening={isOpening.value} />
    </form>
  );
}

function CompanyForm({
  company,
  onChange,
}: {
  readonly company: Company;
  readonly onChange: (change: Partial<Company>) => void;
}): JSX.Element {
  const { home, lobby } = t();
  return (
    <section class={styles['part']}>
      <NameInput label={home.yourName} name={myName.value} onChange={callMe} />
      <Choices
        legend={lobby.company}
        value={company.hasBots ? 'bots' : 'people'}
        choices={[
          { value: 'people', label: lobby.withPeople },
          { value: 'bots', label: lobby.withBots },
        ]}
        onChange={(value) => onChange({ hasBots: value === 'bots' })}
      />
      {company.hasBots ? (
        <Choices
          legend={lobby.level}
          value={company.level}
          choices={BOT_LEVELS.map((value) => ({ value, label: lobby.levels[value] }))}
          onChange={(level) => onChange({ level })}
        />
      ) : (
        <Switch
          label={lobby.public}
          isOn={company.isPublic}
          onChange={(isPublic) => onChange({ isPublic })}
          describedBy="public-hint"
        />
      )}
      {company.hasBots ? undefined : (
        <p id="public-hint" class={styles['hint']}>
          {lobby.publicHint}
        </p>
      )}
      <Choices
        legend={lobby.pace}
        value={company.botPace}
        choices={BOT_PACES.map((value) => ({ value, label: lobby.paces[value] }))}
        onChange={(botPace) => onChange({ botPace })}
      />
    </section>
  );
}

/** What has been set up, in one line, and the button: always in sight. */
function OpenBar({
  setup,
  draft,
  isOpening,
}: {
  readonly setup: GameSetup;
  readonly draft: Draft;
  readonly isOpening: boolean;
}): JSX.Element {
  const { home, lobby } = t();
  const problem = draftProblem(setup, draft);
  return (
    <div class={styles['bar']}>
      <p aria-live="polite">{problem ?? summaryOf(setup, draft, { language: language.value, texts: t() })}</p>
      <button type="submit" class="button-main" disabled={isOpening || problem !== undefined}>
        {isOpening ? home.opening : lobby.openIt}
      </button>
    </div>
  );
}

function draftOf(setup: GameSetup): Draft {
  const { seats, options } = lastSetup(setup);
  return { game: setup.id, seats, options };
}
