/** A figure with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

/** The mean of many numbers, from their count, sum and sum of squares. */
export function meanOf({ count, sum, squares }: { count: number; sum: number; squares: number }): Estimate {
  const mean = count === 0 ? 0 : sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1));
  const half = count === 0 ? 0 : Z * Math.sqrt(variance / count);
  return rounded({ value: mean, low: mean - half, high: mean + half });
}

/** A share (Wilson's interval, which stays between 0 and 1). */
export function shareOf(hits: number, count: number): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 1 };
  const share = hits / count;
  const scale = 1 + (Z * Z) / count;
  const middle = (share + (Z * Z) / (2 * count)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  return rounded({ value: share, low: middle - half, high: middle + half });
}

function rounded({ value, low, high }: Estimate): Estimate {
  const round = (number: number): number => Math.round(number * 10_000) / 10_000;
  return { value: round(value), low: round(low), high: round(high) };
}
