import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { NewVersion } from '../app/version.tsx';
import type { TableClient } from '../connection/table.ts';
import { listed } from '../i18n/forms.ts';
import { language, t } from '../i18n/language.ts';
import type { TableModel } from '../table/model.ts';
import { ReviewLink } from './review-link.tsx';
import styles from './sheet.module.css';
import { SheetTable } from './sheet-table.tsx';
import { sidesOf } from './sides.tsx';

interface SheetDialogProps {
  readonly client: TableClient;
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** The score sheet above the table. */
export function SheetDialog({ client, model, onClose }: SheetDialogProps): JSX.Element {
  const { sheet } = t();
  const { finished, winners } = model.seen.layout();
  const isOver = winners !== undefined;
  const isBetween = isOver || (model.seen.awaited() === 'deck' && finished !== undefined);
  const goOn = (): void => {
    client.order({ do: 'ready' });
    onClose();
  };
  return (
    <Dialog
      title={sheet.title}
      isWide
      onClose={onClose}
      foot={
        isBetween && model.seat !== null ? (
          <button type="button" class="button-main" onClick={goOn}>
            {isOver ? sheet.again : sheet.goOn}
          </button>
        ) : undefined
      }
    >
      {winners === undefined ? undefined : <Winners model={model} winners={winners} />}
      <SheetTable model={model} />
      {finished === undefined && model.seen.sheet().pages.length === 0 ? undefined : (
        <ReviewLink room={model.room} text={sheet.review} />
      )}
      {isBetween ? <NewVersion /> : undefined}
    </Dialog>
  );
}

function Winners({
  model,
  winners,
}: {
  readonly model: TableModel;
  readonly winners: readonly number[];
}): JSX.Element {
  const { sheet } = t();
  const sides = sidesOf(model).filter(({ side }) => winners.includes(side));
  const names = sides.flatMap((side) => side.names);
  return (
    <p class={styles['winners']}>
      {sides.some(({ isMine }) => isMine) ? sheet.youWon : sheet.winners(listed(language.value, names))}
    </p>
  );
}
