import type { Emote, Phrase, TalkLine } from '@stammtisch/protocol';

import { seatWords } from './seat-words/index.ts';

/** What emotes look like. */
export const EMOTE_SIGNS: Readonly<Record<Emote, string>> = {
  thumbsUp: '👍',
  applause: '👏',
  laugh: '😄',
  surprise: '😮',
  sad: '😢',
  clink: '🍻',
};

/** Whether a phrase is a picture. */
export function isEmote(phrase: Phrase): phrase is Emote {
  return phrase in EMOTE_SIGNS;
}

/** What was said, for this reader: a phrase in their language, or the words as they were written. */
export function lineText({ phrase, text = '' }: TalkLine): string {
  if (phrase === undefined) return text;
  const words = seatWords().phrases[phrase];
  return isEmote(phrase) ? `${EMOTE_SIGNS[phrase]} ${words}` : words;
}
