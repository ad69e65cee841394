import type { BotQuestion } from '@stammtisch/host';
import type { Result } from '@stammtisch/kernel';
import type { OpenTable } from '@stammtisch/protocol';

/** What the page asks of the place where this device's tables live. */
export type Question =
  | { readonly ask: 'open'; readonly wish: OpenTable; readonly token: string }
  | { readonly ask: 'record'; readonly record: string; readonly token: string }
  | { readonly ask: 'forget'; readonly codes: readonly string[] };

/** To a worker: what it is to be, who visits a table, and what is asked. */
export type ToWorker =
  | { readonly type: 'think'; readonly port: MessagePort }
  | { readonly type: 'host'; readonly bots: MessagePort }
  | { readonly type: 'visit'; readonly port: MessagePort }
  | { readonly type: 'question'; readonly id: number; readonly question: Question };

/** From the worker that keeps the tables. */
export interface FromWorker {
  readonly id: number;
  readonly answer: Result<unknown, { readonly code: string }>;
}

/** What a bot is asked. */
export interface ToBot {
  readonly id: number;
  readonly question: BotQuestion;
}
/** What it says. */
export interface FromBot {
  readonly id: number;
  /** An action's text; undefined if there is none. */
  readonly text: string | undefined;
}
