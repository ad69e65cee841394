import { BOT_PACES, type Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Choices } from '../app/fields.tsx';
import type { TableClient } from '../connection/table.ts';
import { t } from '../i18n/language.ts';

/** How fast bots play at this table; the host's to say. */
export function PacePicker({
  client,
  room,
}: {
  readonly client: TableClient;
  readonly room: Room;
}): JSX.Element {
  const { lobby } = t();
  return (
    <Choices
      legend={lobby.pace}
      value={room.settings.botPace}
      choices={BOT_PACES.map((value) => ({ value, label: lobby.paces[value] }))}
      onChange={(botPace) => client.order({ do: 'pace', botPace })}
    />
  );
}
