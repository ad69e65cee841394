import { type ReadonlySignal, signal } from '@preact/signals';
import type { PlayCatalog, SlateLine } from '@stammtisch/kernel';
import { lookAt } from '@stammtisch/kernel';
import type { Language } from '@stammtisch/cards';

import type { TableClient } from '../connection/table.ts';

interface Deals {
  readonly key: string;
  readonly game: string;
  /** By number of the deal's page: the view in which it lay open. */
  readonly views: Readonly<Record<number, unknown>>;
}

const deals = signal<Deals>({ key: '', game: '', views: {} });

/** The finished deals of this match that this page has seen. */
export const finishedDeals: ReadonlySignal<Deals> = deals;

/** Keeps the view in which each deal lay open: a score sheet has its lines but not its bids. Lost with the page. */
export function keepDeals(client: TableClient): void {
  const room = client.room.value;
  const seen = client.seen.value;
  if (room?.match === undefined || seen === undefined) return;
  const key = `${room.code}.${room.match.number}`;
  const before = deals.peek();
  const views = before.key === key ? before.views : {};
  const finished = seen.layout().finished;
  const page = seen.sheet().pages.length - 1;
  if (finished === undefined || finished.redeal === true || page < 0 || views[page] !== undefined) {
    if (before.key !== key) deals.value = { key, game: room.game, views };
    return;
  }
  deals.value = { key, game: room.game, views: { ...views, [page]: seen.view } };
}

/** What was chalked up beside a finished deal; nothing for a deal this page has not seen. */
export function slateOf(
  catalog: PlayCatalog,
  { game, views }: Deals,
  page: number,
  language: Language,
): readonly SlateLine[] {
  const view = views[page];
  if (view === undefined) return [];
  return catalog.open(game, (kit) => lookAt(kit, view).words(language).slate()) ?? [];
}
