import { at } from '@stammtisch/kernel';
import type { PositionName, UndoNews } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { isAsked, useLowTime } from '../table/asides.tsx';
import { courseWords } from '../table/course-words.ts';
import { useOffer } from '../table/course.tsx';
import type { Scene } from '../table/scene.ts';
import { OFFER_MS } from '../table/time-left.ts';
import type { TableLog } from '../table/use-log.ts';
import { useTimeOf } from '../table/use-time.ts';

/** What people ask of each other beside the game. */
export interface Asked {
  /** Somebody would like to take something back, and I have to answer. */
  readonly question: UndoNews | undefined;
  /** What I may ask to take back. */
  readonly offer: PositionName | undefined;
}

/** Tells what is asked beside the game, and keeps what can be answered. */
export function useAsked({ model }: Scene, log: TableLog): Asked {
  const { undo, room, names, language, clock, seat, position } = model;
  const words = courseWords[language];
  const question = undo !== undefined && isAsked(undo, room.you.chair) ? undo : undefined;
  useEffect(() => {
    if (question !== undefined)
      log.tell(`${words.asks(at(names, question.seat))} ${words.yes} / ${words.no}`);
  }, [question?.position]);
  useLowTime(model, log);
  const others = clock?.seats.filter((one) => one.seat !== seat) ?? [];
  const next = others.toSorted((one, other) => one.deadline - other.deadline)[0];
  const left = useTimeOf(next?.seat, model);
  const isLow = left !== undefined && left <= OFFER_MS;
  useEffect(() => {
    if (isLow && next !== undefined) log.tell(words.timeLow(at(names, next.seat)));
  }, [isLow, next?.seat, position]);
  return { question, offer: useOffer(model) };
}
