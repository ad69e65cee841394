/** `npm run laws -- --deals N [--game G] [--seed S] [--minutes M]`: random deals over random house rules, held against every law. */
import { parseArgs } from 'node:util';

import { catalog } from '@stammtisch/games';
import { type Tried, tryByChance } from '@stammtisch/testkit';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
  },
});

let broken = 0;
for (const id of values.game === undefined ? catalog.ids : [values.game]) {
  const begun = performance.now();
  const minutes = (): number => (performance.now() - begun) / 60_000;
  const tried = catalog.open(id, (kit): readonly [Tried] => [
    tryByChance(kit, {
      deals: Number(values.deals),
      seed: values.seed,
      isOver: () => minutes() >= Number(values.minutes),
    }),
  ]);
  if (tried === undefined) throw new Error(`no game called ${id}`);
  const [{ deals, moves, tables, failures }] = tried;
  for (const failure of failures) console.error(failure);
  broken += failures.length;
  console.log(JSON.stringify({ game: id, seed: values.seed, deals, moves, tables, broken: failures.length }));
  console.error(`${id}: ${minutes().toFixed(1)} min, ${Math.round(deals / minutes() / 60)} deals/s`);
}
process.exitCode = broken === 0 ? 0 : 1;
