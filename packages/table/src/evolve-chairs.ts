import { at, range, withAt } from '@stammtisch/kernel';

import type { ChairNumber, Entry, PlayerId } from './entry.ts';
import { type Chair, type Person, seatAt, type Table } from './table.ts';

/** What happens to chairs. */
export type OfChairs = Extract<
  Entry,
  {
    readonly type:
      | 'seated'
      | 'renamed'
      | 'botSeated'
      | 'stood'
      | 'swapped'
      | 'botKeepsSeat'
      | 'tookBack'
      | 'ready'
      | 'unready';
  }
>;

const OF_CHAIRS: Readonly<Record<OfChairs['type'], true>> = {
  seated: true,
  renamed: true,
  botSeated: true,
  stood: true,
  swapped: true,
  botKeepsSeat: true,
  tookBack: true,
  ready: true,
  unready: true,
};

/** Whether an entry is one of these. */
export function isOfChairs(entry: Entry): entry is OfChairs {
  return entry.type in OF_CHAIRS;
}

/** Takes an entry about chairs into the table. */
export function evolveChairs(table: Table, entry: OfChairs): Table {
  switch (entry.type) {
    case 'seated': {
      const { chair, player, name } = entry;
      const seated = withChair(table, chair, { kind: 'person', player, name, isReady: false });
      return otherwise(held(seated, player, chair));
    }
    case 'renamed':
      return withChair(table, entry.chair, { ...personAt(table, entry.chair), name: entry.name });
    case 'botSeated':
      return otherwise(withChair(table, entry.chair, { kind: 'bot', level: entry.level, name: entry.name }));
    case 'stood':
      return otherwise(withChair(table, entry.chair, { kind: 'free' }));
    case 'swapped': {
      // A commitment is one of its chair.
      const { chairs } = otherwise(uncommitted(table));
      const [one, other] = [at(chairs, entry.chair), at(chairs, entry.with)];
      return withChair(withChair({ ...table, chairs }, entry.chair, other), entry.with, one);
    }
    case 'botKeepsSeat':
      return withChair(table, entry.chair, {
        ...personAt(table, entry.chair),
        keptBy: entry.level,
        ...(entry.isAway === undefined ? {} : { isAway: entry.isAway }),
        ...(entry.isLate === undefined ? {} : { isLate: entry.isLate }),
      });
    case 'tookBack': {
      const { keptBy: _, isAway: _away, isLate: _late, ...person } = personAt(table, entry.chair);
      return withChair(table, entry.chair, person);
    }
    case 'ready':
    case 'unready':
      return withChair(table, entry.chair, {
        ...personAt(table, entry.chair),
        isReady: entry.type === 'ready',
      });
  }
}

/** Chairs that nobody has taken. */
export function freeChairs(seats: number): readonly Chair[] {
  return range(seats).map(() => ({ kind: 'free' }));
}

/** Everybody keeps their chair if it is still there; people of chairs taken away get the first that no person has. */
export function reseated(chairs: readonly Chair[], seats: number): readonly Chair[] {
  const kept: Chair[] = [...chairs.slice(0, seats), ...freeChairs(Math.max(0, seats - chairs.length))];
  for (const chair of chairs.slice(seats)) {
    if (chair.kind !== 'person') continue;
    const free = kept.findIndex((one) => one.kind === 'free');
    const place = free === -1 ? kept.findIndex((one) => one.kind === 'bot') : free;
    if (place === -1) throw new Error('more people than chairs');
    kept[place] = chair;
  }
  return kept.map((chair) =>
    chair.kind === 'person' ? { ...withoutCommitment(chair), isReady: false } : chair,
  );
}

/** Nobody's device has committed itself to anything: what it said belonged to a start that was, or to other agreements. */
export function uncommitted(table: Table): Table {
  if (!table.chairs.some((chair) => chair.kind === 'person' && chair.commitment !== undefined)) return table;
  const chairs = table.chairs.map((chair) => (chair.kind === 'person' ? withoutCommitment(chair) : chair));
  return { ...table, chairs };
}

/** Before a match, whoever was ready was so for what had been agreed, with those who sat here. */
export function otherwise(table: Table): Table {
  return table.phase === 'open' ? unready(table) : table;
}

/** Nobody has said yet to go on. */
export function unready(table: Table): Table {
  if (!table.chairs.some((chair) => chair.kind === 'person' && chair.isReady)) return table;
  const chairs = table.chairs.map((chair) =>
    chair.kind === 'person' ? { ...chair, isReady: false } : chair,
  );
  return { ...table, chairs };
}

function withoutCommitment(person: Person): Person {
  const { commitment: _, ...rest } = person;
  return rest;
}

function personAt({ id, chairs }: Table, chair: ChairNumber): Person {
  const found = at(chairs, chair);
  if (found.kind !== 'person') throw new Error(`${id}: nobody sits on chair ${chair}`);
  return found;
}

function withChair(table: Table, chair: ChairNumber, occupant: Chair): Table {
  return { ...table, chairs: withAt(table.chairs, chair, occupant) };
}

function held(table: Table, player: PlayerId, chair: ChairNumber): Table {
  const seat = seatAt(table, chair);
  if (table.match === undefined || seat === undefined || table.phase !== 'playing') return table;
  return { ...table, match: { ...table.match, held: { ...table.match.held, [player]: seat } } };
}
