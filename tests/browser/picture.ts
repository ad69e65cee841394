import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { vi } from 'vitest';

import { smallPng } from '../../scripts/small-png.ts';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));
/** The browser they were taken with: another one draws letters in another way. */
const VERSION = join(FOLDER, 'browser.txt');
/** Whether pictures that differ are to be replaced. */
export const isRenewing = process.env['PICTURES'] === 'renew';

/** So many pixels may differ: letters are not drawn alike everywhere. */
const TOLERATED = 12;
/** A page is given so long to look right. */
const PATIENCE_MS = 4000;

/** Whether the pictures can be compared with what this browser draws. */
export function isBrowserOf(version: string): boolean {
  if (isRenewing) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(VERSION, `${version}\n`);
  }
  if (readFileSync(VERSION, 'utf8').trim() === version) return true;
  process.stderr.write(`\n*** Pictures of another browser than ${version}: they are NOT compared. ***\n\n`);
  return false;
}

/** Pictures of pages as they were reviewed, and what has changed since. */
export class Pictures {
  readonly #changed: string[] = [];
  #folder: string | undefined;

  /** What differs from its picture, with where to look at it. */
  get changed(): readonly string[] {
    return this.#changed;
  }

  /** Compares the page with its picture; takes the picture anew if that is asked for. */
  async compare(page: Page, name: string): Promise<void> {
    const path = join(FOLDER, `${name}.png`);
    const known = existsSync(path) ? PNG.sync.read(readFileSync(path)) : undefined;
    let seen = await look(page);
    const isRight = async (): Promise<boolean> =>
      known !== undefined && isSame(known, (seen = await look(page)));
    if (known !== undefined && isSame(known, seen)) return;
    // Something may still be on its way. When much has changed, nothing is waited for any more.
    const timeout = this.#changed.length < 3 && known !== undefined && !isRenewing ? PATIENCE_MS : 0;
    if (timeout > 0 && (await vi.waitUntil(isRight, { timeout, interval: 100 }).catch(() => false))) return;
    if (isRenewing) await renew(page, path);
    else this.#show(name, known, seen);
  }

  #show(name: string, known: PNG | undefined, seen: Buffer): void {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'stammtisch-pictures-'));
    const path = join(this.#folder, `${name}.png`);
    writeFileSync(path, seen);
    if (known !== undefined)
      writeFileSync(join(this.#folder, `${name}-difference.png`), difference(known, seen));
    this.#changed.push(
      `${name}: see ${path}; if it is right, say "npm run screens -- pictures" and look at what has changed`,
    );
  }
}

async function look(page: Page): Promise<Buffer> {
  await page.evaluate('document.activeElement?.blur(), document.fonts.ready.then(() => undefined)');
  return page.screenshot({ animations: 'disabled' });
}

/** Takes a picture of what has come to rest: what looks the same twice. */
async function renew(page: Page, path: string): Promise<void> {
  let last = await look(page);
  await vi.waitUntil(
    async () => {
      const next = await look(page);
      const isStill = next.equals(last);
      last = next;
      return isStill;
    },
    { timeout: 20_000, interval: 300 },
  );
  writeFileSync(path, smallPng(last));
}

function isSame(known: PNG, seen: Buffer): boolean {
  const { width, height, data } = PNG.sync.read(seen);
  if (width !== known.width || height !== known.height) return false;
  return pixelmatch(known.data, data, undefined, width, height, { threshold: 0.1 }) <= TOLERATED;
}

function difference(known: PNG, seen: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(seen);
  if (width !== known.width || height !== known.height) return seen;
  const drawn = new PNG({ width, height });
  pixelmatch(known.data, data, drawn.data, width, height, { threshold: 0.1 });
  return PNG.sync.write(drawn);
}
