import { useComputed, useSignalEffect } from '@preact/signals';
import type { TalkLine } from '@stammtisch/protocol';
import { useRef } from 'preact/hooks';

import { areNoticesTold } from '../app/text-mode.ts';
import { say } from '../app/toasts.tsx';
import type { TableClient } from '../connection/table.ts';
import { heardAt, isTalkOpen, mutedAt } from '../talk/state.ts';

const loadChange = () => import('../talk/change.ts');
const loadText = () => import('./notice-text.ts');

/** Says what has been done at the table, once. */
export function useNotices(client: TableClient): void {
  useMuted(client);
  const news = useComputed(() => client.link.value.table?.news);
  useSignalEffect(() => {
    const notices = news.value?.notices ?? [];
    const heard = notices.filter((notice) => notice.type !== 'said' || isHeard(client, notice));
    if (heard.length === 0 || areNoticesTold.peek()) return;
    const me = client.room.peek()?.you.chair ?? null;
    // Without that part of the program the table shows what is so all the same.
    void loadText().then(
      ({ noticeText, noticeIcon }) => {
        for (const notice of heard) say(noticeText(notice, me), noticeIcon(notice));
      },
      () => undefined,
    );
  });
}

function useMuted(client: TableClient): void {
  const chairs = useComputed(() => client.room.value?.chairs);
  const known = useRef(chairs.peek());
  useSignalEffect(() => {
    const [before, after] = [known.current, chairs.value];
    known.current = after;
    if (before === undefined || after === undefined) return;
    const { code } = client.link.peek();
    if (mutedAt(code).length > 0)
      void loadChange().then(
        ({ followMuted }) => followMuted(code, before, after),
        () => undefined,
      );
  });
}

/** Whoever reads along has it before their eyes, and whoever is muted is heard nowhere. */
function isHeard({ link }: TableClient, line: TalkLine): boolean {
  return !isTalkOpen.peek() && heardAt(link.peek().code, [line]).length > 0;
}
