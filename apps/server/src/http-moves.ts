import type { MoveOffered, MoveTaken } from '@stammtisch/protocol';
import { readOfferMove, readTakeMove } from '@stammtisch/protocol/check';
import { chairOf } from '@stammtisch/table';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { bearer, problem, unseen } from './http-answers.ts';
import type { HttpSettings } from './http.ts';
import { playerOf } from './ids.ts';

/** A seat moves to another device: its owner asks for a link, whoever opens it takes the seat along. */
export function moving(app: FastifyInstance, { host, moves, limits }: HttpSettings): void {
  const config = { rateLimit: { max: limits.movesPerMinute, timeWindow: 60_000 } };
  app.post('/api/moves', { config }, async (request, reply): Promise<MoveOffered | FastifyReply> => {
    const token = bearer(request);
    if (token === undefined) return problem(reply, 401, 'no-token');
    const offer = readOfferMove(request.body);
    if (offer === undefined) return problem(reply, 400, 'bad-body');
    const player = playerOf(token);
    const live = await host.table(offer.code);
    const isSeated = live !== undefined && chairOf(live.table, player) !== undefined;
    if (!isSeated) return problem(reply, 404, 'no-such-seat');
    return unseen(reply).code(201).send(moves.offer(player, offer));
  });
  app.post('/api/moves/take', { config }, async (request, reply): Promise<MoveTaken | FastifyReply> => {
    const wanted = readTakeMove(request.body);
    if (wanted === undefined) return problem(reply, 400, 'bad-body');
    const move = moves.take(wanted.ticket);
    // Used, too late, or never there: nobody learns which.
    return move === undefined ? problem(reply, 404, 'no-such-move') : unseen(reply).send(move);
  });
}
