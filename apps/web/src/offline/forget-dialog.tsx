import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { forgetTable } from '../app/tables.ts';
import { loadDevice } from './here.ts';
import { offlineWords } from './words/index.ts';

/** Asks before a table of this device is deleted, for nobody else keeps it. */
export function ForgetDialog({
  code,
  onClose,
}: {
  readonly code: string;
  readonly onClose: () => void;
}): JSX.Element {
  const words = offlineWords();
  const forget = (): void => {
    onClose();
    void loadDevice()
      .then(({ askDevice }) => askDevice({ ask: 'forget', codes: [code] }))
      .then(({ ok }) => ok && forgetTable(code));
  };
  return (
    <Dialog
      title={words.forgetAsk}
      onClose={onClose}
      foot={
        <>
          <button type="button" class="button" onClick={forget}>
            {words.forget}
          </button>
          <button type="button" class="button-main" onClick={onClose}>
            {words.keep}
          </button>
        </>
      }
    >
      <p>{words.forgetText}</p>
    </Dialog>
  );
}
