import type { Row } from './report.ts';

/** A figure that is to stay below a limit: limit ÷ ours, above 1 is good. */
export function atMost(bench: string, unit: string, ours: number, limit: number): Row {
  const row = { bench, unit, ours, peer: limit, against: 'limit' };
  return ours === 0 ? row : { ...row, ratio: limit / ours };
}
