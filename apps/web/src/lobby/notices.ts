import { useComputed, useSignalEffect } from '@preact/signals';
import type { ChairNumber, Notice } from '@stammtisch/protocol';

import { say } from '../app/toasts.tsx';
import type { TableClient } from '../connection/table.ts';
import { t } from '../i18n/language.ts';
import type { Texts } from '../i18n/texts.ts';
import type { IconName } from '../icons/icon.tsx';

/** Says what has been done at the table, once. */
export function useNotices(client: TableClient): void {
  const news = useComputed(() => client.link.value.table?.news);
  useSignalEffect(() => {
    const me = client.room.peek()?.you.chair ?? null;
    for (const notice of news.value?.notices ?? []) say(noticeText(t(), notice, me), ICONS[notice.type]);
  });
}

/** What was done, in a sentence for whoever sits on this chair. */
export function noticeText(
  { host: { done, phrases } }: Texts,
  notice: Notice,
  me: ChairNumber | null,
): string {
  switch (notice.type) {
    case 'kicked':
      return notice.isBanned === true ? done.banned(notice.name) : done.kicked(notice.name);
    case 'locked':
    case 'unlocked':
    case 'paused':
    case 'resumed':
      return done[notice.type];
    case 'hostIs':
      if (notice.isAway === true)
        return notice.chair === me ? done.hostIsYouAway : done.hostIsAway(notice.name);
      return notice.chair === me ? done.hostIsYou : done.hostIs(notice.name);
    case 'botKeeps':
      if (notice.chair === me) return done.botKeepsYou;
      return notice.isAway === true ? done.botKeepsAway(notice.name) : done.botKeeps(notice.name);
    case 'said':
      return `${notice.name}: ${phrases[notice.phrase]}`;
    case 'tookBack':
      return notice.chair === me ? done.tookBackYou : done.tookBack(notice.name);
  }
}

const ICONS: Readonly<Record<Notice['type'], IconName>> = {
  kicked: 'userMinus',
  locked: 'lock',
  unlocked: 'unlock',
  paused: 'pause',
  resumed: 'play',
  hostIs: 'crown',
  botKeeps: 'bot',
  tookBack: 'user',
  said: 'said',
};
