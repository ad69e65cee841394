import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { range, type Random, seeded } from '@stammtisch/kernel';
import { openSqlite } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';

import { checkTable, type KeptLog } from './check.ts';
import { company } from './company.ts';
import { Figures } from './figures.ts';
import { drawFault, type Fault, Victim } from './injector.ts';
import type { Ledger } from './ledger.ts';
import type { Person, Play } from './person.ts';

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
  /** Is handed each table's log, and what its people did and heard. */
  readonly keep?: (log: KeptLog, ledgers: readonly Ledger[]) => void;
}

/** Whoever is not answered, or not at rest, for so long after the last fault never will be. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 100;

/** Lets people play while the server and the network fail, and compares all they were told with the logs. */
export async function torture(plan: Plan): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-torture-'));
  const figures = new Figures();
  const victim = await Victim.start(data, figures);
  const play: Play = {
    figures,
    port: victim.port,
    thinkMs: plan.thinkMs,
    isEnding: false,
    isOver: false,
    onDone: () => undefined,
  };
  const people: Person[] = [];
  for (const index of range(plan.tables)) people.push(...(await company(play, index, plan.seed)));
  figures.count('tables', plan.tables);
  figures.count('people', people.length);
  const lives = people.map((person) => person.live());
  await fail(plan, play, victim, people);
  await comeToRest(play, people);
  play.isOver = true;
  for (const person of people) person.nudge();
  await Promise.all(lives);
  await victim.stop();
  await compare(data, people, { ...plan, figures });
  rmSync(data, { recursive: true, force: true });
  return figures;
}

/** One fault after the other, each after some more has been acknowledged. */
async function fail(plan: Plan, play: Play, victim: Victim, people: readonly Person[]): Promise<void> {
  const random = seeded(`${plan.seed} faults`);
  for (let faults = 0; plan.goesOn(faults); faults += 1) {
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

/** Resolves after so many more acknowledgements; false if they do not come. */
function acknowledged(play: Play, count: number): Promise<boolean> {
  let left = count;
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(resolve, PATIENCE_MS, false);
    };
    play.onDone = () => {
      left -= 1;
      wait();
      if (left > 0) return;
      clearTimeout(timer);
      resolve(true);
    };
    wait();
  });
}

/** Everybody is answered once more; then all end what they have begun, and know the same of their tables. */
async function comeToRest(play: Play, people: readonly Person[]): Promise<void> {
  play.onDone = () => undefined;
  const before = new Map(people.map((person) => [person, person.answered]));
  const waiting = (): readonly Person[] => people.filter((one) => one.answered === before.get(one));
  await until(() => waiting().length === 0);
  for (const { code, ledger } of waiting()) {
    play.figures.found(`${code}, ${ledger.name}: was not answered any more after the last fault`);
  }
  play.isEnding = true;
  for (const person of people) person.nudge();
  let last = '';
  const isQuiet = (): boolean => {
    const now = people.map(({ isAtRest, ledger }) => (isAtRest ? ledger.known?.seq : 'busy')).join(' ');
    const isSame = now === last && !now.includes('busy') && tablesAgree(people);
    last = now;
    return isSame;
  };
  if (!(await until(isQuiet))) play.figures.found('the tables did not come to rest');
}

/** Whether all at each table know the same row, and no start is under way. */
function tablesAgree(people: readonly Person[]): boolean {
  const rows = new Map<string, number | undefined>();
  return people.every(({ code, ledger: { known } }) => {
    const row = rows.get(code) ?? known?.seq;
    rows.set(code, row);
    return row === known?.seq && known?.fairness.latest?.phase !== 'starting';
  });
}

async function until(isSo: () => boolean): Promise<boolean> {
  const giveUp = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > giveUp) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
  return true;
}

async function compare(
  data: string,
  people: readonly Person[],
  { figures, keep }: { readonly figures: Figures } & Pick<Plan, 'keep'>,
): Promise<void> {
  const store = await openSqlite<Entry>(join(data, 'stammtisch.db'));
  for (const code of new Set(people.map((person) => person.code))) {
    const id = (await store.find(code))?.table ?? '';
    const rows = await store.read(id, 1);
    const ledgers = people.filter((person) => person.code === code).map(({ ledger }) => ledger);
    const { faults, compared } = checkTable({ id, rows }, ledgers);
    keep?.({ id, rows }, ledgers);
    for (const fault of faults) figures.found(`${code}, ${fault}`);
    figures.count('rows in the logs', rows.length);
    figures.count('messages compared with the logs', compared);
    const entries = rows.flatMap((row) => row.entries);
    figures.count('matches finished', entries.filter(({ type }) => type === 'matchOver').length);
  }
  await store.close();
}
