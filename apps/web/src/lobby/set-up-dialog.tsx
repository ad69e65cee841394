import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Dialog } from '../app/dialog.tsx';
import { Note } from '../app/fields.tsx';
import { games, loadGame } from '../app/games.ts';
import type { TableClient } from '../connection/table.ts';
import { t } from '../i18n/language.ts';
import { setupOf } from './setup.ts';
import { changed, type Draft, draftProblem, TableForm } from './table-form.tsx';

interface SetUpProps {
  readonly client: TableClient;
  readonly room: Room;
  readonly onClose: () => void;
}

/** The host changes game, players and house rules of a table that is waiting. */
export function SetUpDialog({ client, room, onClose }: SetUpProps): JSX.Element {
  const draft = useSignal<Draft>({
    game: room.game,
    seats: room.chairs.length,
    options: room.options,
    ...(room.sheetName === undefined ? {} : { sheetName: room.sheetName }),
  });
  const people = room.chairs.filter(({ kind }) => kind === 'person').length;
  const setup = setupOf(games.value, draft.value.game);
  const problem = setup === undefined ? t().lobby.fixFirst : draftProblem(setup, draft.value);
  const change = async (next: Partial<Draft>): Promise<void> => {
    const isOther = next.game !== undefined && next.game !== draft.value.game;
    draft.value = isOther ? await draftFor(next.game ?? '', draft.value, people) : changed(draft.value, next);
  };
  return (
    <Dialog
      title={t().lobby.changeTable}
      isWide
      onClose={onClose}
      foot={
        <Foot
          isReady={problem === undefined}
          onCancel={onClose}
          onApply={() => {
            client.order({ do: 'setUp', ...draft.value });
            onClose();
          }}
        />
      }
    >
      {setup === undefined ? undefined : (
        <TableForm setup={setup} draft={draft.value} onChange={(next) => void change(next)} />
      )}
      {problem === undefined ? undefined : <Note kind="wrong">{problem}</Note>}
    </Dialog>
  );
}

function Foot({
  isReady,
  onCancel,
  onApply,
}: {
  readonly isReady: boolean;
  readonly onCancel: () => void;
  readonly onApply: () => void;
}): JSX.Element {
  const { app } = t();
  return (
    <>
      <button type="button" class="button" onClick={onCancel}>
        {app.cancel}
      </button>
      <button type="button" class="button-main" disabled={!isReady} onClick={onApply}>
        {app.apply}
      </button>
    </>
  );
}

/** Another game has other rules, and perhaps other numbers of players. */
async function draftFor(game: string, draft: Draft, people: number): Promise<Draft> {
  const catalog = await loadGame(game).catch(() => games.peek());
  const setup = setupOf(catalog, game);
  if (setup === undefined) return draft;
  const counts = setup.seatCounts({});
  const { seats } = draft;
  return {
    game,
    seats: counts.includes(seats) ? seats : (counts.find((count) => count >= people) ?? seats),
    options: {},
  };
}
