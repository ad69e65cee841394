/** `npm run check`: types, lint, format and dead code; every one runs, and any failure fails the whole. */
import { spawnSync } from 'node:child_process';

const CHECKS: readonly (readonly [string, readonly string[]])[] = [
  ['tsc', ['-p', 'tsconfig.pure.json']],
  ['tsc', ['-p', 'tsconfig.node.json']],
  ['tsc', ['-p', 'tsconfig.web.json']],
  ['oxlint', ['--type-aware', '--deny-warnings']],
  ['oxfmt', ['--check', '.']],
  ['knip', []],
];

const failed = CHECKS.filter(([command, args]) => {
  console.error(`— ${[command, ...args].join(' ')}`);
  return (
    spawnSync(command, [...args], { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0
  );
});
console.log(
  failed.length === 0
    ? 'All checks pass.'
    : `Failed: ${failed.map((check) => check.flat().join(' ')).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
