import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the client once, before the first journey: in a process of its own, for here everything is built as a test. */
export default function setup(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
}
