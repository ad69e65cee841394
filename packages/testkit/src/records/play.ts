import {
  type GameKit,
  type Match,
  type MatchRecord,
  type Random,
  range,
  scribe,
  type Scribe,
  seeded,
  startMatch,
  type Terms,
} from '@stammtisch/kernel';

import { termsFor } from '../laws/index.ts';
import { type Played, playMatch } from '../laws/played.ts';
import { type PlannedRecord, shortened } from './plan.ts';

/** So many matches are played, and the shortest is kept. */
const TRIES = 6;
/** Where wayward seats would never get to the target, the match ends after so many deals. */
const DEALS = 8;

/** A whole short match at this table: two deals or more. */
export function recordMatch<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { name, seats, options }: PlannedRecord,
): MatchRecord {
  const parsed = kit.parse(shortened(kit, options), seats);
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
  const sides = kit.game.sideCount(parsed.value, seats);
  const tries = range(TRIES).map((n) => {
    const random = seeded(`${kit.game.id} ${name} ${n}`);
    const terms = termsFor(sides, { seats, options: parsed.value, firstDealer: random.below(seats) });
    return playMatch(
      kit,
      { ...handicapped(terms, sides, name), dealLimit: DEALS },
      { random, style: 'wayward' },
    );
  });
  const deals = ({ last }: (typeof tries)[number]): number => kit.game.sheet(last).pages.length;
  const best = tries
    .filter((one) => deals(one) > 1)
    .toSorted((one, other) => one.moments.length - other.moments.length)[0];
  if (best === undefined) throw new Error(`${name}: no match of two deals`);
  // A match that the target ended needs no limit.
  const { dealLimit: _, ...terms } = best.terms;
  const isOpen = deals(best) < DEALS;
  return written(isOpen ? { ...best, terms } : best, seeded(`${name} remarks`));
}

/** Every other table of house rules begins with one side ahead: whoever is behind may do more. */
function handicapped<O>(terms: Terms<O>, sides: number, name: string): Terms<O> {
  const isAhead = /house-rules-\d*[02468]$/.test(name);
  return isAhead ? { ...terms, startScores: range(sides).map((side) => (side === 0 ? 0 : -120)) } : terms;
}

function written<S extends V, A, V, O>(
  { kit, terms, moments }: Played<S, A, V, O>,
  random: Random,
): MatchRecord {
  const { game } = kit;
  let match: Match = startMatch(kit, terms);
  const pen = scribe(match, { rulesVersion: game.rulesVersion });
  const said = new Map<number, string>();
  for (const { move } of moments) {
    if (move.type === 'deal') pen.dealt(move.deck);
    else pen.acted(move.by, game.write(move.action), match.awaited());
    const next = move.type === 'deal' ? match.deal(move.deck) : match.act(move.by, game.write(move.action));
    if (!next.ok) throw new Error(`refused: ${next.error.code}`);
    ({ match } = next.value);
    remarkNow(match, { pen, said, random });
  }
  return pen.record(match);
}

/** Now and then somebody says something, as often as the game allows. */
function remarkNow(
  match: Match,
  {
    pen,
    said,
    random,
  }: { readonly pen: Scribe; readonly said: Map<number, string>; readonly random: Random },
): void {
  const seat = random.below(match.terms.seats);
  const remark = match.remarks(seat)[random.below(20)];
  const span = match.remarkSpan() ?? '';
  if (remark === undefined || said.get(seat) === span) return;
  said.set(seat, span);
  pen.remarked(seat, remark);
}
