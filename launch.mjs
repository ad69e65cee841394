// The one entry for npm scripts. Plain JavaScript for whatever Node is there: it installs what is missing, then runs
// the Node that the project pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const stamp = join(root, 'node_modules', '.stammtisch-lock');

/** Room for what lives briefly, in MB: a server under load sweeps less often. Taken only when it is needed. */
const SERVER_FLAGS = ['--max-semi-space-size=64'];

const TASKS = {
  start: { script: 'apps/cli/src/main.ts', flags: SERVER_FLAGS, before: ['serve'], needsClient: true },
  test: { script: 'scripts/test.ts', needsClient: true },
  check: { script: 'scripts/check.ts' },
  golden: { script: 'scripts/golden.ts' },
  regen: { script: 'scripts/regen.ts' },
  laws: { script: 'scripts/laws.ts' },
  bench: { script: 'bench/main.ts', flags: SERVER_FLAGS },
  torture: { script: 'scripts/torture.ts' },
  screens: { script: 'scripts/screens.ts', needsClient: true },
  build: { script: 'scripts/build.ts' },
};

const [name, ...given] = process.argv.slice(2);
const task = TASKS[name ?? ''];
if (task === undefined) {
  console.error(`launch.mjs: say one of ${Object.keys(TASKS).join(', ')}`);
  process.exit(2);
}
install();
const node = pinnedNode();
if (task.needsClient === true && isClientStale()) run(node, ['scripts/build.ts']);
process.exitCode = run(node, [...(task.flags ?? []), task.script, ...(task.before ?? []), ...given], {
  mayFail: true,
});

/** Runs `npm ci` when the lockfile is not the one that was installed last. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing packages (npm ci) …');
  // Anything npm says goes to stderr: a script's stdout is its own.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('npm ci failed: see above. A network connection to the npm registry is needed once.');
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

/** The Node of this platform's npm package, else the one running if it is new enough. */
function pinnedNode() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', `node${suffix}`);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Stammtisch runs on Node 24. There is no npm package of it for ${process.platform}-${process.arch}: install Node 24 and run this again.`,
  );
  process.exit(1);
}

/** Whether a source of the client is newer than the built one. */
function isClientStale() {
  const built = join(root, 'apps', 'web', 'dist', 'index.html');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = [
    'apps/web',
    'packages/cards',
    'packages/kernel',
    'packages/games',
    'packages/protocol',
    'packages/fair',
  ];
  return (
    newest(join(root, 'package-lock.json')) > builtAt ||
    sources.some((folder) => newest(join(root, folder)) > builtAt)
  );
}

function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path)
    .filter((entry) => entry !== 'dist' && entry !== 'node_modules')
    .reduce((latest, entry) => Math.max(latest, newest(join(path, entry))), 0);
}

function run(command, args, { mayFail = false } = {}) {
  const bin = join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${separator}${process.env['PATH'] ?? ''}` },
  });
  const status = done.status ?? 1;
  if (status !== 0 && !mayFail) process.exit(status);
  return status;
}
