import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { KINDS } from './all.ts';
import type { Kind } from './attack.ts';
import { type Ground, groundFor } from './ground.ts';
import { listed, PAGE, withList } from './page.ts';

describe.each(KINDS.map((kind) => [kind.title, kind] as const))('%s', (_, kind: Kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await groundFor(kind);
  });
  afterAll(() => ground.close());

  test.each(kind.attacks.map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { attack, expected }) => {
      const ended = await attack(ground);
      await ground.clear();
      expect(ended).toBe(expected);
      expect((await ground.ask('/healthz')).status).toBe('status 200');
      await ground.bystanders.playOn();
    },
  );
});

test('every attack has a name of its own, and there are many', () => {
  const names = KINDS.flatMap(({ attacks }) => attacks.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
});

test('docs/security.md lists what is tried here: npm run regen writes it anew', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toContain(listed(KINDS));
  expect(withList(page, KINDS)).toBe(page);
});
