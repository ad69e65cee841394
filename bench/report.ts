/** One measured figure, beside a named peer's or a limit. */
export interface Row {
  readonly bench: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: number;
  /** What the peer is: a program, or "limit". */
  readonly against?: string;
  /** Ours ÷ peer, or for limits that are upper bounds peer ÷ ours: above 1 is good. */
  readonly ratio?: number;
  /** Half the width of the 95 % interval around ours. */
  readonly plusMinus?: number;
  /** How many deals that rests on. */
  readonly deals?: number;
}

/** Prints a table for people and one JSON line a row for programs. */
export function report(rows: readonly Row[]): void {
  const cells = rows.map(({ bench, unit, ours, peer, against, ratio, plusMinus }) => [
    bench,
    unit,
    plusMinus === undefined ? figure(ours) : `${figure(ours)} ± ${figure(plusMinus)}`,
    peer === undefined ? '' : figure(peer),
    against ?? '',
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
  ]);
  const table = [['bench', 'unit', 'ours', 'peer', 'against', 'ratio'], ...cells];
  const widths = table.reduce<readonly number[]>(
    (widest, line) => line.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  for (const line of table)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const row of rows) console.log(JSON.stringify(row));
}

/** The value below which this share of the sorted samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function figure(value: number): string {
  // Sums of fractions that cancel out leave some dust.
  if (Math.abs(value) < 1e-9) return '0';
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
