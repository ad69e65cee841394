import { LANGUAGES } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import { at, deltas } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { after, type AskTask, type Chapter, type Lesson, stepsOf } from './lesson.ts';
import { smear } from './lessons/smear.ts';
import { spades } from './lessons/spades.ts';
import { zsirozas } from './lessons/zsirozas.ts';

const LESSONS: Readonly<Record<string, Lesson>> = { smear, zsirozas, spades };

const tasksOf = (lesson: Lesson) => Object.entries(lesson.tasks);

describe.each(Object.entries(LESSONS))('the lesson of %s', (game, lesson) => {
  const chapters = import.meta.glob<{ readonly chapter: Chapter }>('./words/*/*.ts');
  const chapterIn = async (language: string): Promise<Chapter> => {
    const load = chapters[`./words/${game}/${language}.ts`];
    if (load === undefined) throw new Error(`no lesson of ${game} in ${language}`);
    return (await load()).chapter;
  };
  const asks = tasksOf(lesson).filter((entry): entry is [string, AskTask] => entry[1].kind === 'ask');

  test.each(tasksOf(lesson))('%s is a position that the rules reach', (_, { setting }) => {
    const steps = stepsOf(catalog, game, setting);
    expect(setting.names).toHaveLength(at(setting.deals, 0).hands.length);
    expect(setting.names.indexOf('')).toBe(setting.you);
    expect(steps.length).toBeGreaterThan(0);
  });

  test.each(asks)('%s allows exactly what the game allows', (_, { setting, allowed }) => {
    const { match } = at(stepsOf(catalog, game, setting).slice(-1), 0);
    expect(match.awaited()).toEqual([setting.you]);
    expect(match.legal(setting.you).toSorted()).toEqual(allowed.toSorted());
  });

  test.each(asks)(
    '%s: every other card is refused for a reason that has words',
    (_, { setting, allowed }) => {
      const { match } = at(stepsOf(catalog, game, setting).slice(-1), 0);
      const hand = at(match.layout().hands, setting.you);
      for (const card of hand.filter((one) => !allowed.includes(one))) {
        const refusal = match.refusal(setting.you, card);
        if (refusal === undefined) throw new Error(`${card} is allowed`);
        for (const language of LANGUAGES) expect(match.words(language).refusal(refusal)).not.toBe('');
      }
    },
  );

  test.each(asks)('%s goes on after every answer, and all that follows is used', (_, task) => {
    const { setting, allowed, follows = [] } = task;
    const first = at(stepsOf(catalog, game, setting).slice(-1), 0);
    const used = new Set<number>();
    for (const answer of allowed) {
      expect(after(first, setting.you, answer, follows)).not.toBe(first);
      const alone = after(first, setting.you, answer, []);
      for (const [index] of follows.entries()) {
        const longer = after(first, setting.you, answer, follows.slice(0, index + 1));
        const shorter = index === 0 ? alone : after(first, setting.you, answer, follows.slice(0, index));
        if (longer.events.length > shorter.events.length) used.add(index);
      }
    }
    expect(used.size).toBe(follows.length);
  });

  test('has a part for every task, and a task for every part that names one', () => {
    const named = Object.values(lesson.parts).flat();
    expect(named.toSorted()).toEqual(Object.keys(lesson.tasks).toSorted());
  });

  test.each(LANGUAGES)(
    'in %s: a word at every stop, and comments on what can be answered',
    async (language) => {
      const chapter = await chapterIn(language);
      const faults = tasksOf(lesson).filter(([name, task]) => {
        const words: { readonly steps?: readonly string[]; readonly replies?: object } | undefined =
          chapter.tasks[name];
        if (task.kind === 'walk') return words?.steps?.length !== task.stops.length;
        const replies = Object.keys(words?.replies ?? {});
        return task.kind === 'ask' && !replies.every((reply) => task.allowed.includes(reply));
      });
      expect(faults).toEqual([]);
    },
  );
});

test('the examples of the rules come to the points they tell of', () => {
  const scored = (game: string, lesson: Lesson, task: string) => {
    const setting = lesson.tasks[task]?.setting;
    if (setting === undefined) throw new Error(task);
    const { match } = at(stepsOf(catalog, game, setting).slice(-1), 0);
    return match.sheet().pages.map((lines) => [...deltas(lines, match.sheet().totals.length)]);
  };
  expect(scored('smear', smear, 'made')).toEqual([[0, 0, 3, 2]]);
  expect(scored('smear', smear, 'missed')).toEqual([[0, 0, -4, 2]]);
  expect(scored('smear', smear, 'walk')).toEqual([[0, 0, 3, 2]]);
  expect(scored('zsirozas', zsirozas, 'mushroom')).toEqual([
    [80, 0],
    [50, 30],
  ]);
  expect(scored('spades', spades, 'exact')).toEqual([[70, 0, 20, 10]]);
  expect(at(at(scored('spades', spades, 'over'), 0), 0)).toBe(53);
});
