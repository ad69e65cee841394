import { hash } from 'node:crypto';

import { CHAIN_LENGTH, deckLink, drawLots, linkKey, LOTS_LINK, shuffle, stream } from '@stammtisch/fair';
import type { Random } from '@stammtisch/kernel';
import { range } from '@stammtisch/kernel';
import type { Chance } from '@stammtisch/table';

import type { ServerOptions } from './options.ts';

/** The keys of a match's links. */
export type Keys = (link: number) => Uint8Array;

/** How far apart links are kept, so that no deal has to walk the whole chain. */
const STRIDE = 64;

/** The keys that follow from a match's secret, as `linkKey` of fair says; walks the chain once. */
export function keysOf(secret: Uint8Array): Keys {
  const kept = new Map([[CHAIN_LENGTH, secret]]);
  let key = secret;
  for (let link = CHAIN_LENGTH - 1; link >= LOTS_LINK; link -= 1) {
    // The machine's own SHA-256: the chain is long, and every match walks it.
    key = hash('sha256', key, 'buffer');
    if (link % STRIDE === 0) kept.set(link, key);
  }
  return (link) => {
    const above = Math.ceil(link / STRIDE) * STRIDE;
    const from = kept.get(above);
    if (from === undefined) throw new Error(`no link ${link}`);
    return linkKey(from, link, above);
  };
}

/** Lots and decks of a table's matches: they follow from what is stored, so a restart is no second chance. */
export function chanceFor(
  { drawDeck, drawLots: lotsGiven }: Pick<ServerOptions, 'drawDeck' | 'drawLots'>,
  { id, seats }: { readonly id: string; readonly seats: number },
  keysOfMatch: (match: number) => Keys,
): Chance {
  // No device mixes in a share yet: every chair counts as not mixed.
  const shares = range(seats).map(() => undefined);
  const source = (match: number, link: number): Random =>
    stream({ key: keysOfMatch(match)(link), table: id, match, link, shares });
  return {
    lots: (match, wanted) => lotsGiven?.(id, match, wanted) ?? drawLots(wanted, source(match, LOTS_LINK)),
    deck: (match, deck, pack) =>
      drawDeck?.(id, match, deck, pack) ?? shuffle(pack, source(match, deckLink(deck))),
  };
}
