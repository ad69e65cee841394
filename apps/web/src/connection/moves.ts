import { fail, ok, type Result } from '@stammtisch/kernel';
import type { MoveOffered, MoveTaken } from '@stammtisch/protocol';

import { randomText } from '../app/memory.ts';
import { type Problem, post } from './api.ts';
import { masked, unmasked } from './pad.ts';
import { keepSeatSecret, secretFor } from './seat-secret.ts';

/** A link that takes a seat to another device. */
export interface SeatLink {
  readonly link: string;
  /** How long it works. */
  readonly seconds: number;
}

/** A secret, a ticket, a pad: 128 random bits in base64url. */
const BYTES = 16;

/** Asks for a link that works once. What follows the # is never sent to a server by a browser. */
export async function offerSeat(code: string): Promise<Result<SeatLink, Problem>> {
  const secret = secretFor(code);
  const pad = padOf(secret.length);
  const body = { code, masked: masked(secret, pad) };
  const answer = await post<MoveOffered>('/api/moves', body, secret);
  if (!answer.ok) return answer;
  const { ticket, seconds } = answer.value;
  return ok({ link: `${location.origin}/m#${ticket}.${pad}`, seconds });
}

/** Takes a seat along by the part of such a link after the #; tells at which table it is. */
export async function takeSeat(fragment: string): Promise<Result<string, Problem>> {
  const [, ticket, pad] = /^#([\w-]{22})\.([\w-]{22})$/.exec(fragment) ?? [];
  if (ticket === undefined || pad === undefined) return fail({ code: 'no-such-move' });
  const answer = await post<MoveTaken>('/api/moves/take', { ticket });
  if (!answer.ok) return answer;
  const { code, masked: text } = answer.value;
  keepSeatSecret(code, unmasked(text, pad));
  return ok(code);
}

/** Every letter by chance: sixteen bytes alone would leave the last one few choices. */
function padOf(length: number): string {
  return randomText(BYTES + 2).slice(0, length);
}
