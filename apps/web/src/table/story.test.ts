import { FRENCH_RANKS, FRENCH_SUITS, GERMAN_RANKS, GERMAN_SUITS, LANGUAGES, pack } from '@stammtisch/cards';
import { observeEvent } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { modelOf, playTo, rehearse, type Rehearsal, roomFor } from './fixtures.ts';
import type { TableModel } from './model.ts';
import { toldAgain } from './retold.ts';
import { type Scene, sceneOf, slateOf } from './scene.ts';
import { cardText, number, sentences, withSign } from './story.ts';
import { tableWords } from './words.ts';

const SIZE = { width: 390, height: 844 };
const programme = (players: number, options = {}) => ({ game: 'smear', players, options, seed: 3 });

function look(now: Rehearsal, language: TableModel['language'] = 'de', seat: number | null = 0): Scene {
  const { seats } = now.match.terms;
  return sceneOf(modelOf(now, { room: roomFor('smear', seats, {}), language, seat }), SIZE);
}

test('principle 23: every card has a name of its own in every language', () => {
  const french = pack(FRENCH_SUITS, FRENCH_RANKS, ['BJ', 'SJ']);
  const german = pack(GERMAN_SUITS, GERMAN_RANKS);
  for (const language of LANGUAGES) {
    const words = tableWords[language];
    expect(new Set(french.map((card) => cardText(card, language, 'french', words))).size).toBe(54);
    expect(new Set(german.map((card) => cardText(card, language, 'german', words))).size).toBe(32);
  }
  expect(cardText('AD', 'de', 'french', tableWords.de)).toBe('Karo-Ass');
  expect(cardText('OA', 'hu', 'german', tableWords.hu)).toBe('makk felső');
  expect(cardText('??', 'en', 'french', tableWords.en)).toBe('face down');
});

test('every thing that happens is one sentence, and a trick is taken only once', () => {
  let now = playTo(rehearse(programme(4)), 'lead');
  const told: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    now = now.next();
    const scene = look(now);
    told.push(
      ...sentences(
        now.events.map((event) => observeEvent(event, 0)),
        scene,
      ),
    );
  }
  expect(told).toHaveLength(5);
  expect(told[0]).toMatch(/^Du: /);
  expect(told[1]).toMatch(/^Anna: /);
  expect(told[4]).toMatch(/^(Stich an|Dein Stich)/);
});

test('others are told by what they do, oneself by the answer that was chosen', () => {
  const scene = look(playTo(rehearse(programme(4)), 'auction'));
  const told = (seat: number, words: string): readonly string[] =>
    sentences([{ type: 'said', seat, words }], scene);
  expect(told(1, 'bid 3')).toEqual(['Anna: bietet 3']);
  expect(told(0, 'bid 3')).toEqual(['Du: 3 bieten']);
  expect(told(0, 'pass')).toEqual(['Du: Passen']);
});

test('the end of a deal tells who scored what and why', () => {
  const now = playTo(rehearse(programme(4, { partners: 'seats' })), 'ended');
  const told = sentences(now.events, look(now, 'en'));
  expect(told.at(-1)).toMatch(/(You \+ Bence|Anna \+ Clara): [+−]\d \(/);
});

test('nobody hears of cards that were dealt to others', () => {
  let now = rehearse(programme(3)).next();
  while (!now.events.some((event) => event.type === 'moved' && event.from.pile === 'stock')) now = now.next();
  const told = sentences(
    now.events.map((event) => observeEvent(event, 0)),
    look(now),
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^Du bekommst: /);
  const watched = sentences(
    now.events.map((event) => observeEvent(event, 'everyone')),
    look(now, 'de', null),
  );
  expect(watched).toEqual([]);
});

test('bids are read beside their players while they are made; passing is forgotten once cards are played', () => {
  const auction = look(playTo(rehearse(programme(6)), 'auction'));
  const said = auction.order.map((seat) => slateOf(seat, auction));
  expect(said).toContain('passt');
  const playing = look(playTo(rehearse(programme(6)), 'waiting'));
  const left = playing.order.flatMap((seat) => slateOf(seat, playing) ?? []);
  expect(left.length).toBeGreaterThan(0);
  for (const slate of left) expect(slate).toMatch(/^Gebot \d$/);
});

test('principle 26: trick, turn, bids and counts can be asked for at any time', () => {
  const scene = look(playTo(rehearse(programme(4)), 'trick'));
  expect(toldAgain('trick', scene)).toMatch(/liegt vorn/);
  expect(toldAgain('turn', scene)).toBe('Du bist dran');
  expect(toldAgain('bids', scene)).toMatch(/Gebot/);
  expect(toldAgain('counts', scene)).toMatch(/Anna: \d Karten?/);
});

test('principle 21: tricks, bids and totals on screen are those of the server, after a thousand events', () => {
  let now = rehearse(programme(6, { partners: 'seats' }));
  for (let i = 0; i < 1000 && now.match.layout().winners === undefined; i += 1) {
    now = now.next();
    const { table, model, spoken } = look(now);
    expect(table.tricksTaken).toEqual(now.match.layout().tricksTaken);
    expect(model.seen.sheet()).toEqual(now.match.sheet());
    expect(spoken.slate()).toEqual(now.match.words('de').slate());
  }
});

test('principle 9: what may be played is what the rules allow, and only on my turn', () => {
  let now = rehearse(programme(5));
  for (let i = 0; i < 120; i += 1) {
    now = now.next();
    const { playable, answers, isMyTurn } = look(now);
    const legal = isMyTurn ? now.match.legal(0) : [];
    expect([...playable, ...answers].toSorted()).toEqual([...legal].toSorted());
  }
});

test('principle 20: numbers have a real minus sign', () => {
  expect([withSign(2), withSign(-3), withSign(0), number(-12)]).toEqual(['+2', '−3', '0', '−12']);
});
