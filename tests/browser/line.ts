import type { Page } from 'playwright-core';

/** The line between a page and its server, as a test may hold it up and change what goes over it. */
export interface Line {
  /** Everything the page has sent, as it was handed on. */
  readonly sent: readonly string[];
  /** From now on nothing arrives from the server. */
  hold(): void;
  /** Lets the oldest message through that is held up; false if there is none. */
  pass(): boolean;
  /** Lets everything through, from now on as well. */
  release(): void;
  /** Changes what the page sends, until it is told otherwise. */
  alter(change: ((text: string) => string) | undefined): void;
}

/** Takes the page's line in hand; before its first table. */
export async function lineOf(page: Page): Promise<Line> {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let change: ((text: string) => string) | undefined;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const text = String(message);
      const altered = change === undefined ? text : change(text);
      sent.push(altered);
      server.send(altered);
    });
    server.onMessage((message) => {
      if (isHeld) waiting.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  const pass = (): boolean => {
    const next = waiting.shift();
    next?.();
    return next !== undefined;
  };
  return {
    sent,
    pass,
    hold: () => void (isHeld = true),
    release() {
      isHeld = false;
      while (pass());
    },
    alter: (next) => void (change = next),
  };
}
