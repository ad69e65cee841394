import type { Result } from '@stammtisch/kernel';

import type { OpenSocket, SocketEvents } from '../connection/socket.ts';

/** That part of the program which keeps tables on this device. */
export const loadDevice = () => import('./device.ts');

/** Opens a line to this device's own tables, as to a server. */
export function openHere(on: SocketEvents): OpenSocket {
  let line: OpenSocket | undefined;
  let isOver = false;
  loadDevice().then(
    (device) => {
      if (!isOver) line = device.lineHere(on);
    },
    () => on.closed(),
  );
  return {
    say: (text) => line?.say(text),
    close() {
      isOver = true;
      line?.close();
    },
  };
}

/** The record of a match that was played on this device. */
export async function recordHere(
  id: string,
  secret: string,
): Promise<Result<unknown, { readonly code: string }>> {
  const { askDevice } = await loadDevice();
  return askDevice({ ask: 'record', record: id, token: secret });
}
