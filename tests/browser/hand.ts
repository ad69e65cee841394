import type { Locator, Page } from 'playwright-core';

/** The cards of the hand on this page. */
export const cards = (page: Page): Locator => page.locator('[data-hand] button');
/** Those that may be played now. */
export const playable = (page: Page): Locator => page.locator('[data-hand] button[aria-label$=", spielbar"]');

/** What these cards are called, from left to right. */
export async function names(page: Page, which = cards): Promise<readonly string[]> {
  const all = await which(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return all.map(bare);
}

/** A card's name alone. */
export const bare = (name: string): string => name.replace(/, (nicht )?spielbar$/, '');

/** The answers to the game that are sent over this page's sockets, from its next one on. */
export function acts(page: Page): () => readonly string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"act"')) sent.push(String(payload));
    }),
  );
  return () => sent;
}

/** Bids the third of what is offered, if that is asked now. */
export async function bidIfAsked(page: Page): Promise<void> {
  const bid = page.locator('[data-answers] button').nth(2);
  if (await bid.isVisible()) await bid.click({ timeout: 1_000 }).catch(() => undefined);
}
