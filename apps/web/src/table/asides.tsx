import { at } from '@stammtisch/kernel';
import type { Notice, UndoNews } from '@stammtisch/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Icon, type IconName } from '../icons/icon.tsx';
import { noticeText } from '../lobby/notice-text.ts';
import { courseWords } from './course-words.ts';
import styles from './course.module.css';
import type { TableModel } from './model.ts';
import type { Scene } from './scene.ts';
import { LOW_MS, OFFER_MS } from './time-left.ts';
import type { TableLog } from './use-log.ts';
import { useTimeOf } from './use-time.ts';

/** What others ask meanwhile: nobody has to answer, and the game goes on behind it. */
export function Asides({ scene, log }: { readonly scene: Scene; readonly log: TableLog }): JSX.Element {
  const { model, geometry, answers } = scene;
  useNotes(model, log);
  useLowTime(model, log);
  // Where I am asked something by the game, that stays in sight.
  const place =
    answers.length > 0 ? { top: `${geometry.bar > 0 ? 8 : 4}px` } : { bottom: `${geometry.tray + 4}px` };
  return (
    <div class={styles.asides} style={place}>
      <Question model={model} log={log} />
      <Offer model={model} log={log} />
    </div>
  );
}

interface AsideProps {
  readonly model: TableModel;
  readonly log: TableLog;
}

function Question({ model, log }: AsideProps): JSX.Element | null {
  const { undo, room } = model;
  const words = courseWords[model.language];
  const isMine = undo !== undefined && undo.seat === model.seat;
  const isForMe = undo !== undefined && isAsked(undo, room.you.chair);
  const text = undo === undefined ? '' : isMine ? words.asking : words.asks(at(model.names, undo.seat));
  useEffect(() => {
    if (isMine || isForMe) log.tell(text);
  }, [undo?.position, isMine || isForMe]);
  if (undo === undefined || room.isPaused === true || !(isMine || isForMe)) return null;
  const answer = (isGranted: boolean) => (): void =>
    model.order({ do: 'answerUndo', position: undo.position, isGranted });
  return (
    <Aside icon="last" text={text}>
      {isMine ? null : (
        <>
          <button type="button" class="button" onClick={answer(false)}>
            {words.no}
          </button>
          <button type="button" class="button-main" onClick={answer(true)}>
            {words.yes}
          </button>
        </>
      )}
    </Aside>
  );
}

/** Whether somebody on this chair has still to answer. */
export function isAsked({ asked, granted }: UndoNews, chair: number | null): boolean {
  return chair !== null && asked.includes(chair) && !granted.includes(chair);
}

/** Somebody else's time is running out: anybody at the table may give them more. */
function Offer({ model, log }: AsideProps): JSX.Element | null {
  const { clock, room } = model;
  const words = courseWords[model.language];
  const others = clock?.seats.filter(({ seat }) => seat !== model.seat) ?? [];
  const next = others.toSorted((one, other) => one.deadline - other.deadline)[0];
  const left = useTimeOf(next?.seat, model);
  const chair = room.match?.chairs[next?.seat ?? -1];
  const isLow = left !== undefined && left <= OFFER_MS && room.you.chair !== null;
  const text = next === undefined ? '' : words.timeLow(at(model.names, next.seat));
  useEffect(() => {
    if (isLow) log.tell(text);
  }, [isLow, next?.seat, model.position]);
  if (!isLow || chair === undefined || room.isPaused === true) return null;
  return (
    <Aside icon="last" text={text}>
      <button type="button" class="button" onClick={() => model.order({ do: 'giveTime', chair })}>
        {words.give}
      </button>
    </Aside>
  );
}

function Aside(props: {
  readonly icon: IconName;
  readonly text: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={styles.aside} aria-label={props.text} data-aside>
      <p>
        <Icon name={props.icon} />
        {props.text}
      </p>
      <div class={styles.buttons}>{props.children}</div>
    </section>
  );
}

/** My own time is running out: said once for each thing I have to decide. */
export function useLowTime(model: TableModel, log: TableLog): void {
  const left = useTimeOf(model.seat ?? undefined, model);
  const isLow = left !== undefined && left <= LOW_MS;
  useEffect(() => {
    if (isLow) log.tell(courseWords[model.language].yourTimeLow);
  }, [isLow, model.position]);
}

const NOTED: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'timeGiven',
  'undoDone',
  'undoRefused',
  'undoLapsed',
]);

/** What people did with time and with what had been done belongs into the log. */
function useNotes({ news, room }: TableModel, log: TableLog): void {
  const noted = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (noted.current === news.seq) return;
    noted.current = news.seq;
    for (const notice of news.notices ?? []) {
      const isLate = notice.type === 'botKeeps' && notice.isLate === true;
      if (isLate || NOTED.has(notice.type)) log.note(() => noticeText(notice, room.you.chair));
    }
  }, [news.seq]);
}
