import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { TableList, TableOpened, VersionInfo } from '@stammtisch/protocol';
import { PROTOCOL, STANDARD_SETTINGS } from '@stammtisch/protocol';
import { readOpenTable } from '@stammtisch/protocol/check';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { serveClient } from './client-files.ts';
import { bearer, problem } from './http-answers.ts';
import { mine } from './http-me.ts';
import { moving } from './http-moves.ts';
import { speaking } from './http-spoken.ts';
import { playerOf } from './ids.ts';
import { closing, type Guarding, guardedServer } from './http-server.ts';
import { household } from './limits.ts';
import type { Moves } from './moves.ts';
import type { PrivacySettings } from './privacy.ts';
import type { ServerOptions } from './options.ts';
import type { Spoken } from './spoken.ts';

/** What the HTTP interface needs. */
export interface HttpSettings
  extends
    Guarding,
    PrivacySettings,
    Pick<ServerOptions, 'clientFolder' | 'publicOrigin' | 'imprint' | 'log'> {
  readonly random: (bytes: number) => Uint8Array;
  readonly moves: Moves;
  readonly spoken: Spoken;
}

/** The version of the program. */
export const VERSION = '0.1.0';

/** Bodies are small: a table's house rules. */
const BODY_BYTES = 8_192;

/** The HTTP side of a server: a small interface, and the client's files. */
export async function openHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const { clientFolder, publicOrigin, isProxy, limits } = settings;
  const app = Fastify({
    logger: false,
    trustProxy: isProxy,
    bodyLimit: BODY_BYTES,
    serverFactory: (handle) => guardedServer(settings, handle),
    // A path may hold a table's code: it is not for error messages or logs.
    frameworkErrors: (_error, _request, reply) => void problem(reply, 400, 'bad-request'),
    routerOptions: { maxParamLength: 120 },
  });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly code?: string }, request, reply) =>
    explain(settings, error, request, reply),
  );
  await app.register(helmet, secureHeaders);
  app.addHook('onRequest', keepSecure);
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => household(ip),
    // Whoever checks the server's health must always get an answer.
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
  });
  health(app, settings);
  tables(app, settings);
  records(app, settings);
  moving(app, settings);
  mine(app, settings);
  speaking(app, settings);
  app.all('/api/*', (_request, reply) => problem(reply, 404, 'no-such-page'));
  if (clientFolder !== undefined) await serveClient(app, clientFolder, publicOrigin);
  else app.setNotFoundHandler((_request, reply) => problem(reply, 404, 'no-such-page'));
  return app;
}

function health(app: FastifyInstance, { imprint = '', store, metrics }: HttpSettings): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await store.ready().catch(() => false);
    return isReady ? { ok: true } : problem(reply, 503, 'store-unreachable');
  });
  app.get('/metrics', async (_request, reply) => {
    void reply.header('content-type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  app.get('/api/imprint', (_request, reply) => reply.type('text/plain; charset=utf-8').send(imprint));
  app.get('/api/version', (): VersionInfo => ({ version: VERSION, protocol: PROTOCOL }));
}

function tables(app: FastifyInstance, { host, limits }: HttpSettings): void {
  app.get('/api/tables', async (): Promise<TableList> => ({ tables: await host.lobby() }));
  const config = { rateLimit: { max: limits.openingsPerMinute, timeWindow: 60_000 } };
  app.post('/api/tables', { config }, async (request, reply): Promise<TableOpened | FastifyReply> => {
    const token = bearer(request);
    if (token === undefined) return problem(reply, 401, 'no-token');
    const wanted = readOpenTable(request.body);
    if (wanted === undefined) return problem(reply, 400, 'bad-body');
    const { options = {}, botPace = STANDARD_SETTINGS.botPace, isPublic = false } = wanted;
    const opened = await host.open({ ...wanted, host: playerOf(token), options, botPace, isPublic });
    if (opened.ok) return reply.code(201).send(opened.value);
    const { code, about } = opened.error;
    return problem(reply, code === 'busy' || code === 'no-space' ? 503 : 422, code, about);
  });
}

function records(app: FastifyInstance, { host, limits }: HttpSettings): void {
  const config = { rateLimit: { max: limits.recordsPerMinute, timeWindow: 60_000 } };
  app.get<{ Params: { id: string } }>('/api/records/:id', { config }, async (request, reply) => {
    const token = bearer(request);
    if (token === undefined) return problem(reply, 401, 'no-token');
    const named = /^([a-z0-9]{6,24})-([1-9][0-9]{0,6})$/.exec(request.params.id);
    const found = named === null ? undefined : await host.played(named[1] ?? '', Number(named[2]));
    // Whoever did not sit there learns no more than that they may not see it.
    if (found?.players.includes(playerOf(token)) !== true) return problem(reply, 404, 'no-such-record');
    return found.record;
  });
}

function explain(
  settings: HttpSettings,
  error: { readonly statusCode?: number; readonly code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 429) return tooFast(settings, request, reply);
  if (status >= 400 && status < 500) return problem(reply, status, 'bad-request');
  settings.log?.error({ err: error }, 'a request failed');
  return problem(reply, 500, 'broken');
}

function tooFast(
  { isProxy, metrics }: HttpSettings,
  { socket }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  metrics.turnedAway('requests');
  return problem(reply.headers(closing(socket, isProxy)), 429, 'too-fast');
}

/** Who came by TLS is to come by it for the next year: browsers then never ask in the open. */
async function keepSecure({ protocol }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
}

/** Everything from this origin alone, and no inline code or style. */
const secureHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", ({ headers }) => socketsOf(headers.host)],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'data:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      workerSrc: ["'self'"],
    },
  },
  // Friends play over plain HTTP in one's own network: browsers ignore these there, aloud.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  hsts: false,
  referrerPolicy: { policy: 'no-referrer' },
};

/** Older browsers do not count sockets of the page's own origin as 'self'. */
function socketsOf(host: string | undefined): string {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
