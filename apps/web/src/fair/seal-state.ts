import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seen } from '@stammtisch/kernel';
import type { StartedChance } from '@stammtisch/protocol';

import { games } from '../app/games.ts';
import { atLeisure } from '../app/leisure.ts';
import type { Link, TableNews } from '../connection/link.ts';
import type { DealEvidence, DealProblem, DealVerdict } from './check.ts';
import { keptStart } from './own-shares.ts';
import { keepDeal } from './recent.ts';
import { Witness } from './witness.ts';

const loadCheck = () => import('./check.ts');

/** How the dealing of the match stands, as far as this page has looked. */
export interface Seal {
  /** Nothing has been looked at yet, all that was looked at holds, or something does not. */
  readonly state: 'waiting' | 'fair' | 'broken';
  readonly match: number;
  /** How many deals of this match were looked at. */
  readonly deals: number;
  readonly problem?: DealProblem;
  /** By chair, whether its device is mixed in. */
  readonly mixed: readonly boolean[];
}

/** Looks silently at every deal that is over; undefined while there is nothing to look at. */
export function sealOf(
  link: ReadonlySignal<Link>,
  seen: ReadonlySignal<Seen | undefined>,
): { readonly seal: ReadonlySignal<Seal | undefined>; readonly stop: () => void } {
  const seal = signal<Seal | undefined>(undefined);
  const latest = computed(() => link.value.table?.fairness.latest);
  const witness = new Witness();
  const stops = [
    effect(() => {
      seal.value = sealAt(seal.peek(), latest.value);
    }),
    effect(() => {
      const { table } = link.value;
      const evidence = table === undefined ? undefined : evidenceIn(witness, table, seen.value);
      if (evidence !== undefined) void look(evidence, seal).catch(() => undefined);
    }),
  ];
  return {
    seal,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** A new match begins with a new seal. */
function sealAt(before: Seal | undefined, latest: StartedChance | undefined): Seal | undefined {
  if (latest?.phase !== 'drawn') return undefined;
  const { match, commitments } = latest;
  if (before?.match === match) return before;
  return { state: 'waiting', match, deals: 0, mixed: commitments.map((one) => one !== null) };
}

/** What a deal that has just been revealed is judged by. */
function evidenceIn(
  witness: Witness,
  { room, fairness, seat, view }: TableNews,
  seen: Seen | undefined,
): DealEvidence | undefined {
  const { latest, table } = fairness;
  if (seen === undefined || latest?.phase !== 'drawn' || room.match?.number !== latest.match)
    return undefined;
  const isBetween = seen.awaited() === 'deck';
  const testimony = witness.see({ latest, onlooker: seat ?? 'everyone', view, isBetween });
  if (testimony === undefined) return undefined;
  const { chairs } = room.match;
  const kept = keptStart(table, latest.match);
  return { catalog: games.peek(), game: room.game, table, latest, kept, chairs, testimony };
}

async function look(evidence: DealEvidence, seal: Signal<Seal | undefined>): Promise<void> {
  const { dealCheck } = await loadCheck();
  const verdict = await atLeisure(dealCheck(evidence));
  if (verdict.type === 'unseen') return;
  keepDeal({ ...verdict.deal, isFair: verdict.type === 'fair' });
  const before = seal.peek();
  if (before?.match === evidence.latest.match) seal.value = judged(before, verdict);
}

/** What is broken once stays broken. */
function judged(before: Seal, verdict: Exclude<DealVerdict, { type: 'unseen' }>): Seal {
  const deals = before.deals + 1;
  if (verdict.type === 'fair')
    return { ...before, deals, state: before.state === 'broken' ? 'broken' : 'fair' };
  return { ...before, deals, state: 'broken', problem: before.problem ?? verdict.problem };
}
