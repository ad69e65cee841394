import { useSignal } from '@preact/signals';
import type { SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { Note } from '../app/fields.tsx';
import { Page } from '../app/page.tsx';
import { go } from '../app/router.ts';
import { language } from '../i18n/language.ts';
import type { GameSetup } from '../lobby/setup.ts';
import type { RuleBook } from './book.ts';
import { type SheetLink, sheetPath } from './link.ts';
import styles from './rules.module.css';
import { SheetActions } from './sheet-actions.tsx';
import { SheetCard } from './sheet-card.tsx';
import { SheetEditor } from './sheet-editor.tsx';
import { PrintFoot } from './print-foot.tsx';
import { sheetFacts, sheetTitle } from './sheet-words.ts';
import { ruleWords } from './words/index.ts';

/** A rule sheet, read from its address. */
export interface SheetProps {
  readonly setup: GameSetup;
  readonly book: RuleBook;
  readonly options: SomeOptions;
  readonly code: string;
  readonly name: string | undefined;
}

/** How one table plays: to read, to hand on, to print, to change. */
export function RuleSheet(props: SheetProps): JSX.Element {
  const { setup, book, options, code, name } = props;
  const sheet = { game: setup.id, code };
  const isChanging = useSignal(false);
  const copies = useSignal(0);
  const title = sheetTitle(props);
  // The address is the sheet: whatever changes, changes there.
  const change = (next: { readonly options?: SomeOptions; readonly name?: string }): void => {
    const changed = { ...sheet, code: book.code(next.options ?? options), name: next.name ?? name };
    go(sheetPath(language.value, changed), { replace: true });
  };
  return (
    <Page title={title}>
      <p class={styles['lead']}>{sheetFacts(props)}</p>
      <div class={styles['columns']}>
        <div class={styles['tools']}>
          <SheetActions
            {...props}
            title={title}
            isChanging={isChanging.value}
            onChange={() => (isChanging.value = !isChanging.value)}
            onPrint={() => (copies.value += 1)}
          />
          {isChanging.value ? <SheetEditor {...props} onChange={change} /> : undefined}
        </div>
        <div class={styles['sheet']}>
          <Conflicts {...props} />
          <SheetCard card={book.card(options, language.value)} />
        </div>
      </div>
      <PrintFoot copies={copies.value} link={linkTo({ ...sheet, name })} address={linkTo(sheet)} />
    </Page>
  );
}

function linkTo(sheet: SheetLink): string {
  return location.origin + sheetPath(language.value, sheet);
}

/** Why these rules cannot be played together, if they cannot. */
function Conflicts({ setup, options }: SheetProps): JSX.Element | null {
  const rules = ruleWords();
  const problems = setup.problems(options);
  if (problems.length === 0) return null;
  const words = setup.words(language.value);
  return (
    <section class={styles['conflicts']} aria-labelledby="sheet-conflicts">
      <h2 id="sheet-conflicts">{rules.conflicts}</h2>
      {problems.map(({ option, because }) => (
        <Note key={`${option} ${because ?? ''}`} kind="wrong">
          {because === undefined ? words.option(option).label : words.conflict(because)}
        </Note>
      ))}
      <p>{rules.conflictsHelp}</p>
    </section>
  );
}
