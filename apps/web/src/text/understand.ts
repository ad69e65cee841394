import { type Card, cardName } from '@stammtisch/cards';

import { myHand, type Scene } from '../table/scene.ts';
import { turnTold } from '../table/retold.ts';
import { cardText } from '../table/story.ts';
import { distance, plain } from './plain.ts';
import { codeOf, readCards, type Tongue } from './read-card.ts';
import type { CommandName, TextWords } from './words/index.ts';

/** What a line that somebody typed comes to. */
export type Understood =
  /** An answer of the game, allowed now. */
  | { readonly do: 'act'; readonly text: string }
  /** A card chosen in advance. */
  | { readonly do: 'mark'; readonly card: Card }
  /** One of the cards to be parted with. */
  | { readonly do: 'choose'; readonly card: Card }
  /** Perhaps this was meant: done once it is confirmed. */
  | { readonly do: 'propose'; readonly meant: Understood; readonly name: string }
  /** Something said out of turn. */
  | { readonly do: 'call'; readonly text: string }
  | { readonly do: 'command'; readonly name: CommandName; readonly rest: string }
  /** Nothing comes of it; this is why. */
  | { readonly do: 'tell'; readonly text: string };

/** Where a line is read: the moment, and the words of the language it is typed in. */
export interface Reading {
  readonly scene: Scene;
  readonly words: TextWords;
  readonly tongue: Tongue;
}

/** The names of cards in the language of this moment. */
export function readingOf(scene: Scene, words: TextWords): Reading {
  const { pattern, model } = scene;
  return { scene, words, tongue: { language: model.language, pattern, names: words.cards } };
}

/** Reads a line: a command, an answer, or a card. It forgives capitals, accents, spaces and what can be guessed safely. */
export function understand(line: string, reading: Reading): Understood {
  const typed = plain(line);
  const bare = withoutVerbs(typed, reading);
  return (
    withRest(line, typed, reading) ??
    answered(typed, bare, reading) ??
    commanded(typed, reading) ??
    called(typed, reading) ??
    given(bare, reading) ??
    played(bare, reading) ??
    beginning(typed, reading) ??
    unknown(line, typed, reading)
  );
}

/** Commands that are followed by something: "sag danke". */
function withRest(line: string, typed: string, { words }: Reading): Understood | undefined {
  const first = typed.split(' ')[0] ?? '';
  const name = (['say', 'write'] as const).find((one) => namesOf(one, words).includes(first));
  if (name === undefined) return undefined;
  return { do: 'command', name, rest: line.trim().split(/\s+/).slice(1).join(' ') };
}

function commanded(typed: string, { words }: Reading): Understood | undefined {
  const name = commandNames(words).find((one) => namesOf(one, words).includes(typed));
  return name === undefined ? undefined : { do: 'command', name, rest: '' };
}

/** A bid by its number, anything else by its name or the beginning of it. */
function answered(typed: string, bare: string, reading: Reading): Understood | undefined {
  const { scene, words } = reading;
  const { answers, spoken } = scene;
  const number = numberIn(bare, words);
  if (number !== undefined && answers.some((text) => text.startsWith('bid '))) {
    const text = `bid ${number}`;
    return answers.includes(text) ? { do: 'act', text } : refused(text, reading);
  }
  const forms = (text: string): readonly string[] => [
    plain(spoken.action(text)),
    text,
    ...(words.answers[text] ?? []),
  ];
  const exact = answers.filter((text) => forms(text).includes(typed) || forms(text).includes(bare));
  const [first, ...more] =
    exact.length > 0 || typed.length < 3
      ? exact
      : answers.filter((text) => forms(text).some((form) => form.startsWith(typed)));
  if (first === undefined) return offTurn(typed, reading);
  if (more.length === 0) return { do: 'act', text: first };
  return { do: 'tell', text: words.several([first, ...more].map((text) => spoken.action(text)).join(', ')) };
}

/** An answer that is none of those allowed now: the rules say why. */
function offTurn(typed: string, reading: Reading): Understood | undefined {
  const text = Object.keys(reading.words.answers).find((one) => reading.words.answers[one]?.includes(typed));
  return text === undefined ? undefined : refused(text, reading);
}

function refused(text: string, { scene, words }: Reading): Understood {
  const { model, spoken, isMyTurn } = scene;
  if (model.seat === null) return { do: 'tell', text: words.watching };
  if (!isMyTurn) return { do: 'tell', text: words.notYourTurn(turnTold(scene)) };
  const refusal = model.seen.refusal(model.seat, text);
  if (refusal === undefined || refusal.code === 'unreadable')
    return { do: 'tell', text: words.notNow(spoken.action(text)) };
  return { do: 'tell', text: spoken.refusal(refusal) };
}

function called(typed: string, { scene: { remarks, spoken } }: Reading): Understood | undefined {
  const exact = remarks.find((text) => plain(spoken.action(text)) === typed);
  return exact === undefined ? undefined : { do: 'call', text: exact };
}

/** Cards to be parted with: all at once, or one after the other. */
function given(bare: string, reading: Reading): Understood | undefined {
  const { scene, words, tongue } = reading;
  const [gift] = scene.gifts;
  if (gift === undefined) return undefined;
  const pieces = bare.split(' ').filter((word) => word !== '' && !words.and.includes(word));
  const parted = split(pieces, gift.cards.length, tongue);
  const whole =
    parted === undefined
      ? undefined
      : scene.gifts.find(({ cards }) => parted.every((card) => cards.includes(card)));
  if (whole !== undefined && new Set(parted).size === gift.cards.length)
    return { do: 'act', text: whole.text };
  return cardOf(bare, reading, (card) => ({ do: 'choose', card }));
}

/** The typed words as so many cards, whichever words belong together. */
function split(pieces: readonly string[], count: number, tongue: Tongue): readonly Card[] | undefined {
  if (count === 0) return pieces.length === 0 ? [] : undefined;
  for (let length = 1; length <= pieces.length - count + 1; length += 1) {
    const [card, ...others] = readCards(pieces.slice(0, length).join(' '), tongue);
    if (card === undefined || others.length > 0) continue;
    const rest = split(pieces.slice(length), count - 1, tongue);
    if (rest !== undefined) return [card, ...rest];
  }
  return undefined;
}

function played(bare: string, reading: Reading): Understood | undefined {
  const { scene, words } = reading;
  return cardOf(bare, reading, (card) => {
    if (scene.playable.has(card)) return { do: 'act', text: card };
    if (scene.isMyTurn) return refused(card, reading);
    return scene.canMark ? { do: 'mark', card } : { do: 'tell', text: words.notYourTurn(turnTold(scene)) };
  });
}

/** A card that was typed, if I hold it; whatever leaves something open is asked back, and never played at once. */
function cardOf(bare: string, reading: Reading, use: (card: Card) => Understood): Understood | undefined {
  const { scene, words, tongue } = reading;
  const meant = readCards(bare, tongue);
  const [only, ...others] = meant;
  if (only === undefined) return undefined;
  if (scene.model.seat === null) return { do: 'tell', text: words.watching };
  const hand = myHand(scene);
  const held = meant.filter((card) => hand.includes(card));
  const [mine, ...more] = held;
  if (mine === undefined)
    return { do: 'tell', text: others.length === 0 ? words.notHeld(nameOf(only, reading)) : words.noneHeld };
  if (others.length === 0) return use(mine);
  if (more.length > 0) return { do: 'tell', text: words.several(withCodes(held, reading)) };
  const meantOne = use(mine);
  return meantOne.do === 'tell' ? meantOne : { do: 'propose', meant: meantOne, name: nameOf(mine, reading) };
}

/** A word that only began: the one command it can be the beginning of. */
function beginning(typed: string, { words }: Reading): Understood | undefined {
  if (typed.length < 3) return undefined;
  const [name, ...others] = commandNames(words).filter((one) =>
    namesOf(one, words).some((form) => form.startsWith(typed)),
  );
  return name === undefined || others.length > 0 ? undefined : { do: 'command', name, rest: '' };
}

/** Not understood: what it could have meant. */
function unknown(line: string, typed: string, reading: Reading): Understood {
  const { scene, words } = reading;
  const known = [
    ...commandNames(words).flatMap((one) => words.commands[one].names),
    ...[...scene.answers, ...scene.remarks].map((text) => scene.spoken.action(text)),
    ...myHand(scene).map((card) => nameOf(card as Card, reading)),
  ];
  const near = known
    .map((name) => ({ name, way: distance(typed, plain(name)) }))
    .filter(({ name, way }) => name.length > 2 && way <= Math.max(1, Math.floor(typed.length / 3)))
    .toSorted((one, other) => one.way - other.way)
    .slice(0, 3)
    .map(({ name }) => `»${name}«`);
  const guess = near.length === 0 ? words.tryHelp : words.maybe(near.join(', '));
  return { do: 'tell', text: `${words.unknown(line.trim())} ${guess}` };
}

/** Everything there is a command for. */
export function commandNames(words: TextWords): readonly CommandName[] {
  // The words' own keys.
  return Object.keys(words.commands) as CommandName[];
}

function namesOf(name: CommandName, { commands }: TextWords): readonly string[] {
  return commands[name].names.map(plain);
}

function withoutVerbs(typed: string, { words }: Reading): string {
  const left = typed.split(' ').filter((word) => !words.verbs.includes(word));
  return left.length === 0 ? typed : left.join(' ');
}

/** The number a bid is made with: in figures or as a word. */
function numberIn(bare: string, { numbers }: TextWords): number | undefined {
  if (/^\d{1,2}$/.test(bare)) return Number(bare);
  const index = numbers.indexOf(bare);
  return index > 0 ? index : undefined;
}

function nameOf(card: Card, { scene: { words }, tongue: { language, pattern } }: Reading): string {
  return cardText(card, language, pattern, words);
}

/** Cards with the short form of each: "Pik-Ass (sa)". */
export function withCodes(held: readonly Card[], { tongue }: Reading): string {
  const { language, pattern } = tongue;
  return held.map((card) => `${cardName(card, language, pattern)} (${codeOf(card, tongue)})`).join(', ');
}
