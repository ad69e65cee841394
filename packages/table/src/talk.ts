import { fail, ok } from '@stammtisch/kernel';

import type { Command } from './command.ts';
import type { Decision } from './decide.ts';
import type { Entry, PlayerId } from './entry.ts';
import { tidyText } from './names.ts';
import { agreementsOf, chairOf, isDealRunning, type Table, type TalkLine } from './table.ts';

/** So many lines are kept for whoever comes later, or comes back. */
const KEPT_LINES = 50;

/** What somebody would like to say to everybody. */
export function decideTalk(
  table: Table,
  by: PlayerId,
  command: Extract<Command, { readonly do: 'say' | 'write' }>,
): Decision {
  const chair = chairOf(table, by);
  if (chair === undefined) return fail({ code: 'not-seated' });
  if (command.do === 'say') return ok([{ type: 'said', chair, phrase: command.phrase }]);
  if (agreementsOf(table).talk !== 'text') return fail({ code: 'phrases-only' });
  // SM-12, ZS-29: nobody talks with a partner about their cards.
  if (isDealRunning(table) && hasPartners(table)) return fail({ code: 'talk-rests' });
  const text = tidyText(command.text);
  return text === undefined ? fail({ code: 'bad-text' }) : ok([{ type: 'wrote', chair, text }]);
}

/** Keeps what was said, under the name its speaker had. */
export function evolveTalk(
  table: Table,
  entry: Extract<Entry, { readonly type: 'said' | 'wrote' }>,
  at: number,
): Table {
  // Of whoever has been forgotten nothing is kept that they wrote.
  if (entry.type === 'wrote' && entry.text === '') return table;
  const who = table.chairs[entry.chair];
  const about = { at, chair: entry.chair, name: who === undefined || who.kind === 'free' ? '' : who.name };
  const line: TalkLine =
    entry.type === 'said' ? { ...about, phrase: entry.phrase } : { ...about, text: entry.text };
  return { ...table, talk: [...(table.talk ?? []), line].slice(-KEPT_LINES) };
}

function hasPartners({ match }: Table): boolean {
  const sides = match?.position.terms.sides ?? [];
  return new Set(sides).size < sides.length;
}
