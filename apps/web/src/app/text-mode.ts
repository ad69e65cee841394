import { type ReadonlySignal, signal } from '@preact/signals';

import { recall, remember } from './memory.ts';

const chosen = signal(recall('text') === true);

/** Whether the table is read and played in words, with a field for commands in place of the felt. */
export const isTextMode: ReadonlySignal<boolean> = chosen;

/** Switches the text mode, for good on this device. */
export function chooseTextMode(isOn: boolean): void {
  if (chosen.peek() === isOn) return;
  chosen.value = isOn;
  remember('text', isOn);
}

/** An address may ask for the text mode: `?text=1`, or `?text=0` for the table that is drawn. */
export function followTextMode(query: string): void {
  const asked = new URLSearchParams(query).get('text');
  if (asked === '1' || asked === '0') chooseTextMode(asked === '1');
}

/** Whether a log on the page tells what people do: then no short message does. */
export const areNoticesTold = signal(false);
