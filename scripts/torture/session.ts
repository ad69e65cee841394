import { join } from 'node:path';

import { openSqlite } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';

import { checkTable, type KeptLog } from './check.ts';
import type { Figures } from './figures.ts';
import type { Ledger } from './ledger.ts';
import type { Person, Play } from './person.ts';

/** Is handed each table's log, and what its people did and heard. */
export type Keep = (log: KeptLog, ledgers: readonly Ledger[]) => void;

/** Whoever is not answered, or not at rest, for so long never will be. */
export const PATIENCE_MS = 60_000;
/** As long as that where something is wrong already. */
const SHORT_PATIENCE_MS = 5_000;
const LOOK_MS = 100;

/** A play that nobody has come to yet. */
export function newPlay(port: number, thinkMs: number, figures: Figures): Play {
  return { figures, port, thinkMs, isEnding: false, isOver: false, onDone: () => undefined };
}

/** Resolves after so many more acknowledgements; false if none comes for too long. */
export function acknowledged(play: Play, count: number): Promise<boolean> {
  let left = count;
  play.onDone = () => {
    left -= 1;
  };
  return until(
    play,
    () => left <= 0,
    () => left,
  );
}

/** Everybody is answered once more; then all end what they have begun, know the same of their tables, and go. */
export async function comeToRest(
  play: Play,
  people: readonly Person[],
  lives: readonly Promise<void>[],
): Promise<void> {
  play.onDone = () => undefined;
  const before = new Map(people.map((person) => [person, person.answered]));
  const waiting = (): readonly Person[] => people.filter((one) => one.answered === before.get(one));
  await until(play, () => waiting().length === 0);
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
  if (!(await until(play, isQuiet))) play.figures.found('the tables did not come to rest');
  play.isOver = true;
  for (const person of people) person.nudge();
  await Promise.all(lives);
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

/** Waits until something is so; gives up when nothing has come any nearer for too long. */
async function until(
  { figures }: Play,
  isSo: () => boolean,
  leftToDo: () => number = () => 0,
): Promise<boolean> {
  let began = Date.now();
  let left = leftToDo();
  while (!isSo()) {
    if (leftToDo() !== left) began = Date.now();
    left = leftToDo();
    const patience = figures.faults.length > 0 ? SHORT_PATIENCE_MS : PATIENCE_MS;
    if (Date.now() - began > patience) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
  return true;
}

/** Compares every table’s log in this folder with what its people did and heard; the server must have ended. */
export async function compare(
  data: string,
  people: readonly Person[],
  { figures, keep }: { readonly figures: Figures; readonly keep?: Keep | undefined },
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
