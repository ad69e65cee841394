import { isHex, LOTS_LINK, lotsWanted, type Mix, owing, withShare } from '@stammtisch/fair';
import { type Catalog, fail, ok } from '@stammtisch/kernel';

import { begun } from './begun.ts';
import type { Chance, ChanceOf, Command, Context } from './command.ts';
import type { Decision } from './decide.ts';
import type { Entry, FrozenChance, PlayerId, Setup } from './entry.ts';
import { chairOf, type Table } from './table.ts';

type OfMix = Extract<Command, { readonly do: 'commit' | 'share' }>;

/** Decides what devices say about their shares in the chance. */
export function decideMix(
  catalog: Catalog,
  table: Table,
  by: PlayerId,
  command: OfMix,
  context: Context,
): Decision {
  const chair = chairOf(table, by);
  if (chair === undefined) return fail({ code: 'not-seated' });
  if (command.do === 'share') return decideShare(catalog, table, { ...command, chair }, context);
  const { match, commitment } = command;
  const isAwaited = table.phase !== 'playing' && match === table.matches + 1 && command.chair === chair;
  if (!isAwaited || !isHex(commitment)) return fail({ code: 'stale-start' });
  const person = table.chairs[chair];
  const isKnown = person?.kind === 'person' && person.commitment === commitment;
  return ok(isKnown ? [] : [{ type: 'committed', chair, commitment }]);
}

/** A share has not come in time: the start is void, and everybody sees whose it was. */
export function decideVoid({ mix }: Table, match: number): Decision {
  if (mix?.phase !== 'starting' || mix.match !== match) return fail({ code: 'not-now' });
  return ok([{ type: 'startVoided', match, missing: owing(mix) }]);
}

/** What the start of this number freezes: commitments of devices that are here, but for those that failed the last time. */
export function frozenChance(table: Table, match: number, { chance, connected }: Context): FrozenChance {
  const { mix } = table;
  const isVoided = mix?.phase === 'voided';
  const failed = isVoided ? (mix.missing ?? []) : [];
  const commitments = table.chairs.map((person, chair) =>
    person.kind === 'person' && connected?.has(person.player) !== false && !failed.includes(chair)
      ? (person.commitment ?? null)
      : null,
  );
  return { ...chance.chain(match), voided: isVoided ? mix.voided + 1 : 0, commitments };
}

/** The lots and the first deck. */
export function drawEntries(
  catalog: Catalog,
  setup: Setup & { readonly dealLimit?: number },
  of: ChanceOf,
  chance: Chance,
): readonly Entry[] {
  const { game, seats, options } = setup;
  const { chairs, firstDealer, draws } = chance.lots(of, lotsWanted(game, seats, options));
  const match = begun(catalog, setup, firstDealer);
  if (match === undefined) throw new Error(`${game} does not begin`);
  const drawn = draws === undefined ? {} : { draws };
  const reveal = chance.reveal(of.match, LOTS_LINK);
  return [
    { type: 'lotsDrawn', chairs, firstDealer, ...drawn, reveal },
    { type: 'dealt', deck: chance.deck(of, 0, match.pack()) },
  ];
}

/** The key of a link, to be put into the entry that ends what it drove; nothing where nothing was frozen. */
export function revealOf(
  mix: Mix | undefined,
  link: number,
  chance: Chance,
): { readonly reveal?: ReturnType<Chance['reveal']> } {
  return mix === undefined ? {} : { reveal: chance.reveal(mix.match, link) };
}

function decideShare(
  catalog: Catalog,
  table: Table,
  { match, chair, share }: Extract<OfMix, { readonly do: 'share' }> & { readonly chair: number },
  { chance }: Context,
): Decision {
  const { mix } = table;
  if (mix?.match !== match || mix.phase === 'voided') return fail({ code: 'stale-start' });
  // Said twice: by another tab of the same person, or again after a lost connection.
  if (mix.shares[chair] === share) return ok([]);
  const next = withShare(table.id, mix, chair, share);
  if (!next.ok || mix.phase !== 'starting') return fail({ code: 'wrong-share' });
  const revealed: Entry = { type: 'shareRevealed', chair, share };
  if (owing(next.value).length > 0) return ok([revealed]);
  const { game, seats, options } = table;
  return ok([revealed, ...drawEntries(catalog, { game, seats, options }, next.value, chance)]);
}
