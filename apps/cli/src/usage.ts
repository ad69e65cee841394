/** Input or arguments that cannot be used: exit 2, with one line that says what and where. */
export class Unusable extends Error {}

/** Gives up on what was given. */
export function unusable(what: string): never {
  throw new Unusable(what);
}

/** What a command did: 0 done, 1 the thing checked does not hold. */
export type ExitCode = 0 | 1;

/** One command: its arguments in, its exit code out. */
export type Command = (args: readonly string[]) => ExitCode | Promise<ExitCode>;

/** Prints a result as JSON. Nothing else is ever printed on standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
