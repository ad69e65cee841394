import { type Card, isSeen, suitName, suitOf } from '@stammtisch/cards';
import { at } from '@stammtisch/kernel';

import { clockText, leftUntil } from '../table/time-left.ts';
import { bidsTold, toldAgain, trickText } from '../table/retold.ts';
import { isKept, myHand, type Scene } from '../table/scene.ts';
import { shownSides } from '../table/sides.ts';
import { sorted } from '../table/sorting.ts';
import { cardText, number, sideName, who } from '../table/story.ts';
import { commandNames, type Reading, withCodes } from './understand.ts';
import type { TextWords } from './words/index.ts';

/** My hand, suit by suit: "Pik: Ass, 10". */
export function handTold(scene: Scene, words: TextWords): readonly string[] {
  const { model, pattern, hidden } = scene;
  if (model.seat === null) return [words.watching];
  if (hidden > 0) return [`${scene.words.yourHand(hidden)}, ${scene.words.faceDown}`];
  const groups = handBySuit(scene);
  if (groups.length === 0) return [words.noHand];
  return groups.map((cards) => {
    const suit = suitOf(at(cards, 0));
    const names = cards.map((card) => cardText(card, model.language, pattern, scene.words)).join(', ');
    return suit === undefined
      ? names
      : `${suitName(suit, model.language, pattern)} (${cards.length}): ${names}`;
  });
}

/** The hand in groups of one suit; jokers are one. */
export function handBySuit(scene: Scene): readonly (readonly Card[])[] {
  const { model, table } = scene;
  const cards = sorted(myHand(scene) as readonly Card[], 'suit', table.trump).filter(isSeen);
  const groups: Card[][] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last !== undefined && suitOf(at(last, 0)) === suitOf(card)) last.push(card);
    else groups.push([card]);
  }
  return model.seat === null ? [] : groups;
}

/** The last trick: who played what, who led and who took it. */
export function lastTrickTold(scene: Scene): string {
  const { lastTrick } = scene.table;
  if (lastTrick === undefined) return scene.words.noLastTrick;
  return trickText(lastTrick, scene, scene.words.takes);
}

/** The standing, side by side. */
export function scoreTold(scene: Scene): string {
  return shownSides(scene.model)
    .map(({ side, score }) => `${sideName(side, scene)}: ${number(score)}`)
    .join('; ');
}

/** Whose turn it is, and what I can do about it. */
export function turnTold(scene: Scene, words: TextWords): string {
  const { model, table, isMyTurn } = scene;
  if (model.room.isPaused === true) return words.paused;
  if (table.winners !== undefined) return words.matchOver;
  if (table.finished !== undefined) return words.dealOver;
  if (isKept(model)) return scene.words.botForYou;
  const turn = `${toldAgain('turn', scene)}.`;
  return isMyTurn ? `${turn} ${possible(scene, words)}`.trim() : turn;
}

/** Everything the game allows me now. */
export function possible(scene: Scene, words: TextWords): string {
  const { playable, answers, gifts, spoken, model, pattern } = scene;
  const [gift] = gifts;
  const cards = sorted([...playable] as readonly Card[], 'suit', scene.table.trump);
  const isAll = cards.length === myHand(scene).length;
  const names = cards.map((card) => cardText(card, model.language, pattern, scene.words)).join(', ');
  return [
    ...(answers.length === 0 ? [] : [words.can(answers.map((text) => spoken.action(text)).join(', '))]),
    ...(cards.length === 0 ? [] : [isAll ? words.canPlayAll : words.canPlay(names)]),
    ...(gift === undefined ? [] : [words.giveNow(gift.cards.length)]),
  ].join(' ');
}

/** What has been announced, and what is trump. */
export function bidsAndTrump(scene: Scene, words: TextWords): string {
  const told = bidsTold(scene);
  return told === '' ? words.noBids : told;
}

/** Everybody at the table: cards held, tricks taken, who deals. */
export function peopleTold(scene: Scene, words: TextWords): readonly string[] {
  const { order, table } = scene;
  return [
    ...order.map((seat) =>
      words.counts(
        who(seat, scene),
        scene.words.cardsHeld(at(table.hands, seat).length),
        scene.words.tricksTaken(at(table.tricksTaken, seat)),
      ),
    ),
    table.dealer === scene.model.seat ? scene.words.youDeal : scene.words.deals(who(table.dealer, scene)),
    ...(scene.hasPartners
      ? [
          words.teams(
            shownSides(scene.model)
              .map(({ side }) => sideName(side, scene))
              .join('; '),
          ),
        ]
      : []),
  ];
}

/** How much time those who are to act have left. */
export function timeTold(scene: Scene, words: TextWords, now: number): string {
  const { clock } = scene.model;
  if (clock === undefined) return words.noClock;
  const told = clock.seats.map(({ seat, deadline }) => {
    const left = leftUntil(deadline, clock, { now, isPaused: scene.model.room.isPaused === true });
    return `${who(seat, scene)}: ${clockText(left)}`;
  });
  return told.length === 0 ? words.noTime : told.join(', ');
}

/** All commands with what they do, one a line. */
export function helpTold(reading: Reading): readonly string[] {
  const { scene, words } = reading;
  const some = handBySuit(scene).flat().slice(0, 2);
  return [
    ...(some.length === 0 ? [] : [words.helpCards(withCodes(some, reading))]),
    words.helpAnswers,
    ...commandNames(words).map((name) => {
      const { names, help } = words.commands[name];
      return `${names.slice(0, 2).join(', ')}: ${help}`;
    }),
    ...(scene.remarks.length === 0
      ? []
      : [words.remarks(scene.remarks.map((text) => scene.spoken.action(text)).join(', '))]),
  ];
}
