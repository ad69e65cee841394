import type { ServerMessage } from '@stammtisch/protocol';

import { after } from '../../apps/server/src/testing/client.ts';
import type { Ledger, Told } from './ledger.ts';
import { printOf } from './print.ts';

type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;
type News = Extract<ServerMessage, { readonly type: 'news' }>;

/** Takes a message into a person's ledger; answers what must never be, if it shows already. */
export function hear(ledger: Ledger, message: ServerMessage): string | undefined {
  const before = ledger.known;
  if (message.type === 'news' && before !== undefined && message.seq <= before.seq) {
    acknowledge(ledger, message, 0);
    return isBare(message) ? undefined : `row ${message.seq} was told twice`;
  }
  ledger.known = after(before, message);
  const seq = before?.seq ?? 0;
  if (message.type === 'welcome') {
    keep(ledger, message);
    for (const id of message.done) ledger.claimed.add(id);
    if (message.seq < seq) return `a welcome at row ${message.seq}, older than row ${seq} that was known`;
  }
  if (message.type === 'news') {
    keep(ledger, message);
    acknowledge(ledger, message, message.seq);
    if (message.seq !== seq + 1) return `row ${message.seq} was told after row ${seq}`;
  }
  return strayCards(message) ?? lostChair(ledger);
}

function keep({ told, known }: Ledger, message: Welcome | News): void {
  if (known === undefined) return;
  const { seq, seat, position, view } = known;
  const print = printOf(view);
  const events = message.type === 'news' ? { events: printOf(message.events) } : {};
  const fairness = message.fairness === undefined ? {} : { fairness: printOf(message.fairness) };
  told.push({ seq, seat, position, view: print, ...events, ...fairness } satisfies Told);
}

function acknowledge(ledger: Ledger, { done = [] }: News, row: number): void {
  for (const id of done) {
    if (row > 0 || !ledger.acknowledged.has(id)) ledger.acknowledged.set(id, row);
  }
}

/** Whether it says nothing but what is done. */
function isBare({ events, ...others }: News): boolean {
  return events.length === 0 && Object.keys(others).every((key) => ['type', 'seq', 'done'].includes(key));
}

/** Cards are told of in views, events and what is revealed after a deal, and in lots drawn before all: nowhere else. */
function strayCards(message: ServerMessage): string | undefined {
  const rest: Record<string, unknown> = { ...message };
  for (const key of ['view', 'diff', 'events', 'fairness']) delete rest[key];
  if ('room' in message && message.room?.match !== undefined)
    rest['room'] = { ...message.room, match: { ...message.room.match, draws: undefined } };
  const { cards } = printOf(rest);
  return cards === ''
    ? undefined
    : `a message of type ${message.type} spoke of ${cards} where no card belongs`;
}

/** Whoever took a chair has it. */
function lostChair({ known, chair, acknowledged }: Ledger): string | undefined {
  const isSeated = chair === 0 || acknowledged.has('sit');
  const now = known?.room.you.chair;
  return isSeated && now !== undefined && now !== chair ? `lost chair ${chair}, has ${now}` : undefined;
}
