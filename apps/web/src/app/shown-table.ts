import { signal } from '@preact/signals';

import type { TableClient } from '../connection/table.ts';

/** The table that is being shown, for what belongs to it and opens from anywhere. */
export const shownTable = signal<TableClient | undefined>(undefined);
