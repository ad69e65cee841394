/**
 * `npm test`: everything. Ends with a line `N passed, N failed` (`, N skipped` may follow); a file that cannot even be
 * loaded counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
// Browser journeys need the machine for themselves, so the two halves run one after the other.
for (const project of ['unit', 'browser']) {
  const outputFile = join(folder, `${project}.json`);
  const run = spawnSync(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  count(outputFile, run.status);
}
rmSync(folder, { recursive: true, force: true });
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

function count(outputFile: string, status: number | null): void {
  const report = read(outputFile);
  const unloaded =
    report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length ?? 0;
  const failed = (report?.numFailedTests ?? 0) + unloaded;
  totals.passed += report?.numPassedTests ?? 0;
  totals.skipped += report?.numPendingTests ?? 0;
  // A run that fails without a failed test (an unhandled error, no report at all) is a failure too.
  totals.failed += failed === 0 && status !== 0 ? 1 : failed;
}

function read(file: string): Report | undefined {
  try {
    // Written by vitest's JSON reporter a moment ago.
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
