import { useRef } from 'preact/hooks';

import type { Card } from '@stammtisch/cards';
import { MAX_TEXT, PHRASES, type PositionName, type TableCommand } from '@stammtisch/protocol';

import { chooseTextMode } from '../app/text-mode.ts';
import { seatWords } from '../lobby/seat-words/index.ts';
import { openSettings } from '../settings/open.ts';
import { toldAgain } from '../table/retold.ts';
import type { Scene } from '../table/scene.ts';
import { cardText } from '../table/story.ts';
import type { Hand } from '../table/use-hand.ts';
import type { TableLog } from '../table/use-log.ts';
import { plain } from './plain.ts';
import {
  bidsAndTrump,
  handTold,
  helpTold,
  lastTrickTold,
  peopleTold,
  scoreTold,
  timeTold,
  turnTold,
} from './tell.ts';
import { readingOf, type Understood, understand } from './understand.ts';
import type { Asked } from './use-asked.ts';
import type { CommandName, TextWords } from './words/index.ts';

/** What commands work on. */
export interface Reach {
  readonly scene: Scene;
  readonly hand: Hand;
  readonly log: TableLog;
  readonly asked: Asked;
  readonly words: TextWords;
}

/** What somebody in the text mode can set in motion. */
export interface Orders {
  /** A line from the field for commands. */
  readonly line: (line: string) => void;
  /** A card of the hand that was pressed. */
  readonly card: (card: Card) => void;
  /** An answer of the game. */
  readonly act: (text: string) => void;
}

/** Carries out what is typed; a guess waits for its confirmation. */
export function useOrders(reach: Reach): Orders {
  const proposed = useRef<Proposed | undefined>(undefined);
  const { scene, log, words, asked } = reach;
  const { position } = scene.model;
  const propose = (meant: Understood): void =>
    void (proposed.current = { meant, position, question: asked.question?.position });
  const carryOut = (understood: Understood): void => {
    const isYes = understood.do === 'command' && understood.name === 'yes';
    const last = proposed.current;
    // Whoever says yes means what was asked last: neither what has passed, nor what came before a question of the others.
    const isStanding = last?.position === position && last.question === asked.question?.position;
    proposed.current = undefined;
    if (understood.do === 'propose') propose(understood.meant);
    obey(isYes && isStanding && last !== undefined ? last.meant : understood, reach, propose);
  };
  return {
    line(line) {
      if (line.trim() === '') return log.tell(turnTold(scene, words));
      log.tell(line.trim(), true);
      carryOut(understand(line, readingOf(scene, words)));
    },
    card: (card) => carryOut(understand(nameOf(card, scene), readingOf(scene, words))),
    act: (text) => carryOut({ do: 'act', text }),
  };
}

/** What was guessed, and when. */
interface Proposed {
  readonly meant: Understood;
  readonly position: Scene['model']['position'];
  /** What the others asked then. */
  readonly question: PositionName | undefined;
}

function nameOf(card: Card, { model, pattern, words }: Scene): string {
  return cardText(card, model.language, pattern, words);
}

function obey(understood: Understood, reach: Reach, propose: (next: Understood) => void): void {
  const { scene, hand, log, words } = reach;
  switch (understood.do) {
    case 'tell':
      return log.tell(understood.text);
    case 'propose':
      return log.tell(words.propose(understood.name));
    case 'call':
      return scene.model.say(understood.text);
    case 'mark':
      return hand.premove.mark(understood.card);
    case 'choose':
      return choose(understood.card, reach, propose);
    case 'act':
      if (scene.model.room.isPaused === true) return log.tell(words.paused);
      return hand.isLocked ? log.tell(words.locked) : hand.play(understood.text);
    case 'command':
      return command(understood.name, understood.rest, reach);
  }
}

/** One more card to be parted with; when they are all chosen, they go. */
function choose(card: Card, { scene, hand, log, words }: Reach, propose: (next: Understood) => void): void {
  const { giving } = hand;
  if (giving === undefined) return;
  const chosen = giving.chosen.includes(card)
    ? giving.chosen.filter((one) => one !== card)
    : [...giving.chosen, card];
  giving.toggle(card);
  const gift = scene.gifts.find(
    ({ cards }) => cards.length === chosen.length && cards.every((one) => chosen.includes(one)),
  );
  if (gift !== undefined) {
    propose({ do: 'act', text: gift.text });
    return log.tell(words.propose(scene.spoken.action(gift.text)));
  }
  const left = (scene.gifts[0]?.cards.length ?? 0) - chosen.length;
  return log.tell(words.giveMore(nameOf(card, scene), left));
}

type Obey = (reach: Reach, rest: string) => void;

const tells =
  (told: (reach: Reach) => string): Obey =>
  (reach) =>
    reach.log.tell(told(reach));

const orders =
  (made: (reach: Reach) => TableCommand): Obey =>
  (reach) =>
    reach.scene.model.order(made(reach));

/** Only the host may; everybody else is told so. */
const asHost =
  (made: TableCommand): Obey =>
  ({ scene: { model }, log, words }) => {
    if (model.room.you.isHost) model.order(made);
    else log.tell(words.onlyHost);
  };

const COMMANDS: Readonly<Record<CommandName, Obey>> = {
  hand: tells(({ scene, words }) => handTold(scene, words).join('; ')),
  trick: tells(({ scene }) => toldAgain('trick', scene)),
  lastTrick: tells(({ scene }) => lastTrickTold(scene)),
  score: tells(({ scene }) => scoreTold(scene)),
  turn: tells(({ scene, words }) => turnTold(scene, words)),
  bids: tells(({ scene, words }) => bidsAndTrump(scene, words)),
  counts: tells(({ scene, words }) => peopleTold(scene, words).join('; ')),
  log: tells(({ scene, log }) => log.lines.slice(-10).join(' · ') || scene.words.logEmpty),
  time: tells(({ scene, words }) => timeTold(scene, words, performance.now())),
  help: ({ scene, log, words }) => {
    for (const line of helpTold(readingOf(scene, words))) log.tell(line);
  },
  goOn,
  anyway: asHost({ do: 'goOn' }),
  yes: (reach) => answer(reach, true),
  no: (reach) => answer(reach, false),
  undo({ asked: { offer }, scene: { model }, log, words }) {
    if (offer === undefined) return log.tell(words.noUndo);
    model.order({ do: 'askUndo', position: offer });
    return log.tell(words.asked);
  },
  giveTime,
  say: sayPhrase,
  write({ scene: { model }, log, words }, rest) {
    if (rest === '') return log.tell(words.whatToWrite);
    // The server hangs up on whoever says more.
    if (rest.length > MAX_TEXT) return log.tell(words.tooLong(MAX_TEXT));
    if (model.room.settings.talk !== 'text') return log.tell(seatWords().talkPhrases);
    return model.order({ do: 'write', text: rest });
  },
  hurry: orders(() => ({ do: 'say', phrase: 'onward' })),
  talk: ({ scene }) => scene.model.openTalk(),
  sheet: ({ scene }) => scene.model.openSheet(),
  menu: ({ scene }) => scene.model.openMenu(),
  settings: openSettings,
  pause: asHost({ do: 'pause' }),
  resume: asHost({ do: 'resume' }),
  bot({ scene: { model }, log, words }) {
    const { chair } = model.room.you;
    if (chair === null) return log.tell(words.watching);
    return model.order({ do: 'letBotPlay', chair });
  },
  self: ({ scene }) => scene.model.takeBack(),
  drawn: () => chooseTextMode(false),
};

function command(name: CommandName, rest: string, reach: Reach): void {
  COMMANDS[name](reach, rest);
}

function goOn({ scene: { table, model }, log, words }: Reach): void {
  if (table.finished === undefined) return log.tell(words.notOver);
  model.goOn();
  return log.tell(words.ready);
}

/** Yes or no: to whoever would like to take something back; no takes back what was chosen in advance, too. */
function answer({ asked: { question }, scene: { model }, hand, log, words }: Reach, isYes: boolean): void {
  if (question !== undefined)
    return model.order({ do: 'answerUndo', position: question.position, isGranted: isYes });
  if (isYes) return log.tell(words.nothingAsked);
  const hasChosen = hand.premove.marked !== undefined || (hand.giving?.chosen.length ?? 0) > 0;
  hand.premove.mark(undefined);
  hand.giving?.clear();
  return log.tell(hasChosen ? words.cancelled : words.nothingToCancel);
}

function giveTime({ scene: { model }, log, words }: Reach): void {
  const others = model.clock?.seats.filter(({ seat }) => seat !== model.seat) ?? [];
  const next = others.toSorted((one, other) => one.deadline - other.deadline)[0];
  const chair = next === undefined ? undefined : model.room.match?.chairs[next.seat];
  if (chair === undefined) return log.tell(model.clock === undefined ? words.noClock : words.noTime);
  return model.order({ do: 'giveTime', chair });
}

/** A phrase by the beginning of it, or all there are. */
function sayPhrase({ scene: { model }, log, words }: Reach, rest: string): void {
  const { phrases } = seatWords();
  const wanted = plain(rest);
  const phrase = PHRASES.find((one) => wanted !== '' && plain(phrases[one]).includes(wanted));
  if (phrase === undefined) return log.tell(words.whatToSay(PHRASES.map((one) => phrases[one]).join(' · ')));
  return model.order({ do: 'say', phrase });
}
