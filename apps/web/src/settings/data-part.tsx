import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../i18n/language.ts';
import { exportMyData, forgetMe } from './my-data.ts';
import styles from './settings.module.css';
import { settingsWords } from './words/index.ts';

/** What the server keeps about this player: to take along, or to be deleted. */
export function DataPart(): JSX.Element {
  const { data } = settingsWords();
  const isAsking = useSignal(false);
  const hasFailed = useSignal(false);
  const carryOut = (work: () => Promise<boolean>): void => {
    void work().then((isDone) => (hasFailed.value = !isDone));
  };
  return (
    <section aria-labelledby="settings-data">
      <h3 id="settings-data">{data.title}</h3>
      {isAsking.value ? (
        <Asked onYes={() => carryOut(forgetMe)} onNo={() => (isAsking.value = false)} />
      ) : (
        <>
          <p class={styles['hint']}>{data.hint}</p>
          <div class={styles['answers']}>
            <button type="button" class="button" onClick={() => carryOut(exportMyData)}>
              {data.export}
            </button>
            <button type="button" class="button" onClick={() => (isAsking.value = true)}>
              {data.delete}
            </button>
          </div>
        </>
      )}
      <output class={styles['hint']}>{hasFailed.value ? data.failed : ''}</output>
    </section>
  );
}

/** Says what is deleted and what stays, and asks. */
function Asked({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }): JSX.Element {
  const { data } = settingsWords();
  return (
    <>
      <p class={styles['hint']}>{data.stays}</p>
      <div class={styles['answers']}>
        <button type="button" class="button-main" onClick={onNo}>
          {t().app.cancel}
        </button>
        <button type="button" class="button" onClick={onYes}>
          {data.deleteYes}
        </button>
      </div>
    </>
  );
}
