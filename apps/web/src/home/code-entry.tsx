import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { go } from '../app/router.ts';
import { t } from '../i18n/language.ts';
import { codeIn } from './code.ts';
import styles from './home.module.css';

/** Comes to a table by its code, or by a link that was pasted whole. */
export function CodeEntry(): JSX.Element {
  const { home } = t();
  const text = useSignal('');
  const isWrong = useSignal(false);
  const id = useId();

  function enter(event: Event): void {
    event.preventDefault();
    const code = codeIn(text.value);
    isWrong.value = code === undefined;
    if (code !== undefined) go(`/t/${code}`);
  }

  const type = (value: string): void => {
    text.value = value;
    isWrong.value = false;
  };
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
          aria-invalid={isWrong.value}
          aria-describedby={`${id}-hint`}
          value={text.value}
          onInput={({ currentTarget: { value } }) => type(value)}
        />
        <button type="submit" class="button">
          {home.join}
        </button>
        <Hint id={`${id}-hint`} isWrong={isWrong.value} />
      </form>
    </section>
  );
}

function Hint({ id, isWrong }: { readonly id: string; readonly isWrong: boolean }): JSX.Element {
  const { home } = t();
  return (
    <p id={id} class={isWrong ? styles['wrong'] : styles['small']} aria-live="polite">
      {isWrong ? home.badCode : home.codeHint}
    </p>
  );
}
