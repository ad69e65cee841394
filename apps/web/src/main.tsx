import './styles/tokens.css';
import './styles/base.css';
import './styles/boot.css';

import { effect } from '@preact/signals';
import { render } from 'preact';

import { App, fetchPage } from './app/app.tsx';
import { keepTheme } from './app/preferences.ts';
import { go, route, startRouting } from './app/router.ts';
import { watchNetwork } from './offline/network.ts';
import { watchVersion } from './app/version.tsx';
import { language, preferredLanguage, speak } from './i18n/language.ts';

keepTheme();
startRouting();
watchNetwork();

const { value: here } = route;
const asked = 'language' in here ? here.language : undefined;
const speaking = speak(asked ?? preferredLanguage());
// Together with the texts, not after them. Should it not come, the page says so itself.
const fetching = fetchPage(here, speaking).catch(() => undefined);
await Promise.all([speaking, fetching]);

// The address of a public page says its language, and the other way round.
effect(() => {
  const now = route.value;
  if (now.page === 'home' && now.language === undefined) go(`/${language.peek()}`, { replace: true });
  else if ('language' in now && now.language !== language.peek()) {
    void speak(now.language ?? language.peek());
  }
});

const root = document.getElementById('root');
if (root !== null) {
  // In one go: a prerendered page is replaced by itself.
  root.textContent = '';
  render(<App />, root);
}
watchVersion();
