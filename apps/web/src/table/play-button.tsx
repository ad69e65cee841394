import { parseCard } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { SuitSign } from '../cards/card-face.tsx';
import { classes } from './classes.ts';
import type { Scene } from './scene.ts';
import { cardText } from './story.ts';
import styles from './strip.module.css';
import type { Hand } from './use-hand.ts';

/** Plays the card that was chosen, and says which; nothing while none is chosen that may be played. */
export function PlayButton({
  scene,
  hand,
}: {
  readonly scene: Scene;
  readonly hand: Hand;
}): JSX.Element | null {
  const { words, model, pattern, playable } = scene;
  const card = hand.selected === undefined ? undefined : parseCard(hand.selected);
  if (card === undefined || !playable.has(card) || hand.isLocked) return null;
  const name = cardText(card, model.language, pattern, words);
  return (
    <button type="button" class={classes('button-main', styles.go)} onClick={() => hand.play(card)}>
      <Sign card={card} scene={scene} />
      <span>{capital(words.play(name), model.language)}</span>
    </button>
  );
}

function Sign({ card, scene }: { readonly card: string; readonly scene: Scene }): JSX.Element {
  const suit = card === 'BJ' || card === 'SJ' ? card : card.charAt(1);
  const known = (['S', 'H', 'D', 'C', 'A', 'L', 'B', 'BJ', 'SJ'] as const).find((one) => one === suit);
  return known === undefined ? <></> : <SuitSign suit={known} pattern={scene.pattern} class={styles.sign} />;
}

/** A sentence begins with a capital, whatever its first word. */
export function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
