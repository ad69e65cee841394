import { useSignal } from '@preact/signals';
import type { RuleContrast, SomeOptions } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { GAME_IDS } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { go, type SheetRules } from '../app/router.ts';
import { gameName } from '../home/facts.ts';
import { Icon } from '../icons/icon.tsx';
import { language } from '../i18n/language.ts';
import own from './comparison.module.css';
import { comparisonPath, sheetIn, type SheetLink, sheetPath } from './link.ts';
import type { SheetProps } from './rule-sheet.tsx';
import styles from './rules.module.css';
import { ruleWords } from './words/index.ts';

interface ComparisonProps extends SheetProps {
  readonly other: SheetRules & { readonly options: SomeOptions };
}

/** Two sheets of one game: the rules on which they disagree, side by side. */
export function Comparison(props: ComparisonProps): JSX.Element {
  const { setup, book, options, code, name, other } = props;
  const rules = ruleWords();
  const contrasts = book.contrasts([options, other.options], language.value);
  const count = contrasts.length === 0 ? rules.vsSame : rules.vsCount(contrasts.length);
  return (
    <Page title={rules.vsTitle}>
      <p class={styles['lead']}>
        {setup.name(language.value)} · {count}
      </p>
      <div class={own['narrow']}>
        <ContrastTable {...props} contrasts={contrasts} />
        <OtherSheet sheet={{ game: setup.id, code, name }} />
      </div>
    </Page>
  );
}

function ContrastTable(
  props: ComparisonProps & { readonly contrasts: readonly RuleContrast[] },
): JSX.Element {
  return (
    <table class={own['contrasts']}>
      <caption class="only-heard">{ruleWords().vsTable}</caption>
      <Columns {...props} />
      {props.contrasts.map((contrast) => (
        <Contrast key={contrast.option} {...contrast} />
      ))}
    </table>
  );
}

/** Both sheets by name, each the way to itself. */
function Columns({ setup, code, name, other }: ComparisonProps): JSX.Element {
  const rules = ruleWords();
  const sheets = [
    { code, name, otherwise: rules.this },
    { code: other.code, name: other.name, otherwise: rules.other },
  ];
  return (
    <thead>
      <tr>
        {sheets.map((sheet) => (
          <th key={sheet.otherwise} scope="col">
            <a href={sheetPath(language.value, { game: setup.id, code: sheet.code, name: sheet.name })}>
              {sheet.name ?? (sheet.code === '' ? rules.usual : sheet.otherwise)}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Contrast({ label, values, help }: RuleContrast): JSX.Element {
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {label}
          <span class={styles['small']}>{help}</span>
        </th>
      </tr>
      <tr>
        <td>{values[0]}</td>
        <td>{values[1]}</td>
      </tr>
    </tbody>
  );
}

/** The way to another comparison: a link that was pasted. */
function OtherSheet({ sheet }: { readonly sheet: SheetLink }): JSX.Element {
  const text = useSignal('');
  const wrong = useSignal<string | undefined>(undefined);
  function compare(event: Event): void {
    event.preventDefault();
    const found = sheetIn(text.value);
    wrong.value = faultOf(found, sheet);
    if (found === undefined || wrong.value !== undefined) return;
    go(comparisonPath(language.value, sheet, found), { replace: true });
    text.value = '';
  }
  return (
    <form class={styles['paste']} onSubmit={compare} noValidate>
      <PastedLink
        text={text.value}
        wrong={wrong.value}
        onText={(next) => {
          text.value = next;
          wrong.value = undefined;
        }}
      />
    </form>
  );
}

function PastedLink({
  text,
  wrong,
  onText,
}: {
  readonly text: string;
  readonly wrong: string | undefined;
  readonly onText: (text: string) => void;
}): JSX.Element {
  const rules = ruleWords();
  const id = useId();
  return (
    <>
      <label for={id}>{rules.paste}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellcheck={false}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onInput={({ currentTarget: { value } }) => onText(value)}
      />
      <button type="submit" class="button">
        <Icon name="compare" />
        {rules.compare}
      </button>
      <p id={`${id}-hint`} class={wrong === undefined ? styles['small'] : styles['wrong']} aria-live="polite">
        {wrong ?? rules.pasteHint}
      </p>
    </>
  );
}

function faultOf(found: SheetLink | undefined, { game }: SheetLink): string | undefined {
  const rules = ruleWords();
  if (found === undefined || !GAME_IDS.includes(found.game)) return rules.pasteBad;
  return found.game === game ? undefined : rules.pasteOther(gameName(found.game, language.value));
}
