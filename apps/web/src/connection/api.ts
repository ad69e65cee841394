import { fail, ok, type Result } from '@stammtisch/kernel';
import type {
  HttpProblem,
  LobbyTable,
  OpenTable,
  TableList,
  TableOpened,
  VersionInfo,
} from '@stammtisch/protocol';

import { deviceSecret } from '../app/memory.ts';
import { keepTable } from '../app/tables.ts';

/** Why a request did not work: the server's code, or that it could not be reached. */
export type Problem = { readonly code: string; readonly about?: string } | { readonly code: 'unreachable' };

/** Opens a table; this device's player takes the first chair and is host. */
export async function openTable(wish: OpenTable): Promise<Result<string, Problem>> {
  const answer = await post<TableOpened>('/api/tables', wish, deviceSecret());
  if (!answer.ok) return answer;
  const { code } = answer.value;
  // The seat is taken, even if the way there should be cut.
  keepTable({ code, game: wish.game });
  return ok(code);
}

/** Tables that anybody may join, latest first. */
export async function openTables(): Promise<readonly LobbyTable[]> {
  const answer = await ask<Partial<TableList>>('/api/tables');
  // Whatever answers in the server's place knows of none.
  return answer.ok ? (answer.value.tables ?? []) : [];
}

/** The record of a match, as the player with this secret may see it. */
export async function getRecord(id: string, secret: string): Promise<Result<unknown, Problem>> {
  return ask<unknown>(`/api/records/${encodeURIComponent(id)}`, {
    headers: { authorization: `Bearer ${secret}` },
  });
}

/** Which version the server runs; undefined when it cannot be reached. */
export async function serverVersion(): Promise<string | undefined> {
  const answer = await ask<VersionInfo>('/api/version');
  return answer.ok ? answer.value.version : undefined;
}

/** Sends something, as the player with this secret if there is one. */
export async function post<T>(path: string, body: object, secret?: string): Promise<Result<T, Problem>> {
  const identity = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  const headers = { 'content-type': 'application/json', ...identity };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Asks for something. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<Result<T, Problem>> {
  try {
    const response = await fetch(path, init);
    // Answers and problems have these shapes by protocol; the server is the one that served this client.
    if (response.ok) {
      const answer = (await response.json()) as T | null;
      // Something in between has answered: no answer of ours is nothing.
      return answer === null ? fail({ code: 'unreachable' }) : ok(answer);
    }
    const problem = (await response.json().catch(() => undefined)) as HttpProblem | undefined;
    return fail(problem?.error ?? { code: response.status === 429 ? 'too-many' : 'unreachable' });
  } catch {
    return fail({ code: 'unreachable' });
  }
}
