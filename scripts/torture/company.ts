import { at, range, type Random, seeded } from '@stammtisch/kernel';
import type { OpenTable } from '@stammtisch/protocol';

import { newToken, openTable } from '../../apps/server/src/testing/client.ts';
import { playerOf } from '../../apps/server/src/ids.ts';
import { emptyLedger } from './ledger.ts';
import { Person, type Play } from './person.ts';

/** Which games are played, with how many chairs; shortened where they may be, so that whole matches are played. */
const SETUPS: readonly Pick<OpenTable, 'game' | 'seats' | 'options'>[] = [
  { game: 'smear', seats: 4, options: { target: 5 } },
  { game: 'zsirozas', seats: 4, options: { target: 3 } },
  { game: 'spades', seats: 4, options: { target: 50 } },
  { game: 'smear', seats: 6 },
  { game: 'zsirozas', seats: 2, options: { target: 2 } },
];
const NAMES = ['Anna', 'Ben', 'Cili', 'Dora'];

/** Opens a table with bots, and brings two to four people, who are yet to sit down. */
export async function company(play: Play, index: number, seed: string): Promise<readonly Person[]> {
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
  return tokens.map((token, chair) => {
    const ledger = emptyLedger(playerOf(token), at(NAMES, chair), chair);
    return new Person(play, seeded(`${seed} ${index} ${chair}`), ledger, { token, code, people: count });
  });
}
