import { useSignal } from '@preact/signals';
import { BOT_LEVELS, BOT_PACES, type BotLevel, type BotPace } from '@stammtisch/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Choices, Note, Switch } from '../app/fields.tsx';
import { GAME_IDS, games, loadGame } from '../app/games.ts';
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
  const id = useSignal(GAME_IDS.find((one) => one === game) ?? GAME_IDS[0] ?? '');
  const hasFailed = useSignal(false);
  const setup = setupOf(games.value, id.value);
  const fetchIt = (): void => {
    hasFailed.value = false;
    loadGame(id.value).catch(() => {
      hasFailed.value = true;
    });
  };
  useEffect(fetchIt, [id.value]);
  return (
    <Page title={lobby.create}>
      {setup !== undefined ? (
        <CreateForm key={setup.id} setup={setup} onGame={(next) => (id.value = next)} />
      ) : hasFailed.value ? (
        <div role="alert">
          <Note kind="wrong">{app.networkError}</Note>
          <button type="button" class="button" onClick={fetchIt}>
            {app.tryAgain}
          </button>
        </div>
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
  setup,
  onGame,
}: {
  readonly setup: GameSetup;
  readonly onGame: (game: string) => void;
}): JSX.Element {
  const last = lastSetup(setup);
  const draft = useSignal<Draft>({ game: setup.id, seats: last.seats, options: last.options });
  const company = useSignal<Company>({
    hasBots: false,
    level: last.level,
    botPace: last.botPace,
    isPublic: false,
  });
  const isOpening = useSignal(false);

  function change(next: Partial<Draft>): void {
    if (next.game !== undefined && next.game !== setup.id) onGame(next.game);
    else draft.value = { ...draft.value, ...next };
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
      <TableForm setup={setup} draft={draft.value} onChange={change} />
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
      <NameInput label={home.yourName} name={myName.value} placeholder={home.guest} onChange={callMe} />
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
