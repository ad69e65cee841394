// Writes perft counts, playthroughs, the pages in `docs/rules` and the lists in `docs/security.md` and
// `docs/principles.md` anew, and records where some are missing; the diff is reviewed.
// `npm run regen [GAME…]`
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { catalog } from '@stammtisch/games';
import type { GameKit } from '@stammtisch/kernel';
import {
  countPerft,
  goldenFile,
  keepFairRecords,
  keepRecords,
  planPerft,
  planPlaythrough,
  readHead,
  readPerft,
  rulesPage,
  rulesPageFile,
  tellMatch,
  writePerft,
} from '@stammtisch/testkit';

const HEAD = `# Courses of actions after the deal, by length. The last seat deals; deck N is the seeded shuffle no. N of the pack.
# Written by \`npm run regen\`: to count a table, add its line with as many numbers as it shall be deep.
`;
const wanted = process.argv.slice(2);

for (const id of wanted.length > 0 ? wanted : catalog.ids) {
  if (catalog.open(id, regenerate) === undefined) {
    console.error(`regen: no game called "${id}"`);
    process.exitCode = 2;
  }
}

// Whoever writes a game needs nothing of the server.
if (wanted.length === 0) {
  const { KINDS } = await import('../apps/server/src/hostile/all.ts');
  const { PAGE, withList } = await import('../apps/server/src/hostile/page.ts');
  const page = readFileSync(PAGE, 'utf8');
  const listing = withList(page, KINDS);
  if (listing !== page) writeFileSync(PAGE, listing);
  const { writePrinciples } = await import('./principles.ts');
  writePrinciples();
}

for (const game of keepFairRecords()) console.error(`${game}: a match added whose dealing can be checked`);

function regenerate<W, A, V, O>(kit: GameKit<V & W, A, V, O>): string {
  const { id } = kit.game;
  for (const file of [goldenFile(id, 'perft'), rulesPageFile(id)])
    mkdirSync(new URL('.', file), { recursive: true });
  write(goldenFile(id, 'perft'), perftText(kit));
  write(goldenFile(id, 'txt'), playthroughText(kit));
  write(rulesPageFile(id), rulesPage(kit));
  const { added, changed } = keepRecords(kit);
  console.error(`${id}: ${added.length === 0 ? 'no record' : added.join(', ')} added`);
  if (changed.length > 0) {
    console.error(`${id}: ${changed.join(', ')} no longer comes to the same: these rules need a new version`);
    process.exitCode = 1;
  }
  return id;
}

/** Lines that are there keep their tables and depths; a new file gets every table worth counting. */
function perftText<W, A, V, O>(kit: GameKit<V & W, A, V, O>): string {
  const file = goldenFile(kit.game.id, 'perft');
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = old === '' ? planPerft(kit) : readPerft(old);
  const counted = lines.map((line) => ({ ...line, counts: countPerft(kit, line, line.counts.length) }));
  return `${HEAD}${counted.map(writePerft).join('\n')}\n`;
}

function playthroughText<W, A, V, O>(kit: GameKit<V & W, A, V, O>): string {
  const { game, parse } = kit;
  const file = goldenFile(game.id, 'txt');
  if (existsSync(file)) return tellMatch(kit, readHead(readFileSync(file, 'utf8')));
  const standard = parse({});
  if (!standard.ok) throw new Error('the standard options are refused');
  const seatCounts = game.seatCounts(standard.value);
  // A short match: the lowest target that the form suggests.
  const target = game.options['target'];
  const suggested = target?.kind === 'count' ? target.suggested : undefined;
  const options = suggested === undefined ? {} : { target: Math.min(...suggested) };
  const seats = seatCounts.includes(4) ? 4 : Math.min(...seatCounts);
  return tellMatch(kit, planPlaythrough(kit, { seats, options }));
}

function write(file: URL, text: string): void {
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isSame) writeFileSync(file, text);
  console.error(`${isSame ? 'as it was' : 'written'}: ${file.pathname}`);
}
