import { useEffect } from 'preact/hooks';

import { tableKey } from './keys.ts';
import { toldAgain } from './retold.ts';
import type { Scene } from './scene.ts';
import { cardText } from './story.ts';
import type { Hand } from './use-hand.ts';
import type { TableLog } from './use-log.ts';

/** What lies open over the table. */
export type Opened = 'lastTrick' | 'log' | 'help' | undefined;

interface Reach {
  readonly hand: Hand;
  readonly log: TableLog;
  readonly open: (what: Opened) => void;
}

/** The keys of the table; they act only while the focus is inside it. */
export function useKeys(root: { readonly current: HTMLElement | null }, scene: Scene, reach: Reach): void {
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent): void => pressed(event, scene, reach);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
}

function pressed(event: KeyboardEvent, scene: Scene, { hand, log, open }: Reach): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { model, pattern } = scene;
  const { hasLetterKeys, keys } = model.preferences;
  if (event.shiftKey && arranges(event, scene, { hand, log })) return;
  const key = tableKey(event.key, {
    hand: hand.cards,
    at: hand.at(),
    hasLetterKeys,
    keys,
    language: model.language,
    pattern,
    isShift: event.shiftKey,
  });
  if (key === undefined) return;
  event.preventDefault();
  switch (key.type) {
    case 'move':
      hand.moveTo(key.to);
      return hand.giveFocus(true);
    case 'cancel':
      hand.giving?.clear();
      hand.premove.mark(undefined);
      hand.order.arrange(false);
      return hand.select(undefined);
    case 'tell':
      return log.tell(toldAgain(key.about, scene));
    case 'open':
      return key.what === 'sheet' ? scene.model.openSheet() : open(key.what);
  }
}

/** Shift and an arrow move the card itself, where the hand is sorted by hand. */
function arranges(event: KeyboardEvent, scene: Scene, { hand, log }: Pick<Reach, 'hand' | 'log'>): boolean {
  const { model, words, pattern } = scene;
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const at = hand.at();
  const card = hand.cards[at];
  if (step === 0 || model.preferences.sorting !== 'manual' || card === undefined) return false;
  event.preventDefault();
  const to = Math.max(0, Math.min(hand.cards.length - 1, at + step));
  hand.order.place(card, to);
  hand.giveFocus(true);
  log.tell(words.placed(cardText(card, model.language, pattern, words), to + 1));
  return true;
}
