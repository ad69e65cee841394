import type { Language } from '@stammtisch/cards';

import { beforeSpeaking, spokenSoon } from '../i18n/language.ts';
import type { Sorting } from './model.ts';
import { TABLE_WORDS } from './words-parts.ts';

/** Everything the table says that no game says for it. */
export interface TableWords {
  readonly table: string;
  readonly you: string;
  readonly menu: string;
  readonly sheet: string;
  readonly scores: string;
  readonly moreSides: (count: number) => string;
  readonly points: (count: number) => string;
  readonly yourHand: (cards: number) => string;
  readonly youGet: string;
  readonly playable: string;
  readonly notPlayable: string;
  readonly faceDown: string;
  readonly isMarked: string;
  readonly marked: (card: string) => string;
  readonly dropped: (card: string) => string;
  readonly players: string;
  readonly cardsHeld: (count: number) => string;
  readonly dealer: string;
  readonly dealerLetter: string;
  readonly bot: string;
  readonly botPlays: string;
  readonly away: string;
  readonly isThinking: string;
  readonly side: (letter: string) => string;
  readonly tricksTaken: (count: number) => string;
  readonly trick: string;
  readonly trickNumber: (number: number, of: number | undefined) => string;
  readonly noTrick: string;
  readonly trump: string;
  readonly noTrump: string;
  readonly leads: string;
  readonly ahead: string;
  readonly takes: string;
  readonly takesIt: (name: string) => string;
  readonly youTakeIt: string;
  readonly lastTrick: string;
  readonly lastTrickShort: string;
  readonly noLastTrick: string;
  readonly sort: string;
  readonly sortedBy: Readonly<Record<Sorting, string>>;
  readonly arrange: string;
  readonly arranged: string;
  readonly placed: (card: string, place: number) => string;
  readonly play: (card: string) => string;
  readonly chooseCard: string;
  readonly chooseToGive: (left: number, to: string) => string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly sending: string;
  readonly watching: string;
  readonly watchingLate: (seconds: number) => string;
  readonly talk: (unread: number) => string;
  readonly choose: string;
  readonly connectionLost: string;
  readonly botForYou: string;
  readonly takeBack: string;
  readonly paused: string;
  readonly dealing: string;
  readonly deals: (name: string) => string;
  readonly youDeal: string;
  readonly round: (number: number) => string;
  readonly redeal: string;
  readonly nobody: string;
  readonly turnedUp: string;
  readonly say: string;
  readonly goOn: string;
  readonly again: string;
  readonly waitingFor: (names: string) => string;
  readonly isReady: (name: string) => string;
  readonly youWin: string;
  readonly weWin: string;
  readonly wins: (names: string, count: number) => string;
  readonly total: string;
  readonly close: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly score: string;
  readonly keys: string;
}

const known: Partial<Record<Language, TableWords>> = {};
const AGAIN_MS = 2_000;

/** The table in every language that has been spoken since it is here; see `learnTable`. */
// Nothing is asked in a language before its words have been learnt: below, and before another one is spoken.
export const tableWords = known as Readonly<Record<Language, TableWords>>;

/** Fetches what the table says in a language. */
export async function learnTable(language: Language): Promise<void> {
  known[language] ??= await TABLE_WORDS[language]();
}

beforeSpeaking(learnTable);
// Whoever has this module has the words of now with it. The language may change while they are on their way.
while (!spokenSoon().every((language) => known[language] !== undefined)) {
  await Promise.all(spokenSoon().map(learnTable)).catch(
    // A module that failed once has failed for good, so this one goes on trying.
    () => new Promise((again) => setTimeout(again, AGAIN_MS)),
  );
}
