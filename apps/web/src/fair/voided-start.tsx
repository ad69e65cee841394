import type { Room } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import type { TableClient } from '../connection/table.ts';
import { t } from '../i18n/language.ts';
import { namesOf } from './names.ts';

/** Says, after a start that did not count, whose share of chance did not come. */
export function VoidedStart({
  client,
  room,
}: {
  readonly client: TableClient;
  readonly room: Room;
}): JSX.Element | null {
  const latest = client.link.value.table?.fairness.latest;
  if (latest?.phase !== 'voided') return null;
  return <p aria-live="polite">{t().fair.voided(namesOf(room, latest.missing ?? []))}</p>;
}
