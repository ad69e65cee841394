import type { Kind } from './attack.ts';

/** The page that lists all attacks. */
export const PAGE = new URL('../../../../docs/security.md', import.meta.url);

const BEGIN = '<!-- attacks: written by npm run regen -->';
const END = '<!-- end of attacks -->';

/** All attacks and how each ends, for people. */
export function listed(kinds: readonly Kind[]): string {
  const parts = kinds.map(({ title, about, attacks }) => {
    const lines = attacks.map(({ name, expected }) => `- ${plain(name)}: **${plain(expected)}**`);
    return `### ${title}\n\n${about}\n\n${lines.join('\n')}\n`;
  });
  return parts.join('\n');
}

/** The page with the list as it is now. */
export function withList(page: string, kinds: readonly Kind[]): string {
  const [before] = page.split(BEGIN);
  const [, after] = page.split(END);
  if (before === undefined || after === undefined) throw new Error('the page has no place for the list');
  return `${before}${BEGIN}\n\n${listed(kinds)}\n${END}${after}`;
}

/** Nothing in it is taken for a mark of the page. */
function plain(text: string): string {
  return text.replaceAll(/[\\_*<>{}"]/g, (mark) => (mark === '"' ? mark : `\\${mark}`));
}
