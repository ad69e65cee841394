import { at, withAt } from '@stammtisch/kernel';

import type { Entry } from './entry.ts';
import { otherwise } from './evolve-chairs.ts';
import type { Table } from './table.ts';

/** What the host has done with the table. */
export type OfHost = Extract<
  Entry,
  {
    readonly type:
      | 'kicked'
      | 'locked'
      | 'unlocked'
      | 'paused'
      | 'resumed'
      | 'graced'
      | 'agreed'
      | 'paced'
      | 'listed'
      | 'unlisted'
      | 'hostIs';
  }
>;

const OF_HOST: Readonly<Record<OfHost['type'], true>> = {
  kicked: true,
  locked: true,
  unlocked: true,
  paused: true,
  resumed: true,
  graced: true,
  agreed: true,
  paced: true,
  listed: true,
  unlisted: true,
  hostIs: true,
};

/** Whether an entry is one of these. */
export function isOfHost(entry: Entry): entry is OfHost {
  return entry.type in OF_HOST;
}

/** More are not remembered: whoever was banned first may come again. */
const MOST_BANNED = 100;

/** Takes what was done into the table. */
export function evolveHost(table: Table, entry: OfHost): Table {
  switch (entry.type) {
    case 'kicked': {
      const person = at(table.chairs, entry.chair);
      if (person.kind !== 'person') throw new Error(`${table.id}: nobody sits on chair ${entry.chair}`);
      const chairs = withAt(table.chairs, entry.chair, { kind: 'free' } as const);
      const left = otherwise({ ...table, chairs });
      if (entry.isBanned !== true) return left;
      return { ...left, banned: [...(table.banned ?? []), person.player].slice(-MOST_BANNED) };
    }
    case 'locked':
      return { ...table, isLocked: true };
    case 'unlocked': {
      const { isLocked: _, ...open } = table;
      return open;
    }
    case 'paused':
      return { ...table, isPaused: true };
    case 'resumed':
      return resumed(table);
    case 'graced':
      return { ...table, settings: { ...table.settings, grace: entry.grace } };
    case 'agreed': {
      const { type: _, ...agreements } = entry;
      return otherwise({ ...table, settings: { ...table.settings, ...agreements } });
    }
    case 'paced':
      return { ...table, settings: { ...table.settings, botPace: entry.botPace } };
    case 'listed':
    case 'unlisted':
      return { ...table, isPublic: entry.type === 'listed' };
    case 'hostIs':
      return { ...table, host: entry.player };
  }
}

/** The game goes on, or there is none any more. */
export function resumed(table: Table): Table {
  const { isPaused: _, ...going } = table;
  return going;
}
