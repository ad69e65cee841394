import type { JSX } from 'preact';

import { go, inLanguage } from '../app/router.ts';
import { say } from '../app/toasts.tsx';
import { Icon } from '../icons/icon.tsx';
import { chooseLanguage, isLanguage, language, LANGUAGE_NAMES, t } from '../i18n/language.ts';
import { LANGUAGES } from '@stammtisch/cards';
import styles from './header.module.css';
import { openSettings } from './open.ts';

/** Chooses the language, at once and for good. */
export function LanguageMenu(): JSX.Element {
  const { app } = t();
  return (
    <label class={styles['language']}>
      <Icon name="globe" />
      <span class="only-heard">{app.language}</span>
      <select
        value={language.value}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) void switchLanguage(value);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Opens the settings. */
export function SettingsButton(): JSX.Element {
  return (
    <button
      type="button"
      class="button-icon"
      aria-label={t().app.openSettings}
      onClick={() => openSettings()}
    >
      <Icon name="settings" />
    </button>
  );
}

/** Speaks another language here, and in the address if it says one. */
export async function switchLanguage(next: (typeof LANGUAGES)[number]): Promise<void> {
  try {
    await chooseLanguage(next);
  } catch {
    say(t().app.networkError, 'offline');
    return;
  }
  const path = inLanguage(location.pathname, next);
  if (path !== undefined) go(path + location.search, { replace: true });
}
