import { useSignal } from '@preact/signals';
import type { SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { GAME_IDS, games } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { myName } from '../app/preferences.ts';
import { go, type SheetRules } from '../app/router.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { say } from '../app/toasts.tsx';
import { Unreachable } from '../app/unreachable.tsx';
import { useGame } from '../app/use-game.ts';
import { openTable } from '../connection/api.ts';
import { problemText } from '../i18n/explain.ts';
import { language, t } from '../i18n/language.ts';
import { isOnline } from '../offline/network.ts';
import { openWithBots } from '../offline/open.ts';
import { offlineWords } from '../offline/words/index.ts';
import { ruleBookOf } from '../rules/book.ts';
import { type Company, CompanyForm } from './company.tsx';
import styles from './create.module.css';
import { lastSetup, rememberSetup, seatsFor } from './last.ts';
import { SheetLink } from './rules-card.tsx';
import { type GameSetup, setupOf } from './setup.ts';
import { summaryOf } from './summary.ts';
import { changed, type Draft, draftProblem, TableForm } from './table-form.tsx';

/** Sets a table up: who, what, by which rules. */
export function CreatePage({
  game,
  rules,
}: {
  readonly game: string | undefined;
  /** House rules to begin with, from a rule sheet of that game. */
  readonly rules: SheetRules | undefined;
}): JSX.Element {
  const id = useSignal(GAME_IDS.find((one) => one === game) ?? GAME_IDS[0] ?? '');
  const { hasFailed, retry } = useGame(id.value);
  const setup = setupOf(games.value, id.value);
  return (
    <Page title={t().lobby.create}>
      {setup !== undefined ? (
        <CreateForm
          key={setup.id}
          setup={setup}
          sheet={setup.id === game ? sheetOf(setup, rules) : undefined}
          onGame={(next) => (id.value = next)}
        />
      ) : hasFailed ? (
        <Unreachable onRetry={retry} />
      ) : (
        <Skeleton parts={3} />
      )}
    </Page>
  );
}

/** House rules that a sheet's link brought along, if they can be played. */
interface SheetDraft {
  readonly options: SomeOptions;
  readonly name?: string;
}

function sheetOf(setup: GameSetup, rules: SheetRules | undefined): SheetDraft | undefined {
  const options = rules === undefined ? undefined : ruleBookOf(games.value, setup.id)?.read(rules.code);
  if (options === undefined || setup.seatCounts(options).length === 0) return undefined;
  return { options, ...(rules?.name === undefined ? {} : { name: rules.name }) };
}

function CreateForm({
  setup,
  sheet,
  onGame,
}: {
  readonly setup: GameSetup;
  readonly sheet: SheetDraft | undefined;
  readonly onGame: (game: string) => void;
}): JSX.Element {
  const last = lastSetup(setup);
  const draft = useSignal<Draft>({
    game: setup.id,
    seats: sheet === undefined ? last.seats : seatsFor(setup, sheet.options, last.seats),
    options: sheet?.options ?? last.options,
    ...(sheet?.name === undefined ? {} : { sheetName: sheet.name }),
  });
  const company = useSignal<Company>({ ...last, hasBots: false, isPublic: false });
  const isOpening = useSignal(false);

  function change(next: Partial<Draft>): void {
    if (next.game !== undefined && next.game !== setup.id) onGame(next.game);
    else draft.value = changed(draft.value, next);
  }
  async function open(event: Event): Promise<void> {
    event.preventDefault();
    isOpening.value = true;
    await openAs(draft.value, company.value);
    isOpening.value = false;
  }

  return (
    <form class={styles['form']} onSubmit={(event) => void open(event)}>
      <TableForm setup={setup} draft={draft.value} onChange={change} />
      <SheetLink {...draft.value} text={t().lobby.asSheet} />
      <CompanyForm
        company={company.value}
        onChange={(next) => (company.value = { ...company.value, ...next })}
      />
      <OpenBar setup={setup} draft={draft.value} isOpening={isOpening.value} />
    </form>
  );
}

/** Opens the table and goes there, or says what stood against it. */
async function openAs(
  draft: Draft,
  { hasBots, level, botPace, isPublic, agreements }: Company,
): Promise<void> {
  const { game, seats, options } = draft;
  rememberSetup(game, { seats, options, level, botPace, agreements });
  if (!hasBots && !isOnline.peek()) return say(offlineWords().needsNetwork, 'offline');
  const opened = await (hasBots ? openWithBots : openTable)({
    ...draft,
    name: myName.value.trim() || t().home.guest,
    botPace,
    agreements,
    ...(hasBots ? { bots: level } : { isPublic }),
  });
  if (opened.ok) go(`/t/${opened.value}`);
  else say(problemText(t(), opened.error));
  return undefined;
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
