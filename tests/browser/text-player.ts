import type { Page } from 'playwright-core';

import { settle } from './player.ts';

/** What a player in the text mode reads and types, by language. */
interface Script {
  readonly command: string;
  readonly mine: string;
  readonly dealOver: string;
  readonly matchOver: string;
  readonly can: RegExp;
  readonly canPlay: RegExp;
  readonly give: RegExp;
  readonly goOn: string;
  readonly passOn: string;
}
type Language = 'de' | 'en' | 'hu';

const SCRIPTS: Readonly<Record<Language, Script>> = {
  de: {
    command: 'Befehl',
    mine: 'Du bist dran',
    dealOver: 'Die Runde ist zu Ende',
    matchOver: 'Die Partie ist zu Ende',
    can: /Möglich: ([^.]*)\./,
    canPlay: /Spielbar: ([^.]*)\./,
    give: /Wähle \d Karten zum Weitergeben/,
    goOn: 'weiter',
    passOn: 'gib',
  },
  en: {
    command: 'Command',
    mine: 'Your turn',
    dealOver: 'The deal is over',
    matchOver: 'The match is over',
    can: /Possible: ([^.]*)\./,
    canPlay: /Playable: ([^.]*)\./,
    give: /Choose \d cards to pass on/,
    goOn: 'go on',
    passOn: 'give',
  },
  hu: {
    command: 'Parancs',
    mine: 'Te jössz',
    dealOver: 'Vége a leosztásnak',
    matchOver: 'Vége a játszmának',
    can: /Lehetséges: ([^.]*)\./,
    canPlay: /Kijátszható: ([^.]*)\./,
    give: /Válassz \d lapot, amelyet átadsz/,
    goOn: 'tovább',
    passOn: 'átadom',
  },
};

/** How somebody plays who reads and types. */
export interface TextManner {
  readonly language: Language;
  /** Which of these answers; the first number unless told, else the first. */
  readonly answer?: (names: readonly string[]) => string | undefined;
  /** Stops before the match is over. */
  readonly isEnough?: (now: string) => boolean;
}

/** What a match came to: cards played, answers given, cards parted with. */
export interface TextTally {
  readonly cards: number;
  readonly answers: number;
  readonly given: number;
}

/** Types a line into the field for commands, as a person would. */
export async function enter(page: Page, line: string, language: Language = 'de'): Promise<void> {
  await page.getByLabel(SCRIPTS[language].command, { exact: true }).fill(line);
  await page.keyboard.press('Enter');
  await settle(page);
}

/** What the page says is so now. */
export async function now(page: Page): Promise<string> {
  return (await page.locator('[data-now]').textContent()) ?? '';
}

/** Everything in the log, line by line; what was typed is not read out. */
export async function heard(page: Page): Promise<readonly string[]> {
  return page.getByRole('log').locator('p:not([aria-hidden=true])').allTextContents();
}

/** Plays a match to its end with nothing but what is read and typed. */
export async function typeThrough(page: Page, manner: TextManner): Promise<TextTally> {
  const { language, isEnough } = manner;
  const script = SCRIPTS[language];
  const tally = { cards: 0, answers: 0, given: 0 };
  for (;;) {
    const told = await now(page);
    if (told.includes(script.matchOver) || isEnough?.(told) === true) return tally;
    if (told.includes(script.dealOver)) await enter(page, script.goOn, language);
    else if (told.startsWith(script.mine)) await answer(page, told, { manner, script, tally });
    else await settle(page);
  }
}

async function answer(
  page: Page,
  told: string,
  {
    manner,
    script,
    tally,
  }: {
    readonly manner: TextManner;
    readonly script: Script;
    readonly tally: { cards: number; answers: number; given: number };
  },
): Promise<void> {
  const { language } = manner;
  const names = list(script.can.exec(told)?.[1]);
  const cards = list(script.canPlay.exec(told)?.[1]);
  if (script.give.test(told)) {
    const [one = '', other = ''] = await hand(page);
    tally.given += 2;
    return enter(page, `${script.passOn} ${one}, ${other}`, language);
  }
  const wanted = manner.answer?.(names) ?? /\d+/.exec(names.find((name) => /\d/.test(name)) ?? '')?.[0];
  const chosen = wanted ?? names[0];
  // A trick may be left, or gone on with: cards first.
  const card = cards[0] ?? (names.length === 0 ? (await hand(page))[0] : undefined);
  if (card !== undefined) tally.cards += 1;
  else tally.answers += 1;
  // Neither capitals nor hyphens matter.
  return enter(page, (card ?? chosen ?? '').toUpperCase().replaceAll('-', ' '), language);
}

async function hand(page: Page): Promise<readonly string[]> {
  const buttons = page.locator('[data-fact=hand] button');
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.split(',')[0] ?? '');
}

function list(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(', ');
}
