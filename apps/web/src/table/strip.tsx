import { parseCard } from '@stammtisch/cards';
import { at } from '@stammtisch/kernel';
import type { JSX } from 'preact';

import { SuitSign } from '../cards/card-face.tsx';
import { Icon } from '../icons/icon.tsx';
import { classes } from './classes.ts';
import type { TableModel } from './model.ts';
import type { Scene } from './scene.ts';
import { Mine } from './seats.tsx';
import { nextSorting } from './sorting.ts';
import { cardText } from './story.ts';
import styles from './strip.module.css';
import type { Hand } from './use-hand.ts';

interface StripProps {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly onLastTrick: () => void;
  readonly onSorted: (text: string) => void;
}

/** Between felt and hand: the last trick, the play button or what is going on, the order of the hand. */
export function Strip({ scene, hand, onLastTrick, onSorted }: StripProps): JSX.Element {
  const { words, model, geometry, table } = scene;
  const isWide = geometry.frame === 'wide';
  const sort = (): void => {
    const sorting = nextSorting(model.preferences.sorting);
    model.changePreferences({ sorting });
    onSorted(words.sortedBy[sorting]);
  };
  return (
    <div class={classes(styles.strip, styles[geometry.frame])} data-strip>
      {isWide ? <Mine scene={scene} isFree /> : null}
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
      <button type="button" class={classes(styles.side, styles.sort)} onClick={sort}>
        <Icon name="sort" />
        <span>{words.sort}</span>
      </button>
    </div>
  );
}

function Middle({ scene, hand }: Pick<StripProps, 'scene' | 'hand'>): JSX.Element {
  const { words, model, pattern, playable } = scene;
  const card = hand.selected === undefined ? undefined : parseCard(hand.selected);
  if (hand.message !== undefined) {
    return (
      <p class={classes(styles.message, styles.refusal)} role="alert">
        {hand.message}
      </p>
    );
  }
  if (card === undefined || !playable.has(card) || hand.isLocked) {
    if (isKept(model)) return <Kept scene={scene} />;
    return <p class={classes(styles.message, scene.isMyTurn && styles.mine)}>{status(scene, hand)}</p>;
  }
  const name = cardText(card, model.language, pattern, words);
  return (
    <button type="button" class={classes('button-main', styles.go)} onClick={() => hand.play(card)}>
      <Sign card={card} scene={scene} />
      <span>{capital(words.play(name), model.language)}</span>
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

function isKept({ room, seat }: TableModel): boolean {
  const mine = room.you.chair === null ? undefined : room.chairs[room.you.chair];
  return seat !== null && mine?.kind === 'person' && mine.keptBy !== undefined;
}

function Sign({ card, scene }: { readonly card: string; readonly scene: Scene }): JSX.Element {
  const suit = card === 'BJ' || card === 'SJ' ? card : card.charAt(1);
  const known = (['S', 'H', 'D', 'C', 'A', 'L', 'B', 'BJ', 'SJ'] as const).find((one) => one === suit);
  return known === undefined ? <></> : <SuitSign suit={known} pattern={scene.pattern} class={styles.sign} />;
}

function status({ words, model, isMyTurn, awaited, answers, playable }: Scene, hand: Hand): string {
  if (hand.isLocked && isMyTurn) return words.sending;
  if (isMyTurn) return playable.size > 0 && answers.length === 0 ? words.chooseCard : words.yourTurn;
  const next = awaited[0];
  if (next !== undefined) return words.turnOf(at(model.names, next));
  return model.seat === null ? words.watching : '';
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
