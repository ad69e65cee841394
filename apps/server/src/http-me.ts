import { code } from '@stammtisch/host';
import type { Forgotten } from '@stammtisch/protocol';
import { readForgetMe } from '@stammtisch/protocol/check';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { bearer, problem, unseen } from './http-answers.ts';
import type { HttpSettings } from './http.ts';
import { playerOf } from './ids.ts';
import { type Export, exportOf, forget } from './privacy.ts';

/** Letters of the id under which seats are given up. */
const ID_LETTERS = 12;

/** What is kept about whoever asks: to take along, or to be forgotten. */
export function mine(app: FastifyInstance, settings: HttpSettings): void {
  const { limits, random, log } = settings;
  const config = { rateLimit: { max: limits.privacyPerMinute, timeWindow: 60_000 } };
  app.get('/api/me/export', { config }, async (request, reply): Promise<Export | FastifyReply> => {
    const token = bearer(request);
    if (token === undefined) return problem(reply, 401, 'no-token');
    return unseen(reply).send(await exportOf(settings, playerOf(token)));
  });
  app.post('/api/me/forget', { config }, async (request, reply): Promise<Forgotten | FastifyReply> => {
    const token = bearer(request);
    if (token === undefined) return problem(reply, 401, 'no-token');
    if (readForgetMe(request.body) === undefined) return problem(reply, 400, 'bad-body');
    const forgotten = await forget(settings, playerOf(token), code(random, ID_LETTERS));
    if (!forgotten.ok) return problem(reply, 503, forgotten.error.code);
    log?.info({ tables: forgotten.value }, 'somebody was forgotten');
    return unseen(reply).send({ tables: forgotten.value });
  });
}
