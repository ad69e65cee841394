import { type ReadonlySignal, signal } from '@preact/signals';

import { isHere } from '../offline/code.ts';
import { recall, remember } from './memory.ts';

/** A table this device has a seat at. */
export interface KnownTable {
  readonly code: string;
  readonly game: string;
}

/** As many of the server's are listed; those of this device are kept by nobody else, so none of them is dropped. */
const MOST = 4;
const known = signal<readonly KnownTable[]>(recalledTables());

/** Tables to return to, latest first. */
export const knownTables: ReadonlySignal<readonly KnownTable[]> = known;

/** Remembers that this device has a seat there. */
export function keepTable(table: KnownTable): void {
  if (known.value[0]?.code === table.code && known.value[0].game === table.game) return;
  let others = 0;
  change(
    [table, ...known.value.filter(({ code }) => code !== table.code)].filter(({ code }) => {
      if (isHere(code)) return true;
      others += 1;
      return others <= MOST;
    }),
  );
}

/** Takes a table off the list. */
export function forgetTable(code: string): void {
  if (known.value.some((one) => one.code === code)) change(known.value.filter((one) => one.code !== code));
}

function change(tables: readonly KnownTable[]): void {
  known.value = tables;
  remember('tables', tables);
}

function recalledTables(): readonly KnownTable[] {
  const stored = recall('tables');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('code' in one) || !('game' in one)) return [];
    return typeof one.code === 'string' && typeof one.game === 'string'
      ? [{ code: one.code, game: one.game }]
      : [];
  });
}
