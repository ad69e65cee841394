import { signal } from '@preact/signals';

import { recall, remember } from '../app/memory.ts';

/** What may be heard and felt. Nothing is told by it alone: whatever it says is also shown. */
export interface SoundChoice {
  readonly hasSound: boolean;
  readonly hasHaptics: boolean;
}

const STANDARD: SoundChoice = { hasSound: true, hasHaptics: true };

/** What this person wants to hear and feel, remembered on the device. */
export const soundChoice = signal<SoundChoice>(recalled());

/** Changes and remembers it. */
export function chooseSound(change: Partial<SoundChoice>): void {
  soundChoice.value = { ...soundChoice.value, ...change };
  remember('sound', soundChoice.value);
}

function recalled(): SoundChoice {
  const stored = recall('sound');
  if (typeof stored !== 'object' || stored === null) return STANDARD;
  const given: Partial<Record<keyof SoundChoice, unknown>> = stored;
  return { hasSound: given.hasSound !== false, hasHaptics: given.hasHaptics !== false };
}
