import { type ReadonlySignal, signal } from '@preact/signals';

const online = signal(true);

/** Whether this device says that it has a network; whether the server can be reached shows only when it is asked. */
export const isOnline: ReadonlySignal<boolean> = online;

/** Begins to follow what the device says of its network. */
export function watchNetwork(): void {
  const look = (): void => {
    online.value = navigator.onLine;
  };
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
}
