import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { catalog } from '@stammtisch/games';
import { parseRecord, replay } from '@stammtisch/kernel';
import { TABLE_REFUSALS } from '@stammtisch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { startServer, type TestServer } from './testing/server.ts';

let running: TestServer;
let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>one page</title>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  running = await startServer({ clientFolder: folder });
  url = `http://127.0.0.1:${running.port}`;
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (body: unknown, token: string | undefined = newToken()) =>
  fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const problem = async (response: Response) => [response.status, await response.json()];

test('the server says that it lives, that its store is there, and what it is', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${url}/api/version`)).json()).toEqual({ version: '0.1.0', protocol: 1 });
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^stammtisch_sockets 0$/m);
});

test('a table is opened only with a secret, and only as the rules allow', async () => {
  const good = { game: 'smear', seats: 4, name: 'Anna' };
  expect(await problem(await post(good, ''))).toEqual([401, { error: { code: 'no-token' } }]);
  expect(await problem(await post(good, 'short'))).toEqual([401, { error: { code: 'no-token' } }]);
  expect(await problem(await post({ ...good, cheat: 1 }))).toEqual([400, { error: { code: 'bad-body' } }]);
  expect(await problem(await post('{"game":'))).toEqual([400, { error: { code: 'bad-request' } }]);
  expect(await problem(await post(`{"game":"${'x'.repeat(9_000)}"}`))).toEqual([
    413,
    { error: { code: 'bad-request' } },
  ]);
  expect(await problem(await post({ ...good, game: 'poker' }))).toEqual([
    422,
    { error: { code: 'no-such-game' } },
  ]);
  expect(await problem(await post({ ...good, seats: 2 }))).toEqual([
    422,
    { error: { code: 'wrong-seats', about: '2' } },
  ]);
  expect(await problem(await post({ ...good, start: true }))).toEqual([
    422,
    { error: { code: 'chairs-free' } },
  ]);
  expect(await problem(await post({ ...good, options: { target: 4 } }))).toEqual([
    422,
    { error: { code: 'bad-options', about: 'target: out-of-range' } },
  ]);
  const opened = await post(good);
  expect(opened.status).toBe(201);
  expect(await opened.json()).toEqual({ code: expect.stringMatching(/^[a-z2-9]{12}$/) });
});

test('only public tables are listed, as they are now', async () => {
  const token = newToken();
  await openTable(running.port, token, { game: 'smear', seats: 4, name: 'Privat' });
  const code = await openTable(running.port, token, {
    game: 'smear',
    seats: 4,
    name: 'Offen',
    isPublic: true,
  });
  const tom = await TestClient.join(running.port, code, newToken());
  await tom.command({ do: 'sit', chair: 3, name: 'Tom' });
  const listed = await (await fetch(`${url}/api/tables`)).json();
  expect(listed).toEqual({
    tables: [{ code, game: 'smear', options: {}, phase: 'open', chairs: 4, free: 2, bots: 0, host: 'Offen' }],
  });
  tom.close();
});

test(
  'a finished match can be had as a record by whoever sat there, and by nobody else',
  { timeout: 60_000 },
  async () => {
    const token = newToken();
    const options = { target: 5 };
    const code = await openTable(running.port, token, {
      game: 'smear',
      seats: 3,
      options,
      name: 'Anna',
      bots: 'normal',
      start: true,
      botPace: 'instant',
    });
    const anna = await TestClient.join(running.port, code, token);
    const get = (who: string) =>
      fetch(`${url}/api/records/${code}-1`, { headers: { authorization: `Bearer ${who}` } });
    expect((await get(token)).status).toBe(404);
    await anna.command({ do: 'letBotPlay', chair: 0 });
    // A bot plays for her; the host goes on after each deal.
    const isBetween = () => anna.known?.room.phase === 'over' || anna.seen.awaited() === 'deck';
    for (await anna.until(isBetween); anna.known?.room.phase !== 'over'; await anna.until(isBetween)) {
      await anna.command({ do: 'goOn' });
    }
    const record = parseRecord(await (await get(token)).json());
    if (!record.ok) throw new Error(record.error.what);
    const replayed = replay(catalog, record.value);
    expect(replayed.ok && replayed.value.match.sheet().totals).toEqual(anna.seen.sheet().totals);
    expect((await get(newToken())).status).toBe(404);
    expect((await fetch(`${url}/api/records/${code}-1`)).status).toBe(401);
    expect((await get(`${token}x`)).status).toBe(401);
    anna.close();
  },
);

test('every page gets the one page there is, and files are what they are', async () => {
  const page = '<!doctype html><title>one page</title>';
  for (const path of [
    '/',
    '/de/',
    '/hu/new/smear',
    '/de/r/smear-0105?n=Oma',
    '/en/r/spades-005k/vs/3',
    '/t/abcdefgh2345',
    '/t/abcdefgh2345?x=1',
  ]) {
    const response = await fetch(url + path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  const script = await fetch(`${url}/assets/main-abc123.js`);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${url}/icon.svg`)).headers.get('content-type')).toContain('svg');
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  expect(await problem(await fetch(`${url}/api/nothing`))).toEqual([
    404,
    { error: { code: 'no-such-page' } },
  ]);
});

test('no path leads out of the folder', async () => {
  // Not by fetch, which would tidy the path before sending it.
  for (const path of [
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/..%5c..%5cx.js',
    '/%00',
    '/.env',
    '//etc/passwd.txt',
    '/assets/../../package.json',
  ]) {
    const status = await new Promise<number>((resolve, reject) => {
      httpRequest({ port: running.port, path }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
    expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
  }
});

test('pages may load nothing from elsewhere, and no inline code or style', async () => {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('the language of the first page, and of an invitation, is the browser’s, once there are pages for each', async () => {
  const wishes = { headers: { 'accept-language': 'fr, hu;q=0.8, de;q=0.5' } };
  expect(await (await fetch(`${url}/t/abc123`, wishes)).text()).toContain('one page');
  for (const path of ['', 't']) {
    mkdirSync(join(folder, 'hu', path), { recursive: true });
    writeFileSync(join(folder, 'hu', path, 'index.html'), `magyar ${path}`);
  }
  const first = await fetch(`${url}/`, wishes);
  expect([first.status, first.headers.get('vary')]).toEqual([
    200,
    expect.stringContaining('accept-language'),
  ]);
  expect(await first.text()).toBe('magyar ');
  expect(await (await fetch(`${url}/t/abc123`, wishes)).text()).toBe('magyar t');
  for (const path of ['/hu', '/hu/']) expect(await (await fetch(url + path)).text()).toBe('magyar ');
});

test('links for elsewhere are whole where the operator has said the address, whatever a request says', async () => {
  const links =
    '<link rel="canonical" href="/de/learn"><meta property="og:image" content="/a.png"><a href="/de/r">';
  mkdirSync(join(folder, 'de', 'learn'), { recursive: true });
  writeFileSync(join(folder, 'de', 'learn', 'index.html'), links);
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>/de</loc>');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  const lying = { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } };
  expect(await (await fetch(`${url}/de/learn`, lying)).text()).toBe(links);
  expect((await fetch(`${url}/sitemap.xml`)).status).toBe(404);

  const known = await startServer({ clientFolder: folder, publicOrigin: 'https://cards.example' });
  const at = `http://127.0.0.1:${known.port}`;
  const page = await fetch(`${at}/de/learn`, lying);
  expect(await page.text()).toBe(
    '<link rel="canonical" href="https://cards.example/de/learn"><meta property="og:image" content="https://cards.example/a.png"><a href="/de/r">',
  );
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(`${at}/de/learn`, {
    headers: { 'if-none-match': page.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const packed = async (accepted: string) => {
    const { headers } = await fetch(`${at}/de/learn`, { headers: { 'accept-encoding': accepted } });
    return headers.get('content-encoding');
  };
  expect(await packed('gzip, br')).toBe('br');
  expect(await packed('br;q=0, gzip')).toBe('gzip');
  expect(await packed('br; q=0.0, GZIP;q=0.5')).toBe('gzip');
  expect(await packed('gzip;q=0, zebra')).toBeNull();
  expect(await (await fetch(`${at}/sitemap.xml`)).text()).toBe('<loc>https://cards.example/de</loc>');
  expect(await (await fetch(`${at}/robots.txt`)).text()).toContain(
    'Sitemap: https://cards.example/sitemap.xml',
  );
  await known.close();
});

test('too many requests are refused, but never the question whether it lives', async () => {
  const small = await startServer({ limits: { requestsPerMinute: 3, openingsPerMinute: 1 } });
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${small.port}${path}`)).status;
  expect([await get('/api/version'), await get('/api/version'), await get('/api/version')]).toEqual([
    200, 200, 200,
  ]);
  expect(await get('/api/version')).toBe(429);
  expect(await get('/healthz')).toBe(200);
  await small.close();
});

test('every refusal of the table has a name that clients know', () => {
  const source = fileURLToPath(new URL('../../../packages/table/src', import.meta.url));
  const texts = readdirSync(source)
    .filter((file) => file.startsWith('decide'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  const codes = texts.flatMap((text) => Array.from(text.matchAll(/code: '([a-z-]+)'/g), ([, code]) => code));
  expect(codes.length).toBeGreaterThan(20);
  // Saying a thing twice is refused in the words of the game.
  const own = codes.filter((code) => code !== 'said-already');
  expect(TABLE_REFUSALS).toEqual(expect.arrayContaining([...new Set(own)]));
});
