import { hash } from 'node:crypto';

import { commitmentOf } from '@stammtisch/fair';

import type { Mixing } from './client.ts';

/** What a device does with its share: all it should, keep it to itself, or reveal another. */
export type Honesty = 'honest' | 'silent' | 'lying';

/** A device that shares in the chance. The same token gives the same shares: it remembers them over a restart. */
export function mixing(token: string, honesty: Honesty = 'honest'): Mixing {
  const said = new Set<string>();
  return ({ fairness: { table, next, latest }, room }) => {
    const { chair } = room.you;
    if (chair === null) return [];
    const shareFor = (match: number): string => hash('sha256', `${token} ${match} ${chair}`, 'hex');
    const once = (key: string): boolean => !said.has(key) && said.add(key).has(key);
    if (next !== undefined) {
      const { match } = next;
      const commitment = commitmentOf({ table, match, chair, share: shareFor(match) });
      const isNew = next.commitments[chair] !== commitment && once(`commit ${match} ${chair}`);
      return isNew ? [{ do: 'commit', match, chair, commitment }] : [];
    }
    if (latest?.phase !== 'starting' || honesty === 'silent') return [];
    const { match } = latest;
    const share = shareFor(honesty === 'honest' ? match : match + 1);
    const isMine =
      latest.commitments[chair] === commitmentOf({ table, match, chair, share: shareFor(match) });
    const isOwed = isMine && latest.shares[chair] === null && once(`share ${match}`);
    return isOwed ? [{ do: 'share', match, share }] : [];
  };
}
