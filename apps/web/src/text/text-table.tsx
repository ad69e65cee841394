import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { seatWords } from '../lobby/seat-words/index.ts';
import type { TableModel } from '../table/model.ts';
import { isKept, myHand, type Scene, sceneOf } from '../table/scene.ts';
import { cardText } from '../table/story.ts';
import { useHand } from '../table/use-hand.ts';
import { useLog } from '../table/use-log.ts';
import { CommandField } from './command-field.tsx';
import { useOrders } from './orders.ts';
import { Facts } from './facts.tsx';
import { turnTold } from './tell.ts';
import { TextHead } from './text-head.tsx';
import { TextLog } from './text-log.tsx';
import styles from './text.module.css';
import { useAsked } from './use-asked.ts';
import { useStory } from './use-story.ts';
import { textWords } from './words/index.ts';

/** Nothing is drawn here, so any size will do: the moment is the one of the table that is drawn. */
const SIZE = { width: 390, height: 844 };
/** How much of the log stays on the page. */
const KEPT = 120;

/** The table in words: what is so now, a field for commands, one log, and the same as lists under headings. */
export function TextTable({ model }: { readonly model: TableModel }): JSX.Element {
  const scene = useMemo(() => sceneOf(model, SIZE), [model]);
  const words = textWords[model.language];
  const isAsked = scene.isMyTurn || (scene.table.finished !== undefined && model.seat !== null);
  const log = useLog(scene, { kept: KEPT, turn: () => (isAsked ? turnTold(scene, words) : undefined) });
  const hand = useHand(scene, log);
  const asked = useAsked(scene, log);
  useStory(scene, hand, log);
  const orders = useOrders({ scene, hand, log, asked, words });
  const field = useFocus(scene);
  return (
    <div class={styles['page']}>
      <TextHead scene={scene} />
      <main class={styles['main']}>
        <section
          class={`${styles['panel']} ${styles['now']} ${scene.isMyTurn ? styles['mine'] : ''}`}
          aria-labelledby="text-now"
        >
          <h2 id="text-now">{words.now}</h2>
          <p data-now>
            {hand.isLocked && scene.isMyTurn && model.room.isPaused !== true
              ? words.locked
              : turnTold(scene, words)}
          </p>
          <CommandField ref={field} words={words} card={exampleOf(scene)} onLine={orders.line} />
          <Answers scene={scene} onAct={orders.act} onGoOn={model.goOn} />
        </section>
        <TextLog spoken={log.spoken} words={words} />
      </main>
      <Facts scene={scene} hand={hand} words={words} onCard={orders.card} />
    </div>
  );
}

/** A card of mine as somebody would type it. */
function exampleOf(scene: Scene): string {
  const { model, pattern, words } = scene;
  const card = myHand(scene)[0] ?? (pattern === 'german' ? 'AH' : 'AS');
  return cardText(card, model.language, pattern, words).toLowerCase().replace('-', ' ');
}

/** Everything that may be answered and is no card, as buttons too. */
function Answers({
  scene: { answers, spoken, table, words, remarks, model },
  onAct,
  onGoOn,
}: {
  readonly scene: Scene;
  readonly onAct: (text: string) => void;
  readonly onGoOn: () => void;
}): JSX.Element {
  return (
    <div class={styles['buttons']} data-answers>
      {answers.map((text) => (
        <button key={text} type="button" class="button" onClick={() => onAct(text)}>
          {spoken.action(text)}
        </button>
      ))}
      {remarks.map((text) => (
        <button key={text} type="button" class="button" onClick={() => model.say(text)}>
          {spoken.action(text)}
        </button>
      ))}
      {model.room.isPaused === true && model.room.you.isHost ? (
        <button type="button" class="button-main" onClick={() => model.order({ do: 'resume' })}>
          {seatWords().resume}
        </button>
      ) : null}
      {isKept(model) ? (
        <button type="button" class="button-main" onClick={model.takeBack}>
          {words.takeBack}
        </button>
      ) : null}
      {table.finished === undefined || model.seat === null ? null : (
        <button type="button" class="button-main" onClick={onGoOn}>
          {table.winners === undefined ? words.goOn : words.again}
        </button>
      )}
    </div>
  );
}

/** Whoever comes to a table plays it: the field for commands has the focus at first. */
function useFocus({ model }: Scene): { current: HTMLInputElement | null } {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (model.seat !== null) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}
