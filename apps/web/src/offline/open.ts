import { fail, type Result } from '@stammtisch/kernel';
import type { OpenTable } from '@stammtisch/protocol';

import { say } from '../app/toasts.tsx';
import { openTable, type Problem } from '../connection/api.ts';
import { loadDevice } from './here.ts';
import { isOnline } from './network.ts';
import { offlineWords } from './words/index.ts';

/** Opens a table that needs nobody else: on the server, or on this device where the server cannot be reached. */
export async function openWithBots(wish: OpenTable): Promise<Result<string, Problem>> {
  if (isOnline.peek()) {
    const opened = await openTable(wish);
    if (opened.ok || opened.error.code !== 'unreachable') return opened;
  }
  const opened = await loadDevice().then(
    (device) => device.openOnDevice(wish),
    () => fail({ code: 'unreachable' }),
  );
  if (opened.ok) say(offlineWords().began, 'device');
  return opened;
}
