import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Note } from '../app/fields.tsx';
import { games } from '../app/games.ts';
import type { TableClient } from '../connection/table.ts';
import { t } from '../i18n/language.ts';
import { setupOf } from './setup.ts';
import { type Draft, draftProblem, TableForm } from './table-form.tsx';

/** The host changes game, players and house rules of a table that is waiting. */
export function SetUpDialog({
  client,
  room,
  onClose,
}: {
  readonly client: TableClient;
  readonly room: Room;
  readonly onClose: () => void;
}): JSX.Element | null {
  const { app, lobby } = t();
  const draft = useSignal<Draft>({ game: room.game, seats: room.chairs.length, options: room.options });
  const catalog = games.value;
  const setup = catalog === undefined ? undefined : setupOf(catalog, draft.value.game);
  if (catalog === undefined || setup === undefined) return null;
  const problem = draftProblem(setup, draft.value);

  function change(next: Partial<Draft>): void {
    const isOther = next.game !== undefined && next.game !== draft.value.game;
    const counts = isOther
      ? (setupOf(catalog ?? { ids: [], open: () => undefined }, next.game ?? '')?.seatCounts({}) ?? [])
      : [];
    const seats = isOther && !counts.includes(draft.value.seats) ? counts.at(-1) : undefined;
    draft.value = {
      ...draft.value,
      ...(isOther ? { options: {} } : {}),
      ...(seats === undefined ? {} : { seats }),
      ...next,
    };
  }
  return (
    <Dialog
      title={lobby.changeTable}
      isWide
      onClose={onClose}
      foot={
        <>
          <button type="button" class="button" onClick={onClose}>
            {app.cancel}
          </button>
          <button
            type="button"
            class="button-main"
            disabled={problem !== undefined}
            onClick={() => {
              client.order({ do: 'setUp', ...draft.value });
              onClose();
            }}
          >
            {app.apply}
          </button>
        </>
      }
    >
      <TableForm catalog={catalog} draft={draft.value} onChange={change} />
      {problem === undefined ? undefined : <Note kind="wrong">{problem}</Note>}
    </Dialog>
  );
}
