// Runs files of golden cases: `npm run golden -- FILE…`. Exit 1 if a case fails, 2 if a file cannot be read.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { runCases, type Verdict } from '@stammtisch/testkit';

/** npm runs scripts in the workspace root: paths are meant from where it was called. */
const from = process.env['INIT_CWD'] ?? process.cwd();

process.exitCode = main(process.argv.slice(2));

function main(files: readonly string[]): number {
  if (files.length === 0) return complain('say which files: npm run golden -- FILE…');
  const verdicts: Verdict[] = [];
  for (const file of files) {
    try {
      verdicts.push(...runCases(JSON.parse(readFileSync(resolve(from, file), 'utf8'))));
    } catch (error) {
      return complain(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const failed = verdicts.filter(({ problems }) => problems.length > 0);
  for (const { id, problems } of failed) console.log([`FAILED ${id}`, ...problems].join('\n  '));
  console.log(`${verdicts.length - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
}

function complain(what: string): number {
  console.error(`golden: ${what}`);
  return 2;
}
