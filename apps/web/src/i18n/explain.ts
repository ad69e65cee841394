import type { Refusal } from '@stammtisch/kernel';

import type { Texts } from './texts.ts';

/** Why the table or the server said no, in words; the game's own refusals are the game's to explain. */
export function problemText({ app, refusals }: Texts, { code }: Refusal): string {
  if (code === 'unreachable') return app.networkError;
  if (code === 'too-many' || code === 'too-fast') return refusals.tooMany;
  return tableRefusal({ refusals }, code) ?? refusals.fallback;
}

/** The table's words for one of its own refusals; undefined for a code that is not the table's. */
export function tableRefusal({ refusals }: Pick<Texts, 'refusals'>, code: string): string | undefined {
  if (Object.hasOwn(refusals.table, code)) {
    // The code has just been found among the texts' keys.
    return refusals.table[code as keyof typeof refusals.table];
  }
  if (code === 'unreadable') return refusals.unreadable;
  return code === 'no-such-remark' ? refusals.noSuchRemark : undefined;
}
