import { useComputed, useSignalEffect } from '@preact/signals';

import { say } from '../app/toasts.tsx';
import type { TableClient } from '../connection/table.ts';

const loadText = () => import('./notice-text.ts');

/** Says what has been done at the table, once. */
export function useNotices(client: TableClient): void {
  const news = useComputed(() => client.link.value.table?.news);
  useSignalEffect(() => {
    const notices = news.value?.notices ?? [];
    if (notices.length === 0) return;
    const me = client.room.peek()?.you.chair ?? null;
    // Without that part of the program the table shows what is so all the same.
    void loadText().then(
      ({ noticeText, noticeIcon }) => {
        for (const notice of notices) say(noticeText(notice, me), noticeIcon(notice));
      },
      () => undefined,
    );
  });
}
