import { catalog } from '@stammtisch/games';
import { type Event, observeEvent, type Onlooker } from '@stammtisch/kernel';
import { chairOf, evolve, type LogRow, positionName, seatOf, type Table, unopened } from '@stammtisch/table';

import { fairnessOf } from '@stammtisch/host';
import type { Ledger, Told } from './ledger.ts';
import { cardsBeyond, type Print, printOf } from './print.ts';

/** A table's log, as the store reads it. */
export interface KeptLog {
  readonly id: string;
  readonly rows: readonly LogRow[];
}

/** What was found wrong, and how many messages were compared. */
export interface Checked {
  readonly faults: readonly string[];
  readonly compared: number;
}

/** Compares one table's log with what everybody who sat there did and heard. */
export function checkTable(log: KeptLog, ledgers: readonly Ledger[]): Checked {
  const gap = log.rows.findIndex(({ seq }, index) => seq !== index + 1);
  // What comes after a gap means nothing.
  if (gap !== -1)
    return { faults: [`row ${log.rows[gap]?.seq} stands where row ${gap + 1} belongs`], compared: 0 };
  const told = replay(log, ledgers);
  const wishes = ledgers.flatMap((ledger) => wishFaults(log, ledger));
  return { faults: [...doubles(log), ...wishes, ...told.faults], compared: told.compared };
}

/** No wish is carried out twice, and no seat answers a position twice. */
function doubles({ rows }: KeptLog): readonly string[] {
  const seen = new Set<string>();
  const once = (what: string): readonly string[] => {
    if (seen.has(what)) return [`${what} is in the log twice`];
    seen.add(what);
    return [];
  };
  return rows.flatMap(({ command, entries }) => [
    ...(command === undefined ? [] : once(`wish ${command}`)),
    ...entries.flatMap((entry) =>
      entry.type === 'acted' ? once(`the answer of seat ${entry.seat} to ${entry.position}`) : [],
    ),
  ]);
}

/** What was acknowledged is in the log as it was meant, and what was refused is not. */
function wishFaults({ rows }: KeptLog, ledger: Ledger): readonly string[] {
  const own = new Map<string, LogRow>();
  const prefix = `${ledger.player}:`;
  for (const row of rows)
    if (row.command?.startsWith(prefix) === true) own.set(row.command.slice(prefix.length), row);
  const missing = [...ledger.acknowledged].flatMap(([id, seq]) => {
    const row = own.get(id);
    const act = ledger.acts.get(id);
    // A wish that changed nothing is acknowledged without a row, but an act always changes something.
    if (row === undefined)
      return seq > 0 || act !== undefined ? [`${id} was acknowledged and is missing`] : [];
    if (seq > 0 && row.seq !== seq) return [`${id} was acknowledged by row ${seq} and is in row ${row.seq}`];
    const isThere = row.entries.some(
      (entry) => entry.type === 'acted' && entry.action === act?.action && entry.position === act.position,
    );
    return act === undefined || isThere ? [] : [`${id} was acknowledged and something else was done`];
  });
  const claimed = [...ledger.claimed]
    .filter((id) => !own.has(id))
    .map((id) => `${id} was said to be done and is missing`);
  const refused = [...ledger.refused]
    .filter((id) => own.has(id))
    .map((id) => `${id} was refused and is in the log`);
  return [...missing, ...claimed, ...refused].map((fault) => `${ledger.name}: ${fault}`);
}

/** Plays the log again, and compares at every row what each was told with what that seat may know. */
function replay({ id, rows }: KeptLog, ledgers: readonly Ledger[]): Checked {
  const faults: string[] = [];
  const readers = ledgers.map((ledger) => ({ ledger, next: 0 }));
  let compared = 0;
  let table = unopened(id);
  for (const row of rows) {
    const step = evolve(catalog, table, row);
    ({ table } = step);
    const truth = truthAt(table, step.events);
    for (const reader of readers) {
      for (
        let told = reader.ledger.told[reader.next];
        told?.seq === row.seq;
        told = reader.ledger.told[reader.next]
      ) {
        reader.next += 1;
        compared += 1;
        faults.push(...toldFaults(truth, reader.ledger, told));
      }
    }
  }
  for (const { ledger, next } of readers) {
    const [beyond] = ledger.told.slice(next);
    if (beyond !== undefined) faults.push(`${ledger.name}: row ${beyond.seq} was told and is missing`);
    faults.push(...lastFaults(table, ledger));
  }
  return { faults, compared };
}

/** How a table stands after a row, for whoever asks; each view is printed once. */
interface Truth {
  readonly table: Table;
  view(onlooker: Onlooker): Print;
  events(onlooker: Onlooker): Print;
  fairness(): Print;
}

function truthAt(table: Table, events: readonly Event[]): Truth {
  const views = new Map<Onlooker, Print>();
  const stories = new Map<Onlooker, Print>();
  const once = (known: Map<Onlooker, Print>, onlooker: Onlooker, make: () => unknown): Print => {
    const print = known.get(onlooker) ?? printOf(make());
    known.set(onlooker, print);
    return print;
  };
  return {
    table,
    view: (onlooker) => once(views, onlooker, () => table.match?.position.observe(onlooker) ?? null),
    events: (onlooker) => once(stories, onlooker, () => events.map((event) => observeEvent(event, onlooker))),
    fairness: () => printOf(fairnessOf(table)),
  };
}

function toldFaults(truth: Truth, { name, player }: Ledger, told: Told): readonly string[] {
  const { table } = truth;
  const seat = seatOf(table, player) ?? null;
  const onlooker = seat ?? 'everyone';
  const where = `${name}, row ${told.seq}`;
  if (told.seat !== seat) return [`${where}: was told seat ${told.seat} and has seat ${seat}`];
  const position = table.match === undefined ? null : positionName(table.match);
  if (told.position !== position) return [`${where}: was told position ${told.position}, it is ${position}`];
  return [
    ...differences(`${where}: view`, told.view, truth.view(onlooker)),
    ...(told.events === undefined
      ? []
      : differences(`${where}: events`, told.events, truth.events(onlooker))),
    ...(told.fairness === undefined
      ? []
      : differences(`${where}: fairness`, told.fairness, truth.fairness())),
  ];
}

function differences(where: string, told: Print, allowed: Print): readonly string[] {
  const seen = cardsBeyond(told, allowed);
  if (seen.length > 0) return [`${where}: showed ${seen.join(' ')}, which this seat may not see`];
  return told.hash === allowed.hash ? [] : [`${where}: is not what the log makes it`];
}

/** After all has come to rest everybody knows the last row, and sits where they sat down. */
function lastFaults(table: Table, { name, player, chair, known }: Ledger): readonly string[] {
  const now = chairOf(table, player);
  const self = now === undefined ? undefined : table.chairs[now];
  const isKept = self?.kind === 'person' && self.keptBy !== undefined;
  const view = printOf(table.match?.position.observe(seatOf(table, player) ?? 'everyone') ?? null);
  return [
    ...(now === chair ? [] : [`${name}: lost chair ${chair}, has ${now ?? 'none'}`]),
    ...(isKept ? [`${name}: a bot still keeps the seat`] : []),
    ...(known?.seq === table.seq ? [] : [`${name}: knows row ${known?.seq ?? 0} of ${table.seq}`]),
    ...(known !== undefined && printOf(known.view).hash !== view.hash
      ? [`${name}: the last view is not the table’s`]
      : []),
  ];
}
