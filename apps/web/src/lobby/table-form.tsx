import type { OptionValue, SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { GAME_IDS } from '../app/games.ts';
import { Choices, Note } from '../app/fields.tsx';
import { gameName } from '../home/facts.ts';
import { language, t } from '../i18n/language.ts';
import { listed } from '../i18n/forms.ts';
import { RuleRow } from './rule-row.tsx';
import { RulesForm } from './rules-form.tsx';
import { type GameSetup, makesSides } from './setup.ts';
import styles from './table-form.module.css';

/** A table as it is being set up. */
export interface Draft {
  readonly game: string;
  readonly seats: number;
  readonly options: SomeOptions;
  /** What the rule sheet of these options is called, until they are changed. */
  readonly sheetName?: string;
}

/** A draft, changed. Other house rules are no longer those of its sheet. */
export function changed({ sheetName, ...draft }: Draft, change: Partial<Draft>): Draft {
  const isOfSheet = sheetName !== undefined && change.options === undefined && change.game === undefined;
  return { ...draft, ...(isOfSheet ? { sheetName } : {}), ...change };
}

/** What stands against this table; undefined when it can be played. */
export function draftProblem(setup: GameSetup, { seats, options }: Draft): string | undefined {
  const { lobby } = t();
  const counts = setup.seatCounts(options);
  if (!counts.includes(seats)) return lobby.seatsDoNotFit(listed(language.value, counts.map(String)));
  const problem = setup.problems(options, seats)[0];
  if (problem === undefined) return undefined;
  return problem.because === undefined
    ? lobby.fixFirst
    : setup.words(language.value).conflict(problem.because);
}

interface TableFormProps {
  readonly setup: GameSetup;
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Game, players, who plays with whom, house rules. */
export function TableForm(props: TableFormProps): JSX.Element {
  const { setup, draft, onChange } = props;
  const { lobby } = t();
  return (
    <>
      <GameChoice {...props} />
      <section class={styles['part']}>
        <SeatsChoice {...props} />
        <SidesChoice {...props} />
      </section>
      <section class={styles['part']} aria-label={lobby.houseRules}>
        <h2>{lobby.houseRules}</h2>
        <RulesForm
          setup={setup}
          seats={draft.seats}
          isElsewhere={(row) => makesSides(setup, draft.options, row)}
          chosen={draft.options}
          onChange={(options) => onChange({ options })}
        />
      </section>
    </>
  );
}

/** The house rules that decide who plays with whom stand beside the number of players. */
function SidesChoice({ setup, draft, onChange }: TableFormProps): JSX.Element {
  const set = (option: string, value: OptionValue): void =>
    onChange({ options: setup.trim({ ...draft.options, [option]: value }) });
  return (
    <>
      {setup
        .rows(draft.options)
        .filter((row) => row.enabled && makesSides(setup, draft.options, row))
        .map((row) => (
          <RuleRow
            key={row.option}
            setup={setup}
            row={row}
            seats={draft.seats}
            chosen={draft.options}
            onSet={set}
          />
        ))}
    </>
  );
}

function GameChoice({ draft, onChange }: TableFormProps): JSX.Element {
  return (
    <section class={styles['part']}>
      <Choices
        legend={t().lobby.game}
        value={draft.game}
        choices={GAME_IDS.map((value) => ({ value, label: gameName(value, language.value) }))}
        onChange={(game) => onChange({ game })}
      />
    </section>
  );
}

/** All numbers the game can be played with; those these house rules exclude stay in sight, and why. */
function SeatsChoice({ setup, draft, onChange }: TableFormProps): JSX.Element {
  const { lobby } = t();
  const allowed = setup.seatCounts(draft.options);
  const counts = [...new Set([...setup.seatCounts({}), ...allowed])].toSorted((a, b) => a - b);
  return (
    <div class={styles['seats']}>
      <Choices
        legend={lobby.players}
        value={draft.seats}
        choices={counts.map((count) => ({ value: count, label: String(count) }))}
        onChange={(seats) => onChange({ seats })}
      />
      {allowed.includes(draft.seats) ? undefined : (
        <Note kind="wrong">{lobby.seatsDoNotFit(listed(language.value, allowed.map(String)))}</Note>
      )}
    </div>
  );
}
