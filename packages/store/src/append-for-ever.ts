// Appends to a few logs at once until it is killed, and prints each acknowledgement: see contract-durable.ts.
import { argv, stdout } from 'node:process';

import type { Store } from './port.ts';

const [, , module = '', opener = '', place = ''] = argv;
// The contract names a module of this folder and one of its functions that opens a store.
const opened = (await import(module)) as Record<string, (at: string) => Promise<Store<unknown>>>;
const open = opened[opener];
if (open === undefined) throw new Error(`no ${opener} in ${module}`);
const store = await open(place);

async function appendForEver(table: string): Promise<never> {
  let { length } = await store.read(table, 1);
  for (let number = 1000 * length; ; number += 1) {
    const appended = await store.append({ table, expected: length, entries: [{ by: table, number }] });
    if (appended.type !== 'ok') throw new Error(`${table} ${length}: ${appended.type}`);
    length = appended.seq;
    stdout.write(`${table} ${length} ${number} ok\n`);
  }
}

await Promise.all(['a', 'b', 'c', 'd', 'e'].map(appendForEver));
