import { sha256 } from '@stammtisch/fair';
import {
  type BotRoom,
  type Clock,
  Host,
  type Log,
  type Meters,
  Speech,
  STANDARD_CLOCKS,
  STANDARD_GRACES,
  STANDARD_HOST_LIMITS,
  STANDARD_PAUSES,
  STANDARD_WATCH_DELAY_MS,
  Visit,
  type VisitSettings,
} from '@stammtisch/host';
import { type Catalog, fail, ok, type Refusal, type Result } from '@stammtisch/kernel';
import { type ClientMessage, STANDARD_SETTINGS } from '@stammtisch/protocol';

import { HERE } from './code.ts';
import type { FromBot, Question, ToBot } from './messages.ts';
import { type DeviceStore, openStore } from './store.ts';

/** The tables of this device, as a server's: whoever visits them speaks the same messages. */
export interface Keeping {
  visit(port: MessagePort): void;
  ask(question: Question): Promise<Result<unknown, Refusal>>;
}

/** Keeps tables where a browser keeps what it is given. */
export async function keepTables(catalog: Catalog, bots: MessagePort): Promise<Keeping> {
  const clock = deviceClock();
  const store = await openStore(clock);
  const host = new Host({
    store,
    catalog,
    bots: botsBehind(bots),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    codePrefix: HERE,
    sha256,
    clock,
    limits: STANDARD_HOST_LIMITS,
    pauses: STANDARD_PAUSES,
    graces: STANDARD_GRACES,
    clocks: STANDARD_CLOCKS,
    watchDelayMs: STANDARD_WATCH_DELAY_MS,
    metrics: UNCOUNTED,
    log: SILENT,
  });
  // Nobody else is here: the secret stays on this device, and may be who its owner is.
  const playerOf = (token: string): string => token;
  const around = { host, clock, log: SILENT, metrics: UNCOUNTED, speech: new Speech(clock), playerOf };
  return {
    visit: (port) => visit(port, around),
    ask: (question) => reply(question, host, store),
  };
}

function visit(port: MessagePort, settings: VisitSettings): void {
  const guest = new Visit(
    {
      send: (text) => port.postMessage(text),
      goodbye(code, about) {
        port.postMessage(
          JSON.stringify({ type: 'goodbye', code, ...(about === undefined ? {} : { about }) }),
        );
        guest.leave();
        port.postMessage(null);
      },
    },
    settings,
  );
  port.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (data === null) {
      guest.leave();
      port.close();
      return;
    }
    // Said by this program's own page.
    if (!guest.isGone()) guest.obey(JSON.parse(data) as ClientMessage);
  });
  port.start();
}

async function reply(question: Question, host: Host, store: DeviceStore): Promise<Result<unknown, Refusal>> {
  switch (question.ask) {
    case 'open': {
      const { wish, token } = question;
      const { options = {}, botPace = STANDARD_SETTINGS.botPace } = wish;
      const opened = await host.open({ ...wish, host: token, options, botPace, isPublic: false });
      return opened.ok ? ok(opened.value.code) : opened;
    }
    case 'record': {
      const [, code = '', match = ''] = /^(.+)-(\d+)$/.exec(question.record) ?? [];
      const played = await host.played(code, Number(match));
      return played?.players.includes(question.token) === true
        ? ok(played.record)
        : fail({ code: 'no-such-record' });
    }
    case 'forget':
      await store.forget(question.codes);
      return ok(undefined);
  }
}

/** Bots think in a thread of their own. */
function botsBehind(port: MessagePort): BotRoom {
  const waiting = new Map<number, (text: string | undefined) => void>();
  let asked = 0;
  port.addEventListener('message', ({ data: { id, text } }: MessageEvent<FromBot>) => {
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  port.start();
  return {
    answer: (question) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const id = asked;
        waiting.set(id, (text) => (text === undefined ? reject(new Error('no answer')) : resolve(text)));
        port.postMessage({ id, question } satisfies ToBot);
      }),
  };
}

function deviceClock(): Clock {
  return {
    now: () => Math.floor(performance.timeOrigin + performance.now()),
    after(ms, callBack) {
      const timer = setTimeout(callBack, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** A table on one's own device is neither counted nor reported to anybody. */
const UNCOUNTED: Meters = {
  appending: (_now, append) => append,
  acted: () => undefined,
  refused: () => undefined,
  botThought: () => undefined,
};
const SILENT: Log = { warn: () => undefined, error: () => undefined };
