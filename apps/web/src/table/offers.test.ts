import { LANGUAGES } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import {
  at,
  type OptionSpec,
  type OptionValue,
  range,
  type Seat,
  type Seen,
  seeded,
  type SomeOptions,
} from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { readingOf, understand } from '../text/understand.ts';
import { textWords } from '../text/words/index.ts';
import { modelOf, type Programme, rehearse, roomFor } from './fixtures.ts';
import { giftIn, giftOf } from './gifts.ts';
import { myHand, type Scene, sceneOf } from './scene.ts';
import { cardText } from './story.ts';

const GAMES = ['smear', 'zsirozas', 'spades'] as const;
/** Two that nobody meets by changing one rule alone: far behind in pairs with a blind nil, and cards given after it. */
const BLIND = {
  options: { teams: 'pairs', nil: 100, blindNil: 200, blindPass: 2 },
  players: 4,
  startScores: [0, 300],
};
const BLIND_MATCHES = 6;
const SIZE = { width: 390, height: 844 };

type Table = Omit<Programme, 'game' | 'seed'>;

/** A position in which this seat is asked for something. */
interface Asked {
  readonly seen: Seen;
  readonly seat: Seat;
}

/** Every house rule with each of its values, at the smallest table and the largest where it can be played. */
function tables(game: string): readonly Table[] {
  const changed = catalog.open(game, (kit) =>
    Object.entries<OptionSpec>(kit.game.options).flatMap(([name, spec]) => {
      const needs = Object.entries(spec.onlyIf ?? {}).map(([other, values]) => [other, values[0]]);
      return valuesOf(spec).flatMap((value) => {
        const options: SomeOptions = { ...Object.fromEntries(needs), [name]: value };
        const parsed = kit.parse(options);
        if (!parsed.ok) return [];
        const counts = kit.game.seatCounts(parsed.value).filter((count) => kit.parse(options, count).ok);
        const ends = [...new Set([counts.at(0), counts.at(-1)])].filter((count) => count !== undefined);
        return ends.map((players): Table => ({ options, players }));
      });
    }),
  );
  return [...(changed ?? []), ...(game === 'spades' ? range(BLIND_MATCHES).map(() => BLIND) : [])];
}

function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'choice') return spec.of;
  return spec.kind === 'flag' ? [true, false] : [];
}

/** Every time somebody is asked for something, in one deal by chance at each of these tables. */
function asked(game: string): readonly Asked[] {
  return tables(game).flatMap((table, seed) => {
    const found: Asked[] = [];
    const random = seeded(`${game} ${seed}`);
    let now = rehearse({ game, seed: seed + 1, ...table }).next();
    for (;;) {
      const awaited = now.match.awaited();
      if (awaited === 'deck' || awaited.length === 0) return found;
      found.push(...awaited.map((seat) => ({ seen: now.seen(seat), seat })));
      const seat = at(awaited, random.below(awaited.length));
      const legal = now.match.legal(seat);
      now = now.act(seat, at(legal, random.below(legal.length)));
    }
  });
}

function sceneFor({ seen, seat }: Asked, language: Scene['model']['language'] = 'de'): Scene {
  const { seats } = seen.terms;
  const room = roomFor(seen.game, seats, seen.options);
  const names = room.chairs.map((chair) => (chair.kind === 'free' ? '?' : chair.name));
  return sceneOf({ ...BASE, seen, seat, room, names, language }, SIZE);
}

const BASE = modelOf(rehearse({ game: 'smear', players: 4, options: {}, seed: 1 }), {
  room: roomFor('smear', 4, {}),
  language: 'de',
  seat: 0,
});

/** What a person can do with the controls of this scene, as texts of actions. */
function offered(scene: Scene): readonly string[] {
  // Cards lying face down are no buttons.
  const buttons = scene.hidden > 0 ? [] : myHand(scene);
  const cards = buttons.filter((card) => scene.playable.has(card));
  const pairs = buttons.flatMap((card, index) => buttons.slice(index + 1).map((other) => [other, card]));
  const gifts =
    scene.gifts.length === 0 ? [] : pairs.flatMap((pair) => giftOf(scene.gifts, pair)?.text ?? []);
  return [...cards, ...gifts, ...scene.answers];
}

/** How somebody would type it who reads what is possible. */
function typed(text: string, scene: Scene): string {
  const gift = giftIn(text);
  const { words, pattern, model } = scene;
  if (gift === undefined) return scene.spoken.action(text).toLowerCase();
  return gift.cards.map((card) => cardText(card, model.language, pattern, words)).join(', ');
}

describe.each(GAMES)('%s', (game) => {
  const positions = asked(game);

  test('whatever may be done has a control, and no control offers anything else', () => {
    expect(positions.length).toBeGreaterThan(500);
    for (const position of positions) {
      const offers = offered(sceneFor(position));
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.toSorted()).toEqual(position.seen.legal(position.seat).toSorted());
    }
  });

  test.each(LANGUAGES)(
    'principle 22: whatever may be done can be typed as it is called, in %s',
    (language) => {
      const words = textWords[language];
      const tried = new Set<string>();
      let gifts = 0;
      for (const position of positions) {
        const { seen, seat } = position;
        const texts = [...seen.legal(seat), ...seen.remarks(seat)].filter((text) => !tried.has(text));
        // Two of thirteen are many: some of them will do.
        const some = texts.filter((text) => !text.startsWith('give ') || (gifts += 1) < 60);
        if (some.length === 0) continue;
        const scene = sceneFor(position, language);
        for (const text of some) {
          tried.add(text);
          const understood = understand(typed(text, scene), readingOf(scene, words));
          const isCall = seen.remarks(seat).includes(text);
          expect(understood).toEqual(isCall ? { do: 'call', text } : { do: 'act', text });
        }
      }
      expect(tried.size).toBeGreaterThan(30);
    },
  );

  test('no two answers to a question sound alike, and none is shown as records write it', () => {
    const questions = new Map<string, Asked>();
    for (const position of positions) {
      const { seen, seat } = position;
      const key = seen.legal(seat).filter((text) => !/^(give )?[^ ]{2}( [^ ]{2})?$/.test(text));
      if (key.length > 0) questions.set(key.join(), position);
    }
    for (const language of LANGUAGES) {
      for (const position of questions.values()) {
        const { answers, remarks, spoken } = sceneFor(position, language);
        const names = [...answers, ...remarks].map((text) => spoken.action(text));
        expect(new Set(names).size).toBe(names.length);
        expect(names).not.toContain('');
        expect(names.filter((name) => answers.includes(name))).toEqual([]);
      }
    }
  });
});

test('every kind of answer that the games know is asked for by chance', () => {
  const kinds = GAMES.flatMap((game) =>
    asked(game).flatMap(({ seen, seat }) => [...seen.legal(seat), ...seen.remarks(seat)]),
  );
  const words = ['pass', 'moon', 'misdeal', 'stop', 'look', 'keep', 'next', 'bid nil', 'bid blind nil'];
  for (const word of [...words, 'bid 13', 'Schmiere!', 'Steche nicht!']) expect(kinds).toContain(word);
  expect(kinds.some((text) => text.startsWith('give '))).toBe(true);
});
