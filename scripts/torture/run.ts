import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Random, seeded } from '@stammtisch/kernel';

import { companies } from './company.ts';
import { Figures } from './figures.ts';
import { drawFault, type Fault, Victim } from './injector.ts';
import type { Person, Play } from './person.ts';
import { acknowledged, comeToRest, compare, type Keep, newPlay, PATIENCE_MS } from './session.ts';

/** How a server is to be tortured. */
export interface Plan {
  readonly tables: number;
  readonly seed: string;
  /** How long people think at most, in ms. */
  readonly thinkMs: number;
  /** How long the server may be frozen, in ms. */
  readonly longestStopMs: number;
  /** How many wishes are acknowledged at least, and how many more at most, between two faults. */
  readonly between: readonly [least: number, more: number];
  /** Faults come one after the other for as long as this says so. */
  goesOn(faults: number): boolean;
  /** The first faults, in this order; after them they are drawn. */
  readonly first?: readonly Fault[];
  readonly tell?: (figures: Figures) => void;
  readonly keep?: Keep;
}

/** Lets people play while the server and the network fail, and compares all they were told with the logs. */
export async function torture(plan: Plan): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-torture-'));
  const figures = new Figures();
  const victim = await Victim.start(data, figures);
  const play = newPlay(victim.port, plan.thinkMs, figures);
  const people = await companies(play, plan.tables, plan.seed);
  figures.count('tables', plan.tables);
  figures.count('people', people.length);
  const lives = people.map((person) => person.live());
  await fail(plan, play, victim, people);
  await comeToRest(play, people, lives);
  await victim.stop();
  await compare(data, people, { figures, keep: plan.keep });
  rmSync(data, { recursive: true, force: true });
  return figures;
}

/** One fault after the other, each after some more has been acknowledged. */
async function fail(plan: Plan, play: Play, victim: Victim, people: readonly Person[]): Promise<void> {
  const random = seeded(`${plan.seed} faults`);
  // What has gone wrong already only hides in what comes after it.
  for (let faults = 0; plan.goesOn(faults) && play.figures.faults.length === 0; faults += 1) {
    const [least, more] = plan.between;
    if (!(await acknowledged(play, least + random.below(more + 1)))) {
      play.figures.found(`nothing was acknowledged for ${PATIENCE_MS / 1000} s after ${faults} faults`);
      return;
    }
    const fault = plan.first?.[faults] ?? drawFault(random, plan.longestStopMs);
    if (fault.type === 'cut') cut(people, fault.percent, random);
    else await victim.suffer(fault);
    plan.tell?.(play.figures);
  }
}

function cut(people: readonly Person[], percent: number, random: Random): void {
  for (const person of people) if (random.below(100) < percent) person.tear();
}
