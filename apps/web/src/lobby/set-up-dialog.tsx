import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Note } from '../app/fields.tsx';
import { games, loadGame } from '../app/games.ts';
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
}): JSX.Element {
  const { app, lobby } = t();
  const draft = useSignal<Draft>({ game: room.game, seats: room.chairs.length, options: room.options });
  const people = room.chairs.filter(({ kind }) => kind === 'person').length;
  const setup = setupOf(games.value, draft.value.game);
  const problem = setup === undefined ? lobby.fixFirst : draftProblem(setup, draft.value);

  async function change(next: Partial<Draft>): Promise<void> {
    if (next.game === undefined || next.game === draft.value.game) {
      draft.value = { ...draft.value, ...next };
      return;
    }
    // Another game has other rules, and perhaps other numbers of players.
    const other = setupOf(await loadGame(next.game), next.game);
    if (other === undefined) return;
    const counts = other.seatCounts({});
    const { seats } = draft.value;
    draft.value = {
      game: other.id,
      seats: counts.includes(seats) ? seats : (counts.findLast((count) => count >= people) ?? seats),
      options: {},
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
      {setup === undefined ? undefined : (
        <TableForm setup={setup} draft={draft.value} onChange={(next) => void change(next)} />
      )}
      {problem === undefined ? undefined : <Note kind="wrong">{problem}</Note>}
    </Dialog>
  );
}
