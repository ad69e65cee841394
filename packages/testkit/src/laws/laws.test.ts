import { expect, test } from 'vitest';

import { tinyKit } from '../tiny/kit.ts';
import { checkLaws, trials } from './index.ts';

test.each(trials(tinyKit))('the tiny game keeps every law: $seed', (trial) => {
  expect(() => checkLaws(tinyKit, trial)).not.toThrow();
});
