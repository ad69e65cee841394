import { code } from '@stammtisch/host';
import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { HERE, isHere } from './code.ts';

test('no code of a server says that its table lies on a device, and every code of a device does', () => {
  const every = code(() => Uint8Array.from(range(256)), 256);
  expect(every.split('').filter(isHere)).toEqual([]);
  expect(isHere(`${HERE}${code(() => new Uint8Array(12), 12)}`)).toBe(true);
});
