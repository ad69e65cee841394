import type { SpokenCode, TableOpened } from '@stammtisch/protocol';
import { readAskSpoken, readFindSpoken } from '@stammtisch/protocol/check';
import { chairOf } from '@stammtisch/table';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { bearer, problem, unseen } from './http-answers.ts';
import type { HttpSettings } from './http.ts';
import { playerOf } from './ids.ts';

/** Whoever sits at a table gets a short code to say aloud; whoever hears it finds the table by it. */
export function speaking(app: FastifyInstance, { host, spoken, limits }: HttpSettings): void {
  const config = { rateLimit: { max: limits.spokenPerMinute, timeWindow: 60_000 } };
  app.post('/api/spoken', { config }, async (request, reply): Promise<SpokenCode | FastifyReply> => {
    const token = bearer(request);
    if (token === undefined) return problem(reply, 401, 'no-token');
    const asked = readAskSpoken(request.body);
    if (asked === undefined) return problem(reply, 400, 'bad-body');
    const live = await host.table(asked.code);
    const isSeated = live !== undefined && chairOf(live.table, playerOf(token)) !== undefined;
    if (!isSeated) return problem(reply, 404, 'no-such-seat');
    const offered = spoken.offer(asked.code);
    return offered === undefined ? problem(reply, 503, 'busy') : unseen(reply).code(201).send(offered);
  });
  app.post('/api/spoken/find', { config }, async (request, reply): Promise<TableOpened | FastifyReply> => {
    const wanted = readFindSpoken(request.body);
    if (wanted === undefined) return problem(reply, 400, 'bad-body');
    const found = spoken.find(wanted.spoken);
    if (found.ok) return unseen(reply).send({ code: found.value });
    // Never there, or no more: nobody learns which.
    return found.error === 'none' ? problem(reply, 404, 'no-such-code') : problem(reply, 429, 'too-fast');
  });
}
