/**
 * The client as a slow phone sees it (processor four times slower; for loading, Lighthouse's slow 4G): how soon pages are
 * there, how soon they answer, and what drawing costs while seven bots play at once. A real browser and a real server on
 * this machine; about four minutes. `BENCH_ROUNDS` says how often each page is loaded.
 */
import { openHouse } from '../tests/browser/house.ts';
import type { Row } from './report.ts';
import { measureDrawing } from './web-draw.ts';
import { measureLag } from './web-lag.ts';
import { measureLoads } from './web-load.ts';
import { measureTouches } from './web-touch.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Measures loading, touching and drawing, one after the other. */
export async function run(): Promise<readonly Row[]> {
  const house = await openHouse();
  if (house === undefined) throw new Error('no browser runs here');
  try {
    return [
      ...(await measureLoads(house, ROUNDS)),
      ...(await measureTouches(house, 4 * ROUNDS)),
      ...(await measureDrawing(house, 4 * ROUNDS)),
      ...(await measureLag(house, 4 * ROUNDS)),
    ];
  } finally {
    await house.close();
  }
}
