import type { SeenCard } from '@stammtisch/cards';
import { at, deltas, type ScoreLine, type Side } from '@stammtisch/kernel';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { CardFace } from '../cards/card-face.tsx';
import { Score } from '../sheet/points.tsx';
import { SideSign } from '../sheet/side-sign.tsx';
import { classes } from './classes.ts';
import { coursePart } from './course-part.ts';
import { TIMES, turnUp } from './motion.ts';
import styles from './panels.module.css';
import type { Scene } from './scene.ts';
import { type ShownSide, shownSides } from './sides.ts';
import { cardText, sideName, winText, withSign } from './story.ts';
import { useCheer } from './use-cheer.ts';

interface EndProps {
  readonly scene: Scene;
  /** It has only just come to this, before this person's eyes. */
  readonly isFresh: boolean;
}

/** How the deal that has just ended went: who scored what and why, what slept, and who goes on. */
export function DealEnd({ scene, isFresh }: EndProps): JSX.Element | null {
  const { table, words, model } = scene;
  useCheer(scene, isFresh);
  const { finished, winners } = table;
  if (finished === undefined) return null;
  const rounds = model.seen.sheet().pages.length;
  const title =
    winners !== undefined
      ? winText(winners, scene)
      : finished.redeal === true
        ? words.redeal
        : words.round(rounds);
  return (
    <section
      data-end
      class={classes(styles.end, winners !== undefined && styles.over, styles[scene.geometry.frame])}
      aria-label={title}
    >
      <h2>{title}</h2>
      {finished.redeal === true ? null : <Scores lines={finished.lines} scene={scene} />}
      <TurnedUp scene={scene} isFresh={isFresh} />
      <GoOn scene={scene} isOver={winners !== undefined} />
    </section>
  );
}

/** One row a side: its gain with the reasons, and its new total. */
function Scores({
  lines,
  scene,
}: {
  readonly lines: readonly ScoreLine[];
  readonly scene: Scene;
}): JSX.Element {
  const sides = shownSides(scene.model);
  const gains = deltas(lines, sides.length);
  const ranked = sides.toSorted((a, b) => b.score - a.score);
  return (
    <table class={styles.scores}>
      <thead class="only-heard">
        <tr>
          <th scope="col">{scene.words.players}</th>
          <th scope="col">{scene.words.score}</th>
          <th scope="col">{scene.words.total}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((side) => (
          <ScoreRow key={side.side} side={side} lines={lines} gain={at(gains, side.side)} scene={scene} />
        ))}
      </tbody>
    </table>
  );
}

function ScoreRow(props: {
  readonly side: ShownSide;
  readonly lines: readonly ScoreLine[];
  readonly gain: number;
  readonly scene: Scene;
}): JSX.Element {
  const { side, lines, gain, scene } = props;
  const isWinner = scene.table.winners?.includes(side.side) === true;
  const hasLines = lines.some((line) => line.side === side.side);
  return (
    <tr class={classes(side.isMine && styles.mySide, isWinner && styles.winnerRow)}>
      <th scope="row">
        <span class={styles.sideName}>
          {scene.hasPartners ? <SideSign side={side.side} /> : null}
          {sideName(side.side, scene)}
        </span>
        <span class={styles.reasons}>{reasonsOf(side.side, lines, scene)}</span>
      </th>
      <td class={classes(styles.gain, gain < 0 && styles.negative, !hasLines && styles.none)}>
        {gain === 0 && scene.zero === 'mushroom' ? (
          <Score points={gain} zero={scene.zero} />
        ) : hasLines ? (
          withSign(gain)
        ) : (
          '–'
        )}
      </td>
      <td class={styles.total}>
        <Score points={side.score} zero={scene.zero} />
      </td>
    </tr>
  );
}

function reasonsOf(side: Side, lines: readonly ScoreLine[], { spoken }: Scene): string {
  return lines
    .filter((line) => line.side === side)
    .map((line) => spoken.reason(line))
    .join(' · ');
}

/** Cards that lay apart, now open: the sleepers. */
function TurnedUp({ scene, isFresh }: EndProps): JSX.Element | null {
  const { table, spoken, words } = scene;
  const cards = table.aside.filter((card) => card !== '??');
  if (cards.length === 0) return null;
  const told = spoken.event({ type: 'shown', at: { pile: 'aside', by: 'deck' }, cards, shownTo: 'everyone' });
  return (
    <figure class={styles.turnedUp}>
      <ul class={classes('plain-list', styles.row)}>
        {cards.map((card, index) => (
          <TurnedCard key={card} card={card} index={index} scene={scene} isFresh={isFresh} />
        ))}
      </ul>
      <figcaption>{told ?? words.turnedUp}</figcaption>
    </figure>
  );
}

/** One of them: it lay there face down, and is turned up before everybody's eyes. */
function TurnedCard(props: EndProps & { readonly card: SeenCard; readonly index: number }): JSX.Element {
  const { card, index, scene, isFresh } = props;
  const { deck, words, model, pattern } = scene;
  const face = useRef<HTMLSpanElement>(null);
  const back = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (face.current === null || back.current === null || !isFresh) return;
    const delay = TIMES.turn + index * 2 * TIMES.deal;
    turnUp(face.current, back.current, { speed: model.preferences.speed, time: TIMES.turn, delay });
  }, []);
  return (
    <li class={styles.smallCard}>
      <span class="only-heard">{cardText(card, model.language, pattern, words)}</span>
      <span ref={face} class={styles.turned}>
        <CardFace card={card} deck={deck} />
      </span>
      <span ref={back} class={classes(styles.turned, styles.turnedBack)} aria-hidden="true">
        <CardFace card="??" deck={deck} />
      </span>
    </li>
  );
}

/** The way on, and who is still missing. */
function GoOn({ scene, isOver }: { readonly scene: Scene; readonly isOver: boolean }): JSX.Element | null {
  const { model, words } = scene;
  const chairs = model.room.chairs.map((chair, index) => ({ chair, index }));
  const missing = chairs.flatMap(({ chair, index }) =>
    chair.kind === 'person' && chair.keptBy === undefined && !chair.isReady && index !== model.room.you.chair
      ? [chair.name]
      : [],
  );
  const mine = model.room.you.chair === null ? undefined : model.room.chairs[model.room.you.chair];
  const isReady = mine?.kind === 'person' && mine.isReady;
  const part = coursePart.value;
  return (
    <footer class={styles.endFoot}>
      {model.seat === null ? null : (
        <button
          type="button"
          class="button-main"
          aria-disabled={isReady || model.connection === 'lost'}
          onClick={isReady ? undefined : model.goOn}
        >
          {isOver ? words.again : words.goOn}
        </button>
      )}
      <p aria-live="polite">
        {missing.length === 0 ? '' : words.waitingFor(new Intl.ListFormat(model.language).format(missing))}
      </p>
      {part === undefined ? null : <part.RestTime scene={scene} />}
    </footer>
  );
}
