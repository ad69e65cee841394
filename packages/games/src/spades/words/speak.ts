import {
  cardName,
  isSeen,
  type Language,
  parseCard,
  type SeenCard,
  type Suit,
  suitName,
} from '@stammtisch/cards';
import type { Event, ScoreLine, Words } from '@stammtisch/kernel';

import type { Action, View } from '../position.ts';
import { chalked, slate } from './slate.ts';
import type { Manner, Texts } from './texts.ts';

/** Puts the texts of one language to use. */
export function speak(language: Language, texts: Texts): Words<View, Action> {
  return {
    basics: texts.basics,
    name: texts.name,
    action: (action) => say(action, texts.act, language),
    done: (action) => say(action, texts.did, language),
    reason: (line) => named(texts.reasons, reasonName(line)),
    refusal: ({ code, about = '' }) => {
      const text = named(texts.refusals, code);
      return typeof text === 'string' ? text : text(aboutText(about, language));
    },
    conflict: (code) => named(texts.conflicts, code),
    slate: (view) => slate(view, language, texts),
    chalked: (view, page) => chalked(view, page, texts),
    event: (event) => told(event, language, texts),
    options: texts.options,
    presets: texts.presets,
  };
}

function say(action: Action, manner: Manner, language: Language): string {
  switch (action.type) {
    case 'bid':
      return manner.bid(action.bid);
    case 'give':
      return manner.give(cardNames(action.cards, language));
    case 'play':
      return cardName(action.card, language);
    case 'look':
    case 'keep':
    case 'next':
      return manner[action.type];
  }
}

/** The text of this name, or the bare name for one that no table of ours sends. */
function named<T>(texts: Readonly<Record<string, T>>, name: string): T | string {
  return Object.hasOwn(texts, name) ? (texts[name] ?? name) : name;
}

const STAKES: readonly string[] = ['nil', 'blindNil', 'doubleNil', 'tenFor200'];

function reasonName({ reason, points }: ScoreLine): string {
  return points < 0 && STAKES.includes(reason) ? `${reason}Failed` : reason;
}

const SUITS: readonly string[] = ['C', 'D', 'H', 'S'] satisfies readonly Suit[];

/** What a refusal is about: a suit or a card by its name, anything else as it stands. */
function aboutText(about: string, language: Language): string {
  // Suits are the only single letters a refusal is about.
  if (SUITS.includes(about)) return suitName(about as Suit, language);
  const card = parseCard(about);
  return card === undefined ? about : cardName(card, language);
}

function told(event: Event, language: Language, { events }: Texts): string | undefined {
  switch (event.type) {
    case 'moved':
      return event.from.pile === 'hand' && event.to.pile === 'hand'
        ? events.passed(event.cards.length)
        : undefined;
    case 'shown': {
      if (event.at.pile === 'hand') return events.looked;
      if (event.at.pile !== 'aside') return undefined;
      const names = cardNames(event.cards, language);
      return event.at.by === 'deck' ? events.leftOver(names) : events.thrownOff(names);
    }
    case 'said':
    case 'scored':
    case 'ended':
      return undefined;
  }
}

function cardNames(cards: readonly SeenCard[], language: Language): readonly string[] {
  return cards.filter(isSeen).map((card) => cardName(card, language));
}
