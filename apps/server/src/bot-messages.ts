import type { BotQuestion } from '@stammtisch/host';

/** To a thread in which bots think. */
export interface ToBotThread {
  readonly question: BotQuestion;
  /** After this long the bot decides with what it has thought so far. */
  readonly thinkMs: number;
}
/** From it: it can be asked; the action's text; or why there is none. */
export type FromBotThread =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'failed'; readonly message: string };
