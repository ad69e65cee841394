#!/usr/bin/env node
// Plain JavaScript for whatever Node is there: the command itself runs on the Node that the project pins.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);
const pinned = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main.href);
} else if (existsSync(pinned)) {
  const child = spawn(pinned, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  // Signals go to the command, which knows how to stop; this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 130);
  });
} else {
  console.error('stammtisch: needs Node 24, which npm test or npm start install');
  process.exitCode = 2;
}
