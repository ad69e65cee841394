import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { NewVersion } from '../app/version.tsx';
import type { TableClient } from '../connection/table.ts';
import { listed } from '../i18n/forms.ts';
import { language, t } from '../i18n/language.ts';
import type { TableModel } from '../table/model.ts';
import styles from './sheet.module.css';
import { SheetTable } from './sheet-table.tsx';
import { sidesOf } from './sides.tsx';

/** The score sheet above the table. */
export function SheetDialog({
  client,
  model,
  onClose,
}: {
  readonly client: TableClient;
  readonly model: TableModel;
  readonly onClose: () => void;
}): JSX.Element {
  const { sheet } = t();
  const layout = model.seen.layout();
  const isBetween = model.seen.awaited() === 'deck' && layout.finished !== undefined;
  const isOver = layout.winners !== undefined;
  const winners = sidesOf(model).filter(({ side }) => layout.winners?.includes(side) === true);
  return (
    <Dialog
      title={sheet.title}
      isWide
      onClose={onClose}
      foot={
        (isBetween || isOver) && model.seat !== null ? (
          <button
            type="button"
            class="button-main"
            onClick={() => {
              client.order({ do: 'ready' });
              onClose();
            }}
          >
            {isOver ? sheet.again : sheet.goOn}
          </button>
        ) : undefined
      }
    >
      {winners.length === 0 ? undefined : (
        <p class={styles['winners']}>
          {winners.some(({ isMine }) => isMine)
            ? sheet.youWon
            : sheet.winners(
                listed(
                  language.value,
                  winners.flatMap(({ names }) => names),
                ),
              )}
        </p>
      )}
      <SheetTable model={model} />
      {isBetween || isOver ? <NewVersion /> : undefined}
    </Dialog>
  );
}
