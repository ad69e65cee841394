/** What is used of the package, which brings no types. */
declare module 'canvas-confetti' {
  interface Burst {
    readonly particleCount?: number;
    readonly angle?: number;
    readonly spread?: number;
    readonly startVelocity?: number;
    readonly ticks?: number;
    readonly origin?: { readonly x?: number; readonly y?: number };
    readonly colors?: readonly string[];
    readonly disableForReducedMotion?: boolean;
  }
  type Confetti = ((burst: Burst) => Promise<void> | null) & { reset(): void };
  export function create(
    canvas: HTMLCanvasElement,
    options: { readonly resize: boolean; readonly useWorker: boolean },
  ): Confetti;
}
