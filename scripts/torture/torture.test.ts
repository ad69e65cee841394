import { at } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { checkTable, type KeptLog } from './check.ts';
import type { Ledger } from './ledger.ts';
import { torture } from './run.ts';

/** A table's log and its people, from a real play. */
interface Evidence {
  readonly log: KeptLog;
  readonly ledgers: readonly Ledger[];
}

const evidence: Evidence[] = [];

test(
  'tables whose server is killed, frozen and cut off lose nothing, do nothing twice and show nothing they should not',
  { timeout: 300_000 },
  async () => {
    const figures = await torture({
      tables: 5,
      seed: 'short',
      thinkMs: 0,
      longestStopMs: 200,
      between: [60, 30],
      goesOn: (faults) => faults < 5,
      first: [
        { type: 'kill' },
        { type: 'stop', ms: 200 },
        { type: 'cut', percent: 60 },
        { type: 'stopAndKill', ms: 50 },
        { type: 'kill' },
      ],
      keep: (log, ledgers) => void evidence.push({ log, ledgers }),
    });
    expect(figures.faults).toEqual([]);
    expect(figures.of('server killed')).toBe(3);
    expect(figures.of('messages duplicated')).toBeGreaterThan(0);
    expect(figures.of('messages delayed')).toBeGreaterThan(0);
    expect(figures.of('messages reordered')).toBeGreaterThan(0);
    expect(figures.of('messages of old positions')).toBeGreaterThan(0);
    expect(figures.of('actions acknowledged')).toBeGreaterThan(100);
    expect(figures.of('messages compared with the logs')).toBeGreaterThan(figures.of('actions acknowledged'));
  },
);

// Each of these plants one fault into what the play above left, and sees it named.

test('a row that is gone is named', () => {
  const { log, ledgers } = first();
  expect(checkTable(without(log, 5), ledgers).faults).toEqual(['row 6 stands where row 5 belongs']);
});

test('the latest rows gone, as after a power cut without a sync, are named', () => {
  const { log, ledgers } = first();
  const { faults } = checkTable({ ...log, rows: log.rows.slice(0, -2) }, ledgers);
  expect(faults).toContainEqual(expect.stringMatching(/row \d+ was told and is missing/));
  expect(faults).toContainEqual(expect.stringMatching(/knows row \d+ of \d+/));
});

test('an acknowledged act that is not in the log is named', () => {
  const { log, ledgers } = first();
  const [ledger, id] = someAct(ledgers);
  const rows = log.rows.map(({ command, ...row }) =>
    command === undefined || command === `${ledger.player}:${id}` ? row : { ...row, command },
  );
  const { faults } = checkTable({ ...log, rows }, ledgers);
  expect(faults).toContain(`${ledger.name}: ${id} was acknowledged and is missing`);
});

test('an act that is not the one that was sent is named', () => {
  const { log, ledgers } = first();
  const [ledger, id] = someAct(ledgers);
  const acts = new Map([...ledger.acts, [id, { position: '1.1', action: 'another' }]]);
  const { faults } = checkTable(log, [{ ...ledger, acts }]);
  expect(faults).toContain(`${ledger.name}: ${id} was acknowledged and something else was done`);
});

test('a wish that is carried out twice, and one that was refused and carried out, are named', () => {
  const { log, ledgers } = first();
  const [ledger, id] = someAct(ledgers);
  const command = `${ledger.player}:${id}`;
  const last = log.rows.length - 1;
  const rows = log.rows.map((row, index) => (index === last ? { ...row, command } : row));
  const { faults } = checkTable({ ...log, rows }, [{ ...ledger, refused: new Set([id]) }]);
  expect(faults).toContain(`wish ${command} is in the log twice`);
  expect(faults).toContain(`${ledger.name}: ${id} was refused and is in the log`);
});

test('somebody who was shown what another seat sees is named, with the cards', () => {
  const { log, ledgers } = first();
  const [one, other] = [at(ledgers, 0), at(ledgers, 1)];
  // In each message that both got about the same row, the view is exchanged.
  const views = new Map(other.told.map((told) => [told.seq, told.view]));
  const told = one.told.map((mine) => ({ ...mine, view: views.get(mine.seq) ?? mine.view }));
  const { faults } = checkTable(log, [{ ...one, told }, other]);
  expect(faults).toContainEqual(
    expect.stringMatching(/Anna, row \d+: view: showed .*, which this seat may not see/),
  );
});

test('a last view that differs, and a chair that is another’s, are named', () => {
  const { log, ledgers } = first();
  const ledger = at(ledgers, 0);
  const known = ledger.known === undefined ? undefined : { ...ledger.known, view: { scores: [1, 2] } };
  const { faults } = checkTable(log, [{ ...ledger, known, chair: 3 }]);
  expect(faults).toContain('Anna: the last view is not the table’s');
  expect(faults).toContain('Anna: lost chair 3, has 0');
});

function first(): Evidence {
  return at(evidence, 0);
}

function without(log: KeptLog, seq: number): KeptLog {
  return { ...log, rows: log.rows.filter((row) => row.seq !== seq) };
}

/** An act that was acknowledged by news, and whose it was. */
function someAct(ledgers: readonly Ledger[]): readonly [Ledger, string] {
  for (const ledger of ledgers)
    for (const [id, seq] of ledger.acknowledged) if (seq > 0 && ledger.acts.has(id)) return [ledger, id];
  throw new Error('nobody acted');
}
