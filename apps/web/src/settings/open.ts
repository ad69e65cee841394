import { signal } from '@preact/signals';

/** Whether the settings are open. */
export const areSettingsOpen = signal(false);

/** Opens the settings above whatever is shown. */
export function openSettings(): void {
  areSettingsOpen.value = true;
}
