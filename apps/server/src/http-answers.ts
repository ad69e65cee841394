import type { HttpProblem } from '@stammtisch/protocol';
import { isToken } from '@stammtisch/protocol/check';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The player's secret that came with a request. */
export function bearer({ headers }: FastifyRequest): string | undefined {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return isToken(token) ? token : undefined;
}

/** Answers with what went wrong. */
export function problem(reply: FastifyReply, status: number, code: string, about?: string): FastifyReply {
  const error: HttpProblem = { error: { code, ...(about === undefined ? {} : { about }) } };
  return reply.code(status).send(error);
}

/** Nothing on the way keeps it. */
export function unseen(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
