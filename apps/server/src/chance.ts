import { hash } from 'node:crypto';

import { CHAIN_LENGTH, deckLink, drawLots, LOTS_LINK, shuffle, stream } from '@stammtisch/fair';
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
  walk(CHAIN_LENGTH, secret, LOTS_LINK, (link, key) => {
    if (link % STRIDE === 0) kept.set(link, key);
  });
  // Decks come one after the other: those of one stride are walked together.
  let near = new Map<number, Uint8Array>();
  return (link) => {
    const known = near.get(link);
    if (known !== undefined) return known;
    const above = Math.ceil(link / STRIDE) * STRIDE;
    const from = kept.get(above);
    if (from === undefined || link < LOTS_LINK) throw new Error(`no link ${link}`);
    const found = new Map([[above, from]]);
    walk(above, from, Math.max(LOTS_LINK, above - STRIDE + 1), (at, key) => found.set(at, key));
    near = found;
    return at(found, link);
  };
}

/** From one link down to another. By the machine's own SHA-256: the chain is long, and every match walks it. */
function walk(
  from: number,
  start: Uint8Array,
  to: number,
  see: (link: number, key: Uint8Array) => void,
): void {
  let key = start;
  for (let link = from - 1; link >= to; link -= 1) {
    key = hash('sha256', key, 'buffer');
    see(link, key);
  }
}

function at(keys: ReadonlyMap<number, Uint8Array>, link: number): Uint8Array {
  const key = keys.get(link);
  if (key === undefined) throw new Error(`no link ${link}`);
  return key;
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
