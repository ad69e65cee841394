import type { ChairNumber, Notice } from '@stammtisch/protocol';

import type { IconName } from '../icons/icon.tsx';
import { agreedTexts } from './agreed-text.ts';
import { lineText } from './line-text.ts';
import { seatWords } from './seat-words/index.ts';

/** What was done, in a sentence for whoever sits on this chair. */
export function noticeText(notice: Notice, me: ChairNumber | null): string {
  const { done } = seatWords();
  switch (notice.type) {
    case 'kicked':
      return notice.isBanned === true ? done.banned(notice.name) : done.kicked(notice.name);
    case 'locked':
    case 'unlocked':
    case 'listed':
    case 'unlisted':
    case 'paused':
    case 'resumed':
      return done[notice.type];
    case 'agreed':
      return done.agreed(agreedTexts(notice).join(', '));
    case 'hostIs':
      if (notice.isAway === true)
        return notice.chair === me ? done.hostIsYouAway : done.hostIsAway(notice.name);
      return notice.chair === me ? done.hostIsYou : done.hostIs(notice.name);
    case 'botKeeps':
      if (notice.chair === me) return notice.isLate === true ? done.botKeepsYouLate : done.botKeepsYou;
      if (notice.isLate === true) return done.botKeepsLate(notice.name);
      return notice.isAway === true ? done.botKeepsAway(notice.name) : done.botKeeps(notice.name);
    case 'said':
      return `${isolated(notice.name)}: ${isolated(lineText(notice))}`;
    case 'reported':
      return done.reported(notice.name, notice.by);
    case 'tookBack':
      return notice.chair === me ? done.tookBackYou : done.tookBack(notice.name);
    case 'timeGiven':
      if (notice.by === me) return done.timeGivenByYou(notice.name);
      return notice.chair === me
        ? done.timeGivenYou(notice.giver)
        : done.timeGiven(notice.giver, notice.name);
    case 'undoDone':
    case 'undoRefused':
      return notice.chair === me ? done[`${notice.type}You`] : done[notice.type](notice.name);
    case 'undoLapsed':
      return done.undoLapsed;
  }
}

/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What runs in another direction changes nothing of what stands around it. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

const ICONS: Readonly<Record<Notice['type'], IconName>> = {
  kicked: 'userMinus',
  locked: 'lock',
  unlocked: 'unlock',
  agreed: 'settings',
  paused: 'pause',
  resumed: 'play',
  hostIs: 'crown',
  botKeeps: 'bot',
  tookBack: 'user',
  said: 'said',
  listed: 'globe',
  unlisted: 'lock',
  reported: 'info',
  timeGiven: 'last',
  undoDone: 'last',
  undoRefused: 'last',
  undoLapsed: 'last',
};

/** A sign for it. */
export function noticeIcon({ type }: Notice): IconName {
  return ICONS[type];
}
