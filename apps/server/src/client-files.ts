import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

import staticFiles from '@fastify/static';
import { LANGUAGES } from '@stammtisch/cards';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_MS = 31_536_000_000;

/** Serves the built client: its files, and one page for every address it knows. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  await app.register(staticFiles, { root, serve: false, cacheControl: false, preCompressed: true });
  app.get('/', (request, reply) => home(root, request, reply));
  app.setNotFoundHandler((request, reply) => page(root, request, reply));
}

/** The language comes from the browser; a page of its own if the client was built with one. */
async function home(root: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = preferred(request.headers['accept-language'] ?? '');
  void reply.header('vary', 'accept-language').header('cache-control', 'no-cache');
  if (await isServed(root, join(language, 'index.html'))) return reply.redirect(`/${language}/`, 302);
  return send(reply, 'index.html');
}

async function page(root: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return missing(reply);
  const path = pathIn(request.url);
  if (path === undefined) return missing(reply);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const candidates = isFile ? [path] : [join(path, 'index.html'), 'index.html'];
  for (const candidate of candidates) {
    if (await isServed(root, candidate)) return send(reply, candidate);
  }
  return missing(reply);
}

function send(reply: FastifyReply, path: string): FastifyReply {
  // Vite puts a hash of the content into the name of everything below assets/.
  const isHashed = path.startsWith(`assets${sep}`) || path.startsWith('assets/');
  const cache = isHashed ? `public, max-age=${YEAR_MS / 1_000}, immutable` : 'no-cache';
  return reply.code(200).header('cache-control', cache).sendFile(path);
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: { code: 'no-such-page' } });
}

/** The file a URL names, relative to the folder; undefined for anything but plain names. */
function pathIn(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const names = path.split('/').filter((name) => name !== '');
  return names.every((name) => /^[\w-][\w.-]*$/.test(name)) ? names.join('/') : undefined;
}

async function isServed(root: string, path: string): Promise<boolean> {
  const full = resolve(root, path);
  if (!full.startsWith(root + sep)) return false;
  return stat(full).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The first language the browser asks for that we have; English otherwise. */
function preferred(header: string): string {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted.find(({ language }) => LANGUAGES.some((one) => one === language))?.language ?? 'en';
}
