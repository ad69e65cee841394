import { type Emote, EMOTES, type Phrase, type TalkLine } from '@stammtisch/protocol';

import { seatWords } from './seat-words/index.ts';

const PICTURES: ReadonlySet<string> = new Set(EMOTES);

/** Whether a phrase is a picture. */
export function isEmote(phrase: Phrase): phrase is Emote {
  return PICTURES.has(phrase);
}

/** What was said, for this reader: a phrase in their language, or the words as they were written. */
export function lineText({ phrase, text = '' }: TalkLine): string {
  return phrase === undefined ? text : seatWords().phrases[phrase];
}
