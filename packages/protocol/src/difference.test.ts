import { expect, test } from 'vitest';

import { withDifference } from './difference.ts';

const view = {
  phase: 'playing',
  hands: [['??', '??'], ['AH'], ['??']],
  calls: ['pass'],
  trick: { leader: 1 },
};

test('what is set is other, what is dropped is gone, the rest stays', () => {
  const next = withDifference(view, { set: { phase: 'over' }, drop: ['trick'] });
  expect(next).toEqual({ phase: 'over', hands: view.hands, calls: view.calls });
});

test('of a list only some items change, and new ones come at its end', () => {
  const next = withDifference(view, { set: {}, items: { hands: { 1: [] }, calls: { 1: 3, 2: 'pass' } } });
  expect(next).toEqual({ ...view, hands: [['??', '??'], [], ['??']], calls: ['pass', 3, 'pass'] });
  expect(view.hands[1]).toEqual(['AH']);
});

test('items of what is no list are a broken promise', () => {
  expect(() => withDifference(view, { set: {}, items: { trick: { 0: 1 } } })).toThrow('trick is no list');
});
