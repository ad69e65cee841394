import { deckLink, LOTS_LINK, owing } from '@stammtisch/fair';
import { at, withAt } from '@stammtisch/kernel';

import type { Entry } from './entry.ts';
import { uncommitted, unready } from './evolve-chairs.ts';
import type { Table, TableMix } from './table.ts';

/** What devices say about their shares in the chance. */
export type OfMix = Extract<Entry, { readonly type: 'committed' | 'shareRevealed' | 'startVoided' }>;

/** Takes an entry about shares into the table. */
export function evolveMix(table: Table, entry: OfMix): Table {
  if (entry.type === 'committed') {
    const person = at(table.chairs, entry.chair);
    if (person.kind !== 'person') throw new Error(`${table.id}: nobody sits on chair ${entry.chair}`);
    return {
      ...table,
      chairs: withAt(table.chairs, entry.chair, { ...person, commitment: entry.commitment }),
    };
  }
  const { mix } = table;
  if (mix === undefined) throw new Error(`${table.id}: nothing was frozen`);
  if (entry.type === 'startVoided') {
    // Whoever wanted to play says so again, knowing what happened.
    return { ...unready(table), mix: { ...mix, phase: 'voided', missing: entry.missing } };
  }
  return { ...table, mix: { ...mix, shares: withAt(mix.shares, entry.chair, entry.share) } };
}

/** The table after a start froze its chance; one of older logs froze none. */
export function frozen(table: Table, entry: Extract<Entry, { readonly type: 'started' }>): Table {
  const { match, chance } = entry;
  const { mix: _, ...rest } = uncommitted(table);
  if (chance === undefined) return { ...rest, matches: match };
  const shares = chance.commitments.map(() => null);
  const mix = { ...chance, match, shares };
  const phase = owing(mix).length > 0 ? 'starting' : 'drawn';
  return { ...rest, matches: match, mix: { ...mix, phase } };
}

/** Lots have been drawn from what is now complete. */
export function drawn(table: Table, reveal: string | undefined): Table {
  return revealed(table, LOTS_LINK, reveal, { phase: 'drawn' });
}

/** A deal is over, and with it the secret of its link. */
export function dealRevealed(table: Table, deck: number, reveal: string | undefined): Table {
  const deal = { deck, moves: table.match?.moves ?? [] };
  return revealed(table, deckLink(deck), reveal, { deal });
}

function revealed(
  table: Table,
  k: number,
  reveal: string | undefined,
  about: Partial<Pick<TableMix, 'phase' | 'deal'>>,
): Table {
  const { mix } = table;
  if (mix === undefined || reveal === undefined) return table;
  return { ...table, mix: { ...mix, ...about, link: { k, reveal } } };
}
