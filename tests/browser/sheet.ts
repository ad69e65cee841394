import type { Locator, Page } from 'playwright-core';

/** A score sheet as it is read on the screen. */
export interface SheetRead {
  /** Deal by deal, what each side gained. */
  readonly gained: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** How many zeros are drawn as a mushroom. */
  readonly mushrooms: number;
}

const NAMES = { de: ['Punktezettel', 'Punkte'], hu: ['Pontlap', 'Pontok'] } as const;

/** Opens the score sheet, reads it and closes it again. */
export async function readSheet(page: Page, language: keyof typeof NAMES = 'de'): Promise<SheetRead> {
  const [button, title] = NAMES[language];
  await page.getByRole('button', { name: button }).first().click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.locator('tfoot').waitFor();
  const sides = (await sheet.locator('thead th').count()) - 1;
  const cells = await numbers(sheet.locator('tbody td > :first-child'));
  const gained = cells.flatMap((_, index) =>
    index % sides === 0 ? [cells.slice(index, index + sides)] : [],
  );
  const totals = await numbers(sheet.locator('tfoot tr:first-child td > :first-child'));
  const mushrooms = await sheet.getByRole('img', { name: '0', exact: true }).count();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return { gained, totals, mushrooms };
}

/** What the deals of a sheet add up to. */
export function sums({ gained, totals }: SheetRead): readonly number[] {
  return totals.map((_, side) => gained.reduce((sum, deal) => sum + (deal[side] ?? NaN), 0));
}

/** What cells show: their number, or for a mushroom the 0 that it is called. */
async function numbers(cells: Locator): Promise<readonly number[]> {
  const texts = await cells.evaluateAll((found) =>
    found.map((cell) => cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? cell.textContent),
  );
  return texts.map((text) => (text === null || text === '' ? NaN : Number(text.replace('−', '-'))));
}
