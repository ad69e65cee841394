import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { go } from '../app/router.ts';
import { findSpoken } from '../connection/spoken.ts';
import { problemText } from '../i18n/explain.ts';
import { t } from '../i18n/language.ts';
import { codeIn, spokenIn } from './code.ts';
import styles from './home.module.css';

/** Comes to a table by its code, by a link that was pasted whole, or by digits that somebody said. */
export function CodeEntry(): JSX.Element {
  const { home } = t();
  const { text, wrong, enter, type } = useEntry();
  const id = useId();
  return (
    <section class={styles['panel']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{home.haveCode}</h2>
      <form class={styles['code']} onSubmit={enter} noValidate>
        <label for={id}>{home.codeLabel}</label>
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
          onInput={({ currentTarget: { value } }) => type(value)}
        />
        <button type="submit" class="button">
          {home.join}
        </button>
        <Hint id={`${id}-hint`} wrong={wrong} />
      </form>
    </section>
  );
}

/** What is being typed, what is wrong with it, and where it leads. */
function useEntry() {
  const text = useSignal('');
  const wrong = useSignal<string | undefined>(undefined);
  const follow = async (spoken: string): Promise<void> => {
    const found = await findSpoken(spoken);
    if (found.ok) return go(`/t/${found.value.code}`);
    const isUnknown = found.error.code === 'no-such-code';
    wrong.value = isUnknown ? t().home.badSpoken : problemText(t(), found.error);
    return undefined;
  };
  const enter = (event: Event): void => {
    event.preventDefault();
    const spoken = spokenIn(text.value);
    if (spoken !== undefined) return void follow(spoken);
    const code = codeIn(text.value);
    wrong.value = code === undefined ? t().home.badCode : undefined;
    if (code !== undefined) go(`/t/${code}`);
    return undefined;
  };
  const type = (value: string): void => {
    text.value = value;
    wrong.value = undefined;
  };
  return { text: text.value, wrong: wrong.value, enter, type };
}

function Hint({ id, wrong }: { readonly id: string; readonly wrong: string | undefined }): JSX.Element {
  return (
    <p id={id} class={wrong !== undefined ? styles['wrong'] : styles['small']} aria-live="polite">
      {wrong ?? t().home.codeHint}
    </p>
  );
}
