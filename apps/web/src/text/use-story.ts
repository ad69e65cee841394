import type { Notice } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { noticeText } from '../lobby/notice-text.ts';
import { cardText } from '../table/story.ts';
import type { Scene } from '../table/scene.ts';
import type { Hand } from '../table/use-hand.ts';
import type { TableLog } from '../table/use-log.ts';
import { heardAt } from '../talk/state.ts';
import { useNoticesHeard } from './heard.ts';
import { bidsAndTrump, handTold, scoreTold, turnTold } from './tell.ts';
import { textWords } from './words/index.ts';

/** Tells in the log whatever the drawn table shows in other places: where things stand at first, refusals, what people do. */
export function useStory(scene: Scene, hand: Hand, log: TableLog): void {
  const { model, words, pattern } = scene;
  const { language, connection, news, room } = model;
  useNoticesHeard();
  useEffect(() => log.tell(opening(scene)), []);
  useEffect(() => {
    if (hand.message !== undefined) log.tell(hand.message);
  }, [hand.message]);
  const { marked } = hand.premove;
  useEffect(() => {
    if (marked !== undefined) log.tell(`${words.marked(cardText(marked, language, pattern, words))}.`);
  }, [marked]);
  useEffect(() => {
    if (connection === 'lost') log.tell(words.connectionLost);
  }, [connection]);
  const noted = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (noted.current === news.seq) return;
    noted.current = news.seq;
    for (const notice of news.notices ?? []) {
      if (!isHeard(notice, room.code)) continue;
      log.tell(noticeText(notice, room.you.chair));
      log.note(() => noticeText(notice, room.you.chair));
    }
  }, [news.seq]);
}

/** Whoever is muted is not read out either. */
function isHeard(notice: Notice, code: string): boolean {
  return notice.type !== 'said' || heardAt(code, [notice]).length > 0;
}

/** Where things stand when somebody comes to the table. */
function opening(scene: Scene): string {
  const words = textWords[scene.model.language];
  const parts = [
    `${scene.spoken.name}.`,
    `${scene.words.scores}: ${scoreTold(scene)}.`,
    `${bidsAndTrump(scene, words)}.`,
    ...(scene.table.finished === undefined ? [handTold(scene, words).join('; ')] : []),
    // My own turn is told right afterwards.
    ...(scene.isMyTurn ? [] : [turnTold(scene, words)]),
    words.tryHelp,
  ];
  return parts.map((part) => `${part.replace(/[.]+$/, '')}.`).join(' ');
}
