import { parseCard } from '@stammtisch/cards';
import { at } from '@stammtisch/kernel';
import { WATCH_DELAY_SECONDS } from '@stammtisch/protocol';
import type { JSX } from 'preact';

import { Icon } from '../icons/icon.tsx';
import { classes } from './classes.ts';
import { coursePart } from './course-part.ts';
import { isKept, type Scene } from './scene.ts';
import { Mine } from './seats.tsx';
import { capital, PlayButton } from './play-button.tsx';
import { nextSorting } from './sorting.ts';
import { cardText } from './story.ts';
import styles from './strip.module.css';
import type { Bubble } from './use-bubbles.ts';
import type { Hand } from './use-hand.ts';

interface StripProps {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly bubbles: readonly Bubble[];
  readonly onLastTrick: () => void;
  readonly onSorted: (text: string) => void;
}

/** Between felt and hand: the last trick, the play button or what is going on, the order of the hand. */
export function Strip({ scene, hand, bubbles, onLastTrick, onSorted }: StripProps): JSX.Element {
  const { words, model, geometry, table, answers } = scene;
  const isWide = geometry.frame === 'wide';
  const part = coursePart.value;
  const isSideways = geometry.frame === 'sideways';
  // On a phone a question lies over all of this; what peeps out from under it cannot be hit.
  const isUnder = geometry.frame === 'upright' && answers.length > 0 && model.room.isPaused !== true;
  const sort = (): void => {
    // What is being arranged is done with first.
    if (hand.order.isArranging) return hand.order.arrange(false);
    const sorting = nextSorting(model.preferences.sorting);
    hand.order.arrange(sorting === 'manual');
    model.changePreferences({ sorting });
    onSorted(words.sortedBy[sorting]);
  };
  return (
    <div
      class={classes(styles.strip, styles[geometry.frame], isUnder && styles.under)}
      style={isSideways ? {} : { top: `${6 + geometry.calls}px` }}
      data-strip
    >
      {isWide ? <Mine scene={scene} bubbles={bubbles} isFree /> : null}
      <button
        type="button"
        class={styles.side}
        aria-label={words.lastTrick}
        aria-disabled={table.lastTrick === undefined}
        onClick={onLastTrick}
      >
        <Icon name="last" />
        <span>{isWide ? words.lastTrick : words.lastTrickShort}</span>
      </button>
      <Middle scene={scene} hand={hand} />
      {part === undefined ? null : <part.TakeBack scene={scene} look={styles.side} />}
      <button type="button" class={classes(styles.side, styles.sort)} onClick={sort}>
        <Icon name="sort" />
        <span>{hand.order.isArranging ? words.arranged : words.sort}</span>
      </button>
    </div>
  );
}

function Middle({ scene, hand }: Pick<StripProps, 'scene' | 'hand'>): JSX.Element {
  const { model, playable, geometry, answers } = scene;
  // On a phone the question lies over this place, and has the button.
  const isAbove = geometry.frame === 'upright' && answers.length > 0;
  const card = hand.selected === undefined ? undefined : parseCard(hand.selected);
  if (hand.message !== undefined) {
    return (
      <p class={classes(styles.message, styles.refusal)} role="alert">
        {hand.message}
      </p>
    );
  }
  if (hand.giving?.gift !== undefined && !hand.isLocked) {
    return <Give text={hand.giving.gift.text} scene={scene} hand={hand} />;
  }
  if (card === undefined || !playable.has(card) || hand.isLocked || isAbove) {
    if (isKept(model)) return <Kept scene={scene} />;
    return (
      <p class={classes(styles.message, scene.isMyTurn && styles.mine)}>
        {status(scene, hand)}
        {model.seat === null ? <small>{watchingText(scene)}</small> : null}
      </p>
    );
  }
  return <PlayButton scene={scene} hand={hand} />;
}

/** Enough cards are chosen to be parted with. */
function Give({
  text,
  scene,
  hand,
}: Pick<StripProps, 'scene' | 'hand'> & { readonly text: string }): JSX.Element {
  return (
    <button type="button" class={classes('button-main', styles.go)} onClick={() => hand.play(text)}>
      <span>{capital(scene.spoken.action(text), scene.model.language)}</span>
    </button>
  );
}

/** A bot plays for me: here, for the cards and the trick must stay in sight. */
function Kept({ scene: { words, model } }: { readonly scene: Scene }): JSX.Element {
  return (
    <>
      <output class="only-heard">{words.botForYou}</output>
      <button type="button" class={classes('button', styles.go, styles.kept)} onClick={model.takeBack}>
        {words.takeBack}
      </button>
    </>
  );
}

function status(scene: Scene, hand: Hand): string {
  const { words, model, isMyTurn, awaited, answers, playable } = scene;
  if (model.room.isPaused === true) return words.paused;
  if (hand.isLocked && isMyTurn) return words.sending;
  if (hand.order.isArranging) return words.arrange;
  if (hand.giving !== undefined) return words.chooseToGive(hand.giving.left, partnerName(scene));
  if (hand.premove.marked !== undefined) return words.marked(markedName(hand.premove.marked, scene));
  if (isMyTurn) return playable.size > 0 && answers.length === 0 ? words.chooseCard : words.yourTurn;
  const [next, ...others] = awaited.map((seat) => at(model.names, seat));
  if (next !== undefined && others.length > 0) {
    return words.waitingFor(new Intl.ListFormat(model.language).format([next, ...others]));
  }
  if (next !== undefined) return words.turnOf(next);
  return '';
}

function markedName(card: string, { model, pattern, words }: Scene): string {
  return cardText(card, model.language, pattern, words);
}

/** Whoever has no seat knows why there are no cards here, and how late it all is. */
function watchingText({ model: { room }, words }: Scene): string {
  return room.settings.watching === 'delayed' ? words.watchingLate(WATCH_DELAY_SECONDS) : words.watching;
}

/** Cards are given to nobody but the other one of a pair. */
function partnerName({ model: { seen, seat, names } }: Scene): string {
  const { sides } = seen.terms;
  const partner = sides.findIndex((side, one) => one !== seat && seat !== null && side === sides[seat]);
  return names[partner] ?? '';
}
