import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'adding-a-game-'));
const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');

/** One step of the page: a file written, a file changed, or commands run. */
type Step =
  | { readonly do: 'write' | 'change'; readonly path: string; readonly text: string }
  | { readonly do: 'run'; readonly line: string };

/** The page's code blocks in order. The path of a file stands in a line of its own before its block. */
const steps = [...page.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(
  ([, path, language, text = '']): readonly Step[] => {
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((line) => ({ do: 'run', line }));
    if (path === undefined) throw new Error(`a block without the path of its file: ${text.slice(0, 60)}`);
    return [{ do: language === 'diff' ? 'change' : 'write', path, text }];
  },
);

const copied = [
  'packages/cards',
  'packages/kernel',
  'packages/games',
  'packages/testkit',
  'packages/bots',
  'scripts',
];

beforeAll(() => {
  for (const path of copied) {
    const skipped = (from: string): boolean => !/node_modules|\/dist(\/|$)/.test(from.slice(root.length));
    cpSync(join(root, path), join(scratch, path), { recursive: true, filter: skipped });
  }
  for (const file of readdirSync(root).filter((name) =>
    /^(tsconfig.*|vitest.*|package|\.oxlintrc|launch)\.m?[jt]s(on)?$/.test(name),
  ))
    cpSync(join(root, file), join(scratch, file));
  linkModules();
}, 120_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Everything installed, but the workspace's own packages from the scratch folder. */
function linkModules(): void {
  const [from, to] = [join(root, 'node_modules'), join(scratch, 'node_modules')];
  mkdirSync(join(to, '@stammtisch'), { recursive: true });
  for (const name of readdirSync(from).filter((one) => one !== '@stammtisch' && one !== '.vite'))
    symlinkSync(join(from, name), join(to, name));
  for (const path of copied.filter((one) => one.startsWith('packages/')))
    symlinkSync(join(scratch, path), join(to, '@stammtisch', path.slice('packages/'.length)));
}

/** Carries out a step; throws where the page is wrong. */
function follow(step: Step): void {
  if (step.do === 'run') {
    const { code, told } = run(step.line);
    if (code !== 0) throw new Error(told);
    return;
  }
  const file = join(scratch, step.path);
  if (step.do === 'change') {
    writeFileSync(file, changed(readFileSync(file, 'utf8'), step));
    return;
  }
  if (existsSync(file)) throw new Error(`${step.path} is there already`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, step.text);
}

/** Runs a command as npm would in the root of a checkout. */
function run(line: string): { readonly code: number | null; readonly told: string } {
  const [tool, ...args] = line.split(' ');
  const bin = join(scratch, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, NO_COLOR: '1' };
  const [command = '', ...rest] = tool === 'npm' ? npmScript(args) : args;
  const ran = spawnSync(command, rest, { cwd: scratch, env, encoding: 'utf8' });
  return { code: ran.status, told: `${line}\n${ran.stdout}\n${ran.stderr}` };
}

/** `npm run NAME -- ARGS` runs the script that the launcher has for it. */
function npmScript(args: readonly string[]): readonly string[] {
  const [, name = '', ...rest] = args;
  return [process.execPath, `scripts/${name}.ts`, ...rest.filter((arg) => arg !== '--')];
}

/** A file with the lines of a diff changed. */
function changed(old: string, { path, text }: { readonly path: string; readonly text: string }): string {
  const lines = text.trimEnd().split('\n');
  const withSigns = (signs: string): string =>
    lines
      .filter((line) => signs.includes(line.charAt(0) || ' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = `\n${old.trimEnd()}\n`.split(`\n${withSigns(' -')}`);
  if (parts.length !== 2) throw new Error(`${path} has these lines ${parts.length - 1} times:\n${text}`);
  return parts.join(`\n${withSigns(' +')}`).slice(1);
}

test('the page adds a game that type-checks, keeps the laws, and is told, counted and recorded', () => {
  expect(steps.filter((step) => step.do === 'run').length).toBeGreaterThan(4);
  for (const step of steps) follow(step);
  const golden = join(scratch, 'packages/games/src/dreier/golden');
  expect(readdirSync(golden).toSorted()).toEqual(['dreier.perft', 'dreier.txt', 'records-1']);
  const rules = readFileSync(join(scratch, 'docs/rules/dreier.md'), 'utf8');
  expect(rules).toContain('| DR-O2 | `lastDouble` |');
  // The laws were really asked: with a fault planted, the same commands fail.
  const play = join(scratch, 'packages/games/src/dreier/play.ts');
  writeFileSync(play, readFileSync(play, 'utf8').replace('shownTo: [seat]', "shownTo: 'everyone'"));
  const faulty = run('npm run laws -- --game dreier --deals 20');
  expect(faulty.code).toBe(1);
  expect(faulty.told).toContain('law "a seat sees exactly what events showed it" broken by dreier');
  expect(run('npx vitest run packages/testkit/src/laws/dreier').code).toBe(1);
}, 600_000);
