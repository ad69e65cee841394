/** `npm run bench -- NAME`: measures, prints a table and one JSON line per row. */
import type { Row } from './report.ts';
import { report } from './report.ts';

const BENCHES: Readonly<Record<string, () => Promise<{ readonly run: () => Promise<readonly Row[]> }>>> = {
  advice: () => import('./advice.ts'),
  rules: () => import('./rules.ts'),
  shuffle: () => import('./shuffle.ts'),
  flood: () => import('./flood.ts'),
  server: () => import('./server.ts'),
  tables: () => import('./tables.ts'),
  web: () => import('./web.ts'),
};

const name = process.argv[2] ?? '';
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(`bench: say one of ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  const { run } = await bench();
  report(await run());
}
