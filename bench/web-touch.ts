import type { House } from '../tests/browser/house.ts';
import { percentile, type Row } from './report.ts';
import { sitAmongBots, takeTurn, tap } from './web-play.ts';
import { atMost } from './web-rows.ts';

/** Budget of the architecture for the slowest answer to a tap, in ms. */
const LIMIT = 200;
/** Of so many interactions one may be slower, as the web's own measure has it. */
const FORGIVEN = 50;
/** What is opened while bots play, and the words on it. */
const OPENED = ['[aria-label="Letzter Stich"]', 'header button:nth-of-type(2)', '[aria-label="Menü"]'];
const CLOSE = 'dialog[open] [aria-label="Schließen"]';

/** Plays cards by tapping, and opens something as soon as one is on its way: bots play on meanwhile. */
export async function measureTouches(house: House, turns: number): Promise<readonly Row[]> {
  console.error('touching …');
  const slow = await sitAmongBots(house, 'normal');
  for (let turn = 0; turn < turns; turn += 1) {
    const done = await takeTurn(slow.page);
    if (done !== 'card') continue;
    await tap(slow.page, OPENED[turn % OPENED.length] ?? '');
    await tap(slow.page, CLOSE);
  }
  const { interactions, count, cls } = await slow.noted();
  await slow.close();
  const slowest = interactions.toSorted((one, other) => other.ms - one.ms);
  for (const { ms, what } of slowest.slice(0, 3)) console.error(`  ${ms} ms: ${what}`);
  const times = slowest.map(({ ms }) => ms);
  const name = 'table of 8, seven bots at once';
  return [
    atMost(
      `${name}: slowest answer to a tap`,
      `ms, of ${count}`,
      times[Math.floor(count / FORGIVEN)] ?? 16,
      LIMIT,
    ),
    {
      bench: `${name}: half of all answers`,
      unit: 'ms',
      ours: percentile([...times, ...rest(count, times)], 0.5),
    },
    atMost(`${name}: layout shift while playing`, 'in all', cls, 0.02),
  ];
}

/** Those that took less than the browser notes. */
function rest(count: number, times: readonly number[]): readonly number[] {
  return Array.from({ length: Math.max(0, count - times.length) }, () => 16);
}
