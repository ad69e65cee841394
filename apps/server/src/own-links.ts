import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that names the address people know this place by, packed once. */
interface Told {
  readonly changedAt: number;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Best first. */
const PACKINGS = ['br', 'gzip'] as const;

/** Links that must be whole for those who read them elsewhere: search engines, and where links are shared. */
const WHOLE =
  /(<(?:link rel="(?:canonical|alternate)"|meta property="og:(?:url|image)")[^>]*(?:href|content)="|<loc>)(?=\/)/g;

/** Sends built texts with an origin before their public links. The origin is the operator's, never a request's. */
export class OwnLinks {
  readonly #origin: string;
  readonly #told = new Map<string, Told>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const told = await this.#tell(file);
    void reply.header('etag', told.etag).header('vary', varying(reply));
    if (request.headers['if-none-match'] === told.etag) return reply.code(304).send();
    const packing = PACKINGS.find((one) => isAccepted(one, request.headers['accept-encoding']));
    if (packing === undefined) return reply.send(told.plain);
    return reply.header('content-encoding', packing).send(told[packing]);
  }

  async #tell(file: string): Promise<Told> {
    const { mtimeMs } = await stat(file);
    const known = this.#told.get(file);
    if (known?.changedAt === mtimeMs) return known;
    const text = (await readFile(file, 'utf8')).replaceAll(WHOLE, `$1${this.#origin}`);
    const isRobots = file.endsWith('robots.txt');
    const plain = Buffer.from(isRobots ? `${text}Sitemap: ${this.#origin}/sitemap.xml\n` : text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const told: Told = {
      changedAt: mtimeMs,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
      plain,
      br: await promisify(brotliCompress)(plain, { params }),
      gzip: await promisify(gzip)(plain),
    };
    this.#told.set(file, told);
    return told;
  }
}

/** Whether this packing is named, and not refused with a weight of nothing. */
function isAccepted(packing: string, header: string | string[] = ''): boolean {
  return String(header)
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .some((part) => part.split(';')[0] === packing && !/;q=0(?:\.0*)?$/.test(part));
}

function varying(reply: FastifyReply): string {
  const known = reply.getHeader('vary');
  return typeof known === 'string' && known !== '' ? `${known}, accept-encoding` : 'accept-encoding';
}
