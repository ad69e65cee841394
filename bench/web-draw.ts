import type { House } from '../tests/browser/house.ts';
import type { Row } from './report.ts';
import { percentile } from './report.ts';
import { sitAmongBots, takeTurn } from './web-play.ts';
import { atMost } from './web-rows.ts';

/** Budgets of the architecture, in ms. */
const TASK_LIMIT = 50;
const SCRIPT_LIMIT = 8;
/** Turns before anything counts: the program has run once, and what is done once is done. */
const WARM_UP = 3;
const TASK = 'RunTask';
const HEARD = 'WebSocketReceive';
/** What runs scripts; some of it inside other of it. */
const SCRIPTS = new Set([
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.evaluateModule',
]);
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** One thing a thread did, times in µs; `tdur` is what the thread itself worked of `dur`. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Traces the page while seven bots play at once and no card moves: what each task and each event costs. */
export async function measureDrawing(house: House, turns: number): Promise<readonly Row[]> {
  console.error('tracing …');
  const slow = await sitAmongBots(house, 'off');
  const { page } = slow;
  for (let turn = 0; turn < WARM_UP; turn += 1) await takeTurn(page);
  await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 10_000 }))');
  await house.browser.startTracing(page, { categories: CATEGORIES });
  for (let turn = 0; turn < turns; turn += 1) await takeTurn(page);
  const trace = await house.browser.stopTracing();
  await slow.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return rowsOf(mainThread(traceEvents));
}

/** What the thread did that hears the server, in order; what lies around something else comes first. */
function mainThread(all: readonly TraceEvent[]): readonly TraceEvent[] {
  const one = all.find(({ name }) => name === HEARD);
  return all
    .filter(({ pid, tid }) => pid === one?.pid && tid === one.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

function rowsOf(thread: readonly TraceEvent[]): readonly Row[] {
  const heard = thread.filter(({ name }) => name === HEARD).length;
  const tasks = thread.filter(({ name, ph }) => name === TASK && ph === 'X').map(ownTime);
  const scripts = outermost(thread.filter(({ name, ph }) => SCRIPTS.has(name) && ph === 'X'));
  if (heard === 0 || tasks.length === 0) throw new Error('the browser traces otherwise now');
  const script = scripts.reduce((sum, event) => sum + ownTime(event), 0);
  const name = 'table of 8, seven bots at once';
  const worst = Math.max(...tasks);
  return [
    atMost(`${name}: longest task`, `ms, of ${tasks.length}`, worst, TASK_LIMIT),
    { bench: `${name}: 99 of 100 tasks`, unit: 'ms', ours: percentile(tasks, 0.99) },
    atMost(`${name}: script an event, taps included`, `ms, of ${heard}`, script / heard, SCRIPT_LIMIT),
  ];
}

/** What the thread itself worked, in ms: others that keep the machine busy do not count. */
function ownTime({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

/** Those that are not inside another of them. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
