import { useRef } from 'preact/hooks';

import type { Scene } from './scene.ts';

/** Whether the end that is shown came while this person looked on: who comes back to it sees it without motion. */
export function useFreshEnd({ model: { news }, table }: Scene): boolean {
  const isFresh = useRef(false);
  if (table.finished === undefined) isFresh.current = false;
  else if (news.events.length > 0) isFresh.current = true;
  return isFresh.current;
}
