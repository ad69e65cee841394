import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where a match stands on the screen, as far as a player must know it. */
export type Due = 'answer' | 'give' | 'card' | 'deal-over' | 'match-over' | 'wait';

/** What a match came to: how many cards were played, answers given, cards parted with. */
export interface Tally {
  readonly cards: number;
  readonly answers: number;
  readonly given: number;
}

/** How a player of ours plays. */
export interface Manner {
  /** Which of these answers, by their names; the first unless told: the lowest bid, for a match needs somebody who bids. */
  readonly answer?: (names: readonly string[]) => string | undefined;
  readonly language?: Language;
  /** Stops before the match is over. */
  readonly isEnough?: (asked: Due) => boolean | Promise<boolean>;
}

/** What a player reads on the screen. */
interface Script {
  /** The end of a card's name while it may be played. */
  readonly playable: string;
  readonly play: RegExp;
  readonly choose: RegExp;
  readonly goOn: string;
  readonly again: string;
}
type Language = 'de' | 'hu';

const SCRIPTS: Readonly<Record<Language, Script>> = {
  de: {
    playable: ', spielbar',
    play: / spielen$/,
    choose: /^(Wähle zwei Karten für|Und noch eine Karte)|weitergeben$/,
    goOn: 'Weiter',
    again: 'Noch eine Partie',
  },
  hu: {
    playable: ', kijátszható',
    play: / kijátszom$/,
    choose: /^(Válassz két lapot|És még egy lapot|Átadom)/,
    goOn: 'Tovább',
    again: 'Még egy játszma',
  },
};
const ANSWER = '[data-answers] button[aria-disabled="false"]';
const CHOSEN = '[data-hand] button[aria-pressed="true"]';
const UNCHOSEN = '[data-hand] button[aria-pressed="false"]';
const GIVE = '[data-strip] .button-main';

/** What is asked of the person at this screen. */
export async function due(page: Page, language: Language = 'de'): Promise<Due> {
  const { again, goOn, choose } = SCRIPTS[language];
  if (await page.locator('[data-end]').isVisible()) {
    if (await page.getByRole('button', { name: again }).isVisible()) return 'match-over';
    const way = page.getByRole('button', { name: goOn, exact: true, disabled: false });
    return (await way.isVisible()) ? 'deal-over' : 'wait';
  }
  if ((await page.locator(ANSWER).count()) > 0) return 'answer';
  if ((await page.locator('[data-strip]').getByText(choose).count()) > 0) return 'give';
  return (await page.locator(legal(language)).count()) > 0 ? 'card' : 'wait';
}

/** Plays a match to its end by tapping. */
export const tapThrough = (page: Page, manner: Manner = {}): Promise<Tally> => through(page, manner, FINGER);

/** Plays a match to its end by keyboard alone. */
export const keyThrough = (page: Page, manner: Manner = {}): Promise<Tally> => through(page, manner, KEYS);

/** What a match is played with. */
interface Means {
  /** Presses the first button of that kind; false if it was gone before. */
  readonly press: (page: Page, selector: string) => Promise<boolean>;
  /** Plays the first card of that kind. */
  readonly play: (page: Page, card: string, button: RegExp) => Promise<boolean>;
  /** Chooses the first card of that kind. */
  readonly choose: (page: Page, card: string) => Promise<boolean>;
}

const FINGER: Means = {
  press: (page, selector) => tap(page.locator(selector)),
  choose: (page, card) => tap(page.locator(card)),
  async play(page, card, name) {
    // The first tap chooses, and nothing is sent (principle 7); the button says what it plays.
    const button = page.getByRole('button', { name });
    return (await tap(page.locator(card))) && (await button.isVisible()) && (await tap(button));
  },
};

const KEYS: Means = {
  press: async (page, selector) => (await tabTo(page, selector)) && enter(page),
  choose: async (page, card) => (await arrowTo(page, card)) && enter(page),
  play: async (page, card) => (await arrowTo(page, card)) && enter(page),
};

async function through(page: Page, manner: Manner, means: Means): Promise<Tally> {
  const { answer, isEnough, language = 'de' } = manner;
  const { play, goOn } = SCRIPTS[language];
  const tally = { cards: 0, answers: 0, given: 0 };
  for (;;) {
    const asked = await due(page, language);
    if (asked === 'match-over' || (await isEnough?.(asked))) return tally;
    if (asked === 'answer' && (await means.press(page, await wanted(page, answer)))) tally.answers += 1;
    if (asked === 'give') tally.given += await give(page, means);
    if (asked === 'deal-over') await means.press(page, `[data-end] button:text-is("${goOn}")`);
    if (asked === 'card' && (await means.play(page, legal(language), play))) tally.cards += 1;
    await settle(page);
  }
}

/** Waits until something is asked of this person. */
export async function awaitTurn(page: Page): Promise<void> {
  await expect.poll(() => due(page), { timeout: 20_000 }).not.toBe('wait');
}

/** Lets the page answer what has just been done: one frame and one turn of its tasks. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))');
}

const legal = (language: Language): string => `button[aria-label$="${SCRIPTS[language].playable}"]`;

/** The answer this player wants. */
async function wanted(page: Page, answer: Manner['answer']): Promise<string> {
  const names = await page
    .locator(ANSWER)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const name = answer?.(names);
  return name === undefined ? ANSWER : `${ANSWER}[aria-label="${name}"]`;
}

/** Chooses one more card, or parts with those that are chosen; tells how many cards went. */
async function give(page: Page, means: Means): Promise<number> {
  const chosen = await page.locator(CHOSEN).count();
  if (await page.locator(GIVE).isVisible()) return (await means.press(page, GIVE)) ? chosen : 0;
  await means.choose(page, UNCHOSEN);
  return 0;
}

/** Taps the first of these; false if it was gone before the finger came. */
async function tap(what: Locator): Promise<boolean> {
  return what
    .first()
    .tap({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
}

async function enter(page: Page): Promise<true> {
  await page.keyboard.press('Enter');
  return true;
}

/** Tabs until something of that kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 60; i += 1) {
    if (await page.locator(`:is(${selector}):focus`).count()) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Tabs to the hand and moves by arrow to a card of that kind. */
async function arrowTo(page: Page, selector: string): Promise<boolean> {
  if (!(await tabTo(page, '[data-hand] button'))) return false;
  for (let i = 0; i < 20; i += 1) {
    if (await page.locator(`:is(${selector}):focus`).count()) return true;
    await page.keyboard.press(i === 0 ? 'Home' : 'ArrowRight');
  }
  return false;
}
