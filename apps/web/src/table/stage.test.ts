import { expect, test } from 'vitest';

import { playTo, rehearse } from './fixtures.ts';
import { finishedTrick, isInTheWay, isShownBare, pauseFor, trickKey } from './stage.ts';

const start = rehearse({ game: 'smear', players: 4, options: {}, seed: 3 });

test('a trick is finished by the news that take its cards, and only by them', () => {
  let now = playTo(start, 'lead');
  const tricks: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    now = now.next();
    const finished = finishedTrick(now.match.layout(), now.events);
    if (finished !== undefined) tricks.push(`${i}:${finished.plays.length}:${String(finished.winning)}`);
  }
  // Two tricks of four cards, each ended by the last of its cards.
  expect(tricks.map((trick) => trick.slice(0, 3))).toEqual(['3:4', '7:4']);
});

test('principle 19: a finished trick is in the way only when I must answer a new one', () => {
  const lead = playTo(start, 'lead').match;
  expect(isInTheWay(lead.layout(), lead.awaited(), 0)).toBe(false);
  const answer = playTo(start, 'trick').match;
  expect(isInTheWay(answer.layout(), answer.awaited(), 0)).toBe(true);
  expect(isInTheWay(answer.layout(), answer.awaited(), 1)).toBe(false);
  expect(isInTheWay(answer.layout(), answer.awaited(), null)).toBe(false);
});

test('principle 16: a finished trick stays as long as was chosen', () => {
  for (const chosen of [600, 1200, 2500, 'tap'] as const)
    expect(pauseFor(chosen, { isDue: false, isOff: false, laid: 3 })).toBe(chosen);
});

test('principle 19: a decision cuts the pause short, and without motion nothing is more than one card behind', () => {
  expect(pauseFor(2500, { isDue: true, isOff: false, laid: 1 })).toBe(700);
  expect(pauseFor('tap', { isDue: true, isOff: false, laid: 1 })).toBe(700);
  expect(pauseFor(600, { isDue: true, isOff: false, laid: 1 })).toBe(600);
  expect(pauseFor(2500, { isDue: true, isOff: true, laid: 1 })).toBe(0);
  expect(pauseFor('tap', { isDue: false, isOff: true, laid: 1 })).toBe('tap');
  expect(pauseFor('tap', { isDue: false, isOff: true, laid: 2 })).toBe(0);
});

test('a trick is known by its leader and first card, whatever follows', () => {
  const trick = { leader: 2, plays: [{ seat: 2, card: 'AH' as const }] };
  expect(trickKey(trick)).toBe(
    trickKey({ ...trick, plays: [...trick.plays, { seat: 3, card: 'KH' as const }] }),
  );
  expect(isShownBare({})).toBe(true);
  expect(isShownBare({ held: trick })).toBe(false);
});
