import { at, range, type Random, seeded } from '@stammtisch/kernel';
import type { OpenTable } from '@stammtisch/protocol';

import { newToken, openTable } from '../../apps/server/src/testing/client.ts';
import { playerOf } from '../../apps/server/src/ids.ts';
import { emptyLedger } from './ledger.ts';
import { type Identity, Person, type Play } from './person.ts';

/** Which games are played, with how many chairs; shortened where they may be, so that whole matches are played. */
const SETUPS: readonly Pick<OpenTable, 'game' | 'seats' | 'options'>[] = [
  { game: 'smear', seats: 4, options: { target: 5 } },
  { game: 'zsirozas', seats: 4, options: { target: 3 } },
  { game: 'spades', seats: 4, options: { target: 50 } },
  { game: 'smear', seats: 6 },
  { game: 'zsirozas', seats: 2, options: { target: 2 } },
];
const NAMES = ['Anna', 'Ben', 'Cili', 'Dora'];

/** Opens so many tables with bots, and brings two to four people to each, who are yet to sit down. */
export async function companies(play: Play, tables: number, seed: string): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const index of range(tables)) people.push(...(await company(play, index, seed)));
  return people;
}

/** The same people with nothing in their memory but who they are, at a server that may know them. */
export function newcomers(play: Play, people: readonly Person[]): readonly Person[] {
  return people.map(({ who }, index) =>
    person(play, { ...who, wishes: `again${who.wishes}` }, seeded(`again ${index}`)),
  );
}

async function company(play: Play, index: number, seed: string): Promise<readonly Person[]> {
  const random: Random = seeded(`${seed} table ${index}`);
  const setup = at(SETUPS, index % SETUPS.length);
  const count = Math.min(2 + random.below(3), setup.seats);
  const tokens = range(count).map(newToken);
  const code = await openTable(play.port, at(tokens, 0), {
    ...setup,
    name: at(NAMES, 0),
    bots: 'easy',
    botPace: 'instant',
    grace: 'short',
  });
  return tokens.map((token, chair) =>
    person(play, { token, code, chair, people: count, wishes: 'p' }, seeded(`${seed} ${index} ${chair}`)),
  );
}

function person(play: Play, who: Identity, random: Random): Person {
  return new Person(play, random, emptyLedger(playerOf(who.token), at(NAMES, who.chair), who.chair), who);
}
