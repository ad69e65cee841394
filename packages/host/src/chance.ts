import { CHAIN_LENGTH, deckFrom, deckLink, hexOf, KEY_BYTES, LOTS_LINK, lotsFrom } from '@stammtisch/fair';
import type { Chance } from '@stammtisch/table';

import { type Keys, keysOf, PUBLIC_END, walkOf } from './chain.ts';
import type { GivenChance, HostPorts, WalkedChain } from './ports.ts';

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
export function freshSecret({
  random,
  sha256,
  chains,
}: Pick<HostPorts, 'random' | 'sha256' | 'chains'>): () => FreshSecret {
  let drawn: FreshSecret | undefined;
  return () => {
    if (drawn !== undefined) return drawn;
    const { secret, walk } = chains?.drawn() ?? drawNow(random, sha256);
    drawn = { bytes: secret, keys: keysOf(walk, sha256) };
    return drawn;
  };
}

function drawNow(random: HostPorts['random'], sha256: HostPorts['sha256']): WalkedChain {
  const secret = random(KEY_BYTES);
  return { secret, walk: walkOf(secret, sha256) };
}
