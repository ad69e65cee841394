import { cardName, isSeen, type Language, type SeenCard, type Suit, suitName } from '@stammtisch/cards';
import { type Event, seatAfter, type SlateLine, type Words } from '@stammtisch/kernel';

import { standingCall } from '../auction.ts';
import type { Action, Call, Contract, View } from '../position.ts';
import { trumpOf } from '../tricks.ts';
import type { Texts } from './texts.ts';

/** Puts the texts of one language to use. */
export function speak(language: Language, texts: Texts): Words<View, Action> {
  const say = (action: Action, manner: Texts['act']): string => {
    if (action.type === 'play') return cardName(action.card, language);
    if (action.type === 'misdeal') return manner.misdeal;
    return typeof action.call === 'number' ? manner.bid(action.call) : manner[action.call];
  };
  return {
    basics: texts.basics,
    name: texts.name,
    action: (action) => say(action, texts.act),
    done: (action) => say(action, texts.did),
    reason: ({ reason, points }) =>
      named(texts.reasons, reason === 'moon' && points < 0 ? 'moonMissed' : reason),
    refusal: ({ code, about = '' }) => {
      const text = named(texts.refusals, code);
      return typeof text === 'string' ? text : text(aboutText(about, language, texts));
    },
    conflict: (code) => named(texts.conflicts, code),
    slate: (view) => slate(dealToTell(view), view, { language, texts }),
    chalked: (view, page) => slate(view.pages[page], view, { language, texts }),
    event: (event) => told(event, language, texts),
    options: texts.options,
    presets: texts.presets,
  };
}

/** The text of this name, or the bare name for one that no table of ours sends. */
function named<T>(texts: Readonly<Record<string, T>>, name: string): T | string {
  return Object.hasOwn(texts, name) ? (texts[name] ?? name) : name;
}

const SUITS: readonly string[] = ['C', 'D', 'H', 'S'] satisfies readonly Suit[];

/** What a refusal is about: a suit by its name, anything else as it stands. */
function aboutText(about: string, language: Language, { slate: { moon } }: Texts): string {
  if (about === 'moon') return moon;
  // Suits are the only letters a refusal is about.
  return SUITS.includes(about) ? suitName(about as Suit, language) : about;
}

interface Told {
  readonly dealer: number;
  readonly calls: readonly Call[];
  readonly contract?: Contract;
  readonly trump?: Suit;
}

/** The deal a scorer would chalk up: this one, or the one that lies open. */
function dealToTell(view: View): Told | undefined {
  if (view.phase === 'auction') return view;
  const deal = view.phase === 'playing' ? view : view.last;
  if (deal === undefined) return undefined;
  const { dealer, calls } = deal;
  if (!('contract' in deal)) return { dealer, calls };
  const trick = 'trick' in deal ? deal.trick : { leader: 0, cards: [] };
  const trump = trumpOf({ tricks: deal.tricks, trick });
  return { dealer, calls, contract: deal.contract, ...(trump === undefined ? {} : { trump }) };
}

function slate(
  deal: Told | undefined,
  { terms: { seats } }: View,
  { language, texts }: { readonly language: Language; readonly texts: Texts },
): readonly SlateLine[] {
  if (deal === undefined) return [];
  const { dealer, calls, contract, trump } = deal;
  const lines: SlateLine[] = [];
  if (trump !== undefined) lines.push({ label: texts.slate.trump, value: suitName(trump, language) });
  const stands = standingCall(deal, seats)?.call;
  if (contract !== undefined) lines.push({ label: texts.slate.bid, value: contractText(contract, texts) });
  else if (stands !== undefined)
    lines.push({ label: texts.slate.highestBid, value: callText(stands, texts) });
  for (const [index, call] of calls.entries()) {
    lines.push({
      seat: seatAfter(dealer, seats, 1 + index),
      label: texts.slate.bid,
      value: callText(call, texts),
      ...(call === 'pass' ? { isPassing: true } : {}),
    });
  }
  return lines;
}

function callText(call: Call, { slate: { passed, moon } }: Texts): string {
  if (call === 'pass') return passed;
  return call === 'moon' ? moon : String(call);
}

function contractText(contract: Contract, { slate: { moon, free, forced } }: Texts): string {
  switch (contract.type) {
    case 'bid':
      return contract.forced ? forced(contract.points) : String(contract.points);
    case 'moon':
      return moon;
    case 'free':
      return free;
  }
}

function told(event: Event, language: Language, { events }: Texts): string | undefined {
  switch (event.type) {
    case 'moved':
      return event.to.pile === 'aside' && event.from.pile === 'aside'
        ? events.looked(event.cards.length)
        : undefined;
    case 'shown': {
      if (event.at.pile !== 'aside') return undefined;
      const names = cardNames(event.cards, language);
      return event.at.by === 'deck' ? events.sleepers(names) : events.sleepersLookedAt(names);
    }
    case 'scored':
      return event.lines.length === 0 ? events.thrownIn : undefined;
    case 'said':
    case 'ended':
      return undefined;
  }
}

function cardNames(cards: readonly SeenCard[], language: Language): readonly string[] {
  return cards.filter(isSeen).map((card) => cardName(card, language));
}
