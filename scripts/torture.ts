/**
 * `npm run torture -- --minutes 3`: people play at 200 tables over real sockets while the server is killed, frozen and cut
 * off, and messages come twice, late and out of order. Then everything anybody was told is compared with the logs.
 */
import { parseArgs } from 'node:util';

import { COUNTED, type Figures } from './torture/figures.ts';
import { torture } from './torture/run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'torture' },
  },
});
const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
if (!(minutes > 0 && minutes <= 60) || !Number.isInteger(tables) || tables < 1 || tables > 1_000) {
  console.error('torture: --minutes up to 60, --tables 1 to 1000, --seed TEXT');
  process.exit(2);
}
const end = Date.now() + minutes * 60_000;
let toldAt = 0;
console.error(`${tables} tables for ${minutes} min, seed "${values.seed}"`);
const figures = await torture({
  tables,
  seed: values.seed,
  thinkMs: 600,
  longestStopMs: 3_000,
  between: [tables, 8 * tables],
  goesOn: () => Date.now() < end,
  tell,
});
console.log(figures.text());
for (const fault of figures.faults.slice(0, 50)) console.log(`FAULT ${fault}`);
process.exitCode = figures.faults.length === 0 ? 0 : 1;

/** About every ten seconds. */
function tell(now: Figures): void {
  if (Date.now() - toldAt < 10_000) return;
  toldAt = Date.now();
  const left = Math.max(0, Math.ceil((end - toldAt) / 1_000));
  const shown = COUNTED.filter((what) => now.of(what) > 0).map((what) => `${what} ${now.of(what)}`);
  console.error(`${left} s left: ${shown.join(', ')}, faults found ${now.faults.length}`);
}
