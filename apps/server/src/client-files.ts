import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

import staticFiles from '@fastify/static';
import { LANGUAGES } from '@stammtisch/cards';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { OwnLinks } from './own-links.ts';

const YEAR_MS = 31_536_000_000;

/** Texts that may name the place they are served from. */
const TOLD: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The built client: where it lies, and how it names itself to the world. */
interface Client {
  readonly root: string;
  /** Undefined while nobody has said by which address people know the place: links then stay within it. */
  readonly links: OwnLinks | undefined;
}

/** Serves the built client: its files, the pages that were drawn for everybody, and one page for every other address. */
export async function serveClient(app: FastifyInstance, folder: string, origin?: string): Promise<void> {
  const root = resolve(folder);
  const client = { root, links: origin === undefined ? undefined : new OwnLinks(origin) };
  await app.register(staticFiles, { root, serve: false, cacheControl: false, preCompressed: true });
  app.get('/', (request, reply) => spoken(client, '', request, reply));
  app.setNotFoundHandler((request, reply) => page(client, request, reply));
}

/** An address without a language: that of the browser, if the client was built with a page for it. */
async function spoken(
  client: Client,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = preferred(request.headers['accept-language'] ?? '');
  void reply.header('vary', 'accept-language');
  const drawn = join(language, path, 'index.html');
  return send(client, (await isServed(client.root, drawn)) ? drawn : 'index.html', request, reply);
}

async function page(client: Client, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return missing(reply);
  const path = pathIn(request.url);
  if (path === undefined) return missing(reply);
  // Whoever is sent the link to a table is to see what it is.
  if (/^t\/[\w-]+$/.test(path)) return spoken(client, 't', request, reply);
  // A list of addresses is one of whole addresses.
  if (path === 'sitemap.xml' && client.links === undefined) return missing(reply);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const candidates = isFile ? [path] : [join(path, 'index.html'), 'index.html'];
  for (const candidate of candidates) {
    if (await isServed(client.root, candidate)) return send(client, candidate, request, reply);
  }
  return missing(reply);
}

async function send(
  { root, links }: Client,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Vite puts a hash of the content into the name of everything below assets/.
  const isHashed = path.startsWith(`assets${sep}`) || path.startsWith('assets/');
  const cache = isHashed ? `public, max-age=${YEAR_MS / 1_000}, immutable` : 'no-cache';
  void reply.code(200).header('cache-control', cache);
  const type = TOLD[path.slice(path.lastIndexOf('.'))];
  if (links === undefined || type === undefined || isHashed || path === 'licences.txt')
    return reply.sendFile(path);
  return links.send(request, reply.type(type), join(root, path));
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
