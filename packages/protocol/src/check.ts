import { Compile } from 'typebox/compile';

import { ClientMessage, OpenTable, Token } from './client-messages.ts';
import { ForgetMe } from './me.ts';
import { OfferMove, TakeMove } from './moves.ts';
import { AskSpoken, FindSpoken } from './spoken.ts';

const message = Compile(ClientMessage);
const opening = Compile(OpenTable);
const secret = Compile(Token);
const moveOffer = Compile(OfferMove);
const moveTake = Compile(TakeMove);
const spokenAsk = Compile(AskSpoken);
const spokenFind = Compile(FindSpoken);
const forgetMe = Compile(ForgetMe);

/** Reads what a client sent; undefined if it is no message of this protocol. For servers: it compiles the schemas. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const parsed = parse(text);
  return message.Check(parsed) ? parsed : undefined;
}

/** Reads the body of `POST /api/tables`; undefined if it is none. */
export function readOpenTable(body: unknown): OpenTable | undefined {
  return opening.Check(body) ? body : undefined;
}

/** Reads the body of `POST /api/moves`; undefined if it is none. */
export function readOfferMove(body: unknown): OfferMove | undefined {
  return moveOffer.Check(body) ? body : undefined;
}

/** Reads the body of `POST /api/moves/take`; undefined if it is none. */
export function readTakeMove(body: unknown): TakeMove | undefined {
  return moveTake.Check(body) ? body : undefined;
}

/** Reads the body of `POST /api/spoken`; undefined if it is none. */
export function readAskSpoken(body: unknown): AskSpoken | undefined {
  return spokenAsk.Check(body) ? body : undefined;
}

/** Reads the body of `POST /api/spoken/find`; undefined if it is none. */
export function readFindSpoken(body: unknown): FindSpoken | undefined {
  return spokenFind.Check(body) ? body : undefined;
}

/** Reads the body of `POST /api/me/forget`; undefined if it is none. */
export function readForgetMe(body: unknown): ForgetMe | undefined {
  return forgetMe.Check(body) ? body : undefined;
}

/** Whether this is a player's secret. */
export function isToken(text: unknown): text is string {
  return secret.Check(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no message either.
    return undefined;
  }
}
