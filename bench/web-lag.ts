import { readFileSync } from 'node:fs';

import { cardName, isSeen } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import { lookAt } from '@stammtisch/kernel';
import { type ServerMessage, withDifference } from '@stammtisch/protocol';

import type { House } from '../tests/browser/house.ts';
import type { Row } from './report.ts';
import { sitAmongBots, takeTurn } from './web-play.ts';
import { atMost } from './web-rows.ts';

const SHOWN = readFileSync(new URL('web-lag.js', import.meta.url), 'utf8');
/** Principle 19. */
const LIMIT = 1;

/** What a page heard and showed: each frame that differs, with how many messages had been heard by then. */
interface Seen {
  readonly told: readonly string[];
  readonly shown: readonly { readonly heard: number; readonly now: string }[];
}

/** How many cards the table shown is behind the server at worst, frame by frame, without motion. */
export async function measureLag(house: House, turns: number): Promise<readonly Row[]> {
  console.error('comparing what is shown with what was told …');
  const slow = await sitAmongBots(house, 'off', SHOWN);
  for (let turn = 0; turn < turns; turn += 1) await takeTurn(slow.page);
  await slow.page.waitForLoadState('networkidle');
  const { told, shown } = await slow.page.evaluate<Seen>('benchShown()');
  await slow.close();
  const lags = behind(told, shown);
  if (lags.length < turns) throw new Error('what is shown is not read any more');
  const name = 'table of 8, seven bots at once: cards behind the server';
  return [atMost(`${name}, at worst`, `cards, in ${lags.length} frames`, Math.max(...lags), LIMIT)];
}

/** For each frame: how many changes of what lies there had been heard and were not shown. */
function behind(told: readonly string[], shown: Seen['shown']): readonly number[] {
  const truths = truthsOf(told);
  return shown.flatMap(({ heard, now }) => {
    const known = truths.slice(0, heard);
    const found = known.findLastIndex((ways) => ways.includes(now));
    // My own card lies there before the server has heard of it: what is below it counts.
    const below = found === -1 ? known.findLastIndex((ways) => ways.includes(withoutLast(now))) : found;
    if (below === -1) return [];
    const missed = known.slice(below).filter((ways, index, all) => index > 0 && ways !== all[index - 1]);
    return [missed.length];
  });
}

/** After each message, the ways in which what lies there may be shown; the same list as long as nothing changes. */
function truthsOf(told: readonly string[]): readonly (readonly string[])[] {
  let view: unknown = null;
  let ways: readonly string[] = [''];
  return told.map((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'welcome' && message.type !== 'news') return ways;
    if (message.view !== undefined) view = message.view;
    else if ('diff' in message && message.diff !== undefined) view = withDifference(view, message.diff);
    const next = view === null ? [''] : waysToShow(view);
    if (next.join('|') !== ways.join('|')) ways = next;
    return ways;
  });
}

/** The cards of the trick; before its first card, those of the last one may still lie there. */
function waysToShow(view: unknown): readonly string[] {
  const { trick, lastTrick } = catalog.open('smear', (kit) => lookAt(kit, view).layout()) ?? {};
  const named = (plays: readonly { readonly card: string }[] = []): string =>
    plays.map(({ card }) => nameOf(card)).join(' ');
  return (trick?.plays.length ?? 0) > 0 ? [named(trick?.plays)] : ['', named(lastTrick?.plays)];
}

function nameOf(text: string): string {
  // Layouts hold nothing but seen cards.
  const card = text as Parameters<typeof isSeen>[0];
  return isSeen(card) ? cardName(card, 'de') : '';
}

function withoutLast(names: string): string {
  return names.replace(/ ?\S+$/, '');
}
