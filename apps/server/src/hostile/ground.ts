import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { newToken, openTable, TestClient } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import type { Kind } from './attack.ts';
import { type Bystanders, bystandersAt } from './bystanders.ts';
import { frame, statusIn, upgrade, type Wire, wire } from './wire.ts';

/** A table that is attacked: Anna is host, Tom and Eva play, somebody watches, and it is Anna's turn. */
export interface Victims {
  readonly code: string;
  readonly tokens: { readonly anna: string; readonly tom: string; readonly eva: string };
  readonly anna: TestClient;
  readonly tom: TestClient;
  readonly eva: TestClient;
  readonly guest: TestClient;
}

/** What was answered over HTTP. */
export interface Answered {
  /** "status 200". */
  readonly status: string;
  readonly text: string;
  readonly headers: Headers;
}

/** Where attacks are carried out: a real server, and what is needed to reach it. */
export interface Ground {
  readonly port: number;
  readonly url: string;
  readonly server: TestServer;
  /** A fresh table in the middle of a match. */
  readonly victims: () => Promise<Victims>;
  /** A fresh table that has not begun, with Anna alone. */
  readonly opened: () => Promise<{ readonly code: string; readonly token: string }>;
  readonly join: (code: string, token?: string) => Promise<TestClient>;
  /** A web socket by hand that has said hello: writes these frames and waits for the end. */
  readonly frames: (code: string, ...frames: readonly (string | Buffer)[]) => Promise<string>;
  readonly ask: (path: string, init?: RequestInit) => Promise<Answered>;
  /** Everything that was opened for the attack is closed. */
  readonly clear: () => Promise<void>;
  readonly bystanders: Bystanders;
  readonly close: () => Promise<void>;
}

/** The library gives no long reasons. */
const MOST_REASON = 24;

/** Puts up a server, with bystanders who play. */
export async function groundFor({ limits, isDirect }: Kind): Promise<Ground> {
  const clientFolder = client();
  const server = await startServer({
    clientFolder,
    ...(limits === undefined ? {} : { limits }),
    ...(isDirect === true ? {} : { proxies: ['loopback'] }),
    drawLots: () => ({ chairs: [0, 1, 2], firstDealer: 2 }),
  });
  const bystanders = await bystandersAt(server.port);
  return {
    server,
    bystanders,
    ...waysTo(server.port),
    async close() {
      bystanders.close();
      await server.close();
      rmSync(clientFolder, { recursive: true, force: true });
    },
  };
}

function waysTo(port: number): Omit<Ground, 'server' | 'bystanders' | 'close'> {
  const url = `http://127.0.0.1:${port}`;
  const clients: TestClient[] = [];
  const wires: Wire[] = [];
  let attackers = 0;
  const join = async (code: string, token = newToken()): Promise<TestClient> => {
    const joined = await TestClient.join(port, code, token);
    clients.push(joined);
    return joined;
  };
  return {
    port,
    url,
    join,
    victims: () => victims(port, join),
    async opened() {
      const token = newToken();
      return { token, code: await openTable(port, token, { game: 'smear', seats: 3, name: 'Anna' }) };
    },
    async frames(code, ...frames) {
      const hello = JSON.stringify({ type: 'hello', protocol: 1, table: code, token: newToken() });
      // Of what an attack has used up the next one has everything again.
      attackers += 1;
      const one = wire(port, upgrade([`X-Forwarded-For: 198.51.100.${attackers}`]), frame(hello));
      wires.push(one);
      await one.until(() => one.heard().includes('"welcome"'));
      for (const piece of frames) one.socket.write(piece);
      return endOf(one);
    },
    async ask(path, init) {
      const answer = await fetch(url + path, { redirect: 'manual', ...init });
      return { status: `status ${answer.status}`, text: await answer.text(), headers: answer.headers };
    },
    async clear() {
      for (const one of wires.splice(0)) one.socket.destroy();
      for (const one of clients) one.terminate();
      await Promise.all(clients.splice(0).map((one) => one.until(() => one.closed !== undefined)));
    },
  };
}

/** A built client, with something beside its folder that is nobody's business. */
function client(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-hostile-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>one page</title>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `export default '${'x'.repeat(5_000)}';`);
  writeFileSync(join(folder, '.secret'), 'SECRET');
  return folder;
}

async function victims(port: number, join: Ground['join']): Promise<Victims> {
  const tokens = { anna: newToken(), tom: newToken(), eva: newToken() };
  const code = await openTable(port, tokens.anna, {
    game: 'smear',
    seats: 3,
    name: 'Anna',
    botPace: 'instant',
  });
  const anna = await join(code, tokens.anna);
  const tom = await join(code, tokens.tom);
  const eva = await join(code, tokens.eva);
  const guest = await join(code);
  await tom.command({ do: 'sit', chair: 1, name: 'Tom' });
  await eva.command({ do: 'sit', chair: 2, name: 'Eva' });
  if ((await anna.command({ do: 'start' })) !== 'done') throw new Error('the match did not begin');
  const seq = anna.known?.seq ?? 0;
  await Promise.all([tom, eva, guest].map((one) => one.until(() => (one.known?.seq ?? 0) >= seq)));
  return { code, tokens, anna, tom, eva, guest };
}

/** How a connection by hand ended: what was said, and the code it was closed with. */
async function endOf(one: Wire): Promise<string> {
  const isOver = (): boolean => closeCode(one.heard()) !== undefined;
  await one.until(isOver);
  const heard = one.heard();
  if (!heard.startsWith('HTTP/1.1 101')) return statusIn(heard);
  const goodbye = /"type":"goodbye","code":"([a-z-]+)"/.exec(heard)?.[1];
  if (goodbye !== undefined) return `goodbye: ${goodbye}`;
  const code = closeCode(heard);
  return code === undefined ? 'cut off' : `closed with ${code}`;
}

/** The code in the frame that closes: 0x88, a length of two and a short reason, the code. */
function closeCode(heard: string): number | undefined {
  for (let at = heard.indexOf('\x88'); at !== -1; at = heard.indexOf('\x88', at + 1)) {
    const length = heard.charCodeAt(at + 1);
    if (length < 2 || length > 2 + MOST_REASON || heard.length < at + 4) continue;
    return heard.charCodeAt(at + 2) * 256 + heard.charCodeAt(at + 3);
  }
  return undefined;
}

/** How a client was sent away. */
export async function endingOf(client: TestClient): Promise<string> {
  await client.until(() => client.closed !== undefined);
  const last = client.messages.at(-1);
  if (last?.type === 'goodbye') return `goodbye: ${last.code}`;
  return client.closed?.code === 1006 ? 'cut off' : `closed with ${client.closed?.code}`;
}
