import { signal } from '@preact/signals';

/**
 * The table that starts by itself as soon as this device is mixed in: one that was opened with a single tap. A page that
 * is loaded again forgets it, and shows the button.
 */
export const startsSoon = signal<string | undefined>(undefined);
