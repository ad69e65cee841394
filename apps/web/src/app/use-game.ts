import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { loadGame } from './games.ts';

/** Fetches a game for a page that cannot do without; the page reads it from `games`. */
export function useGame(id: string): { readonly hasFailed: boolean; readonly retry: () => void } {
  const hasFailed = useSignal(false);
  const retry = (): void => {
    hasFailed.value = false;
    loadGame(id).catch(() => {
      hasFailed.value = true;
    });
  };
  useEffect(retry, [id]);
  return { hasFailed: hasFailed.value, retry };
}
