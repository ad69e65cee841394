import { CHAIN_LENGTH, deckFrom, deckLink, hexOf, KEY_BYTES, LOTS_LINK, lotsFrom } from '@stammtisch/fair';
import type { Chance } from '@stammtisch/table';

import type { GivenChance, HostPorts, Sha256 } from './ports.ts';

/** The keys of a match's links. */
export type Keys = (link: number) => Uint8Array;

/** s_0, which everybody knows before anything is drawn. */
const PUBLIC_END = 0;
/** How far apart links are kept, so that no deal has to walk the whole chain. */
const STRIDE = 64;

/** The keys that follow from a match's secret, as `linkKey` of fair says; walks the chain once. */
export function keysOf(secret: Uint8Array, sha256: Sha256): Keys {
  // Every STRIDE-th key, and those of the stride that was asked for last: decks come one after the other. Side by side
  // in one array each, for there are many tables.
  const kept = new Uint8Array((CHAIN_LENGTH / STRIDE + 1) * KEY_BYTES);
  const near = new Uint8Array((STRIDE + 1) * KEY_BYTES);
  let nearest = 0;
  kept.set(secret, kept.length - KEY_BYTES);
  walk(sha256, [CHAIN_LENGTH, secret], PUBLIC_END, (link, key) => {
    if (link % STRIDE === 0) kept.set(key, (link / STRIDE) * KEY_BYTES);
  });
  return (link) => {
    if (link === PUBLIC_END) return keyAt(kept, 0);
    if (link < LOTS_LINK || link > CHAIN_LENGTH) throw new Error(`no link ${link}`);
    const above = Math.ceil(link / STRIDE) * STRIDE;
    const below = above - STRIDE;
    if (nearest !== above) {
      const from = keyAt(kept, above / STRIDE);
      near.set(from, STRIDE * KEY_BYTES);
      walk(sha256, [above, from], below + 1, (at, key) => near.set(key, (at - below) * KEY_BYTES));
      nearest = above;
    }
    return keyAt(near, link - below);
  };
}

function keyAt(keys: Uint8Array, index: number): Uint8Array {
  return keys.slice(index * KEY_BYTES, (index + 1) * KEY_BYTES);
}

/** From one link, with its key, down to another. The chain is long, and every match walks it. */
function walk(
  sha256: Sha256,
  [from, start]: readonly [link: number, key: Uint8Array],
  to: number,
  see: (link: number, key: Uint8Array) => void,
): void {
  let key = start;
  for (let link = from - 1; link >= to; link -= 1) {
    key = sha256(key);
    see(link, key);
  }
}

/** Lots and decks of a table's matches: they follow from what is stored, so a restart is no second chance. */
export function chanceFor(
  { drawDeck, drawLots: lotsGiven }: GivenChance,
  table: string,
  keysOfMatch: (match: number) => Keys,
): Chance {
  return {
    chain: (match) => ({ length: CHAIN_LENGTH, start: hexOf(keysOfMatch(match)(PUBLIC_END)) }),
    lots: ({ match, shares }, wanted) =>
      lotsGiven?.(table, match, wanted) ??
      lotsFrom(keysOfMatch(match)(LOTS_LINK), { table, match, shares }, wanted),
    deck: ({ match, shares }, deck, pack) =>
      drawDeck?.(table, match, deck, pack) ??
      deckFrom(keysOfMatch(match)(deckLink(deck)), { table, match, shares }, { deck, pack }),
    reveal: (match, link) => hexOf(keysOfMatch(match)(link)),
  };
}

/** The secret of a match that may be about to start. */
export interface FreshSecret {
  readonly bytes: Uint8Array;
  readonly keys: Keys;
}

/** Draws a secret when it is first needed, and no other after it. */
export function freshSecret({ random, sha256 }: Pick<HostPorts, 'random' | 'sha256'>): () => FreshSecret {
  let drawn: FreshSecret | undefined;
  return () => {
    if (drawn !== undefined) return drawn;
    const bytes = random(32);
    drawn = { bytes, keys: keysOf(bytes, sha256) };
    return drawn;
  };
}
