import { hash } from 'node:crypto';

import type { BotPool } from '@stammtisch/server';

import { type House, openHouse } from './house.ts';

/** Chance that is the same every time, by what it is begun with. */
export function fixedChance(seed: string): (bytes: number) => Uint8Array {
  let count = 0;
  return (bytes) => {
    count += 1;
    return hash('shake256', `${seed} ${count}`, { outputEncoding: 'buffer', outputLength: bytes });
  };
}

/** Bots without an idea: what is legal first is played for them, whatever the real ones learn. */
const NO_IDEAS: BotPool = {
  answer: () => Promise.reject(new Error('no idea')),
  close: () => Promise.resolve(),
};

/** A house in which everything comes out the same every time. */
export function openStillHouse(): Promise<House | undefined> {
  return openHouse({ name: 'stammtisch.example', random: fixedChance('still'), bots: NO_IDEAS });
}
