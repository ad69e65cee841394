import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { Page } from '../app/page.tsx';
import { go } from '../app/router.ts';
import { takeSeat } from '../connection/moves.ts';
import { language, t } from '../i18n/language.ts';
import styles from './ended.module.css';
import { seatWords } from './seat-words/index.ts';

/** Where a link to one's own seat leads: it is used by a tap, for programs open links too. */
export function ArrivePage(): JSX.Element {
  const { app } = t();
  const words = seatWords();
  const stage = useSignal<'asking' | 'taking' | 'gone' | 'unreachable'>('asking');
  const take = async (): Promise<void> => {
    stage.value = 'taking';
    const taken = await takeSeat(location.hash);
    // The address of the table takes the place of the link, which is used up.
    if (taken.ok) go(`/t/${taken.value}`, { replace: true });
    else stage.value = taken.error.code === 'no-such-move' ? 'gone' : 'unreachable';
  };
  const texts = {
    asking: words.arriveText,
    taking: words.arriveText,
    gone: words.arriveGone,
    unreachable: app.networkError,
  };
  const isGone = stage.value === 'gone';
  return (
    <Page title={isGone ? words.arriveGoneTitle : words.arriveTitle}>
      <div class={styles['ended']}>
        <p aria-live="polite">{texts[stage.value]}</p>
        <div class={styles['do']}>
          {isGone ? undefined : (
            <button
              type="button"
              class="button-main"
              disabled={stage.value === 'taking'}
              onClick={() => void take()}
            >
              {words.arriveDo}
            </button>
          )}
          <a class="button" href={`/${language.value}`}>
            {app.toHome}
          </a>
        </div>
      </div>
    </Page>
  );
}
