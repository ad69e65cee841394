import type { JSX } from 'preact';

import type { TableModel } from './model.ts';

/** The table: felt, seats, trick, hand. */
export function TableScreen({ model }: { readonly model: TableModel }): JSX.Element {
  return <main>{model.names.join(', ')}</main>;
}
