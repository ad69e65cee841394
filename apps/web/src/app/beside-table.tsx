import type { JSX } from 'preact';

import { useKeptMatch } from '../matches/use-kept-match.ts';
import { useTableSounds } from '../sound/use-table-sounds.ts';
import type { TableModel } from '../table/model.ts';

/** What goes along with a table and shows nothing: its sounds, and the memory of matches played. */
export function BesideTable({ model }: { readonly model: TableModel }): JSX.Element | null {
  useTableSounds(model);
  useKeptMatch(model);
  return null;
}
