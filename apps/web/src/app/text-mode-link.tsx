import type { JSX } from 'preact';

import { t } from '../i18n/language.ts';
import { areNoticesTold, chooseTextMode, isTextMode } from './text-mode.ts';
import { say } from './toasts.tsx';

/** The way into the text mode and out of it. The address says it too, for a link that is kept. */
export function TextModeLink({ class: look }: { readonly class?: string | undefined }): JSX.Element {
  const { app } = t();
  const isOn = isTextMode.value;
  return (
    <a
      class={look}
      href={isOn ? '?text=0' : '?text=1'}
      onClick={(event) => {
        // Without leaving the page: an address may carry more than its path.
        event.preventDefault();
        chooseTextMode(!isOn);
        if (!isOn && !areNoticesTold.peek()) say(app.textModeIsOn);
      }}
    >
      {isOn ? app.textModeOff : app.textMode}
    </a>
  );
}
