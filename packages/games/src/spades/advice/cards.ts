import type { Card } from '@stammtisch/cards';
import { type Advice, at } from '@stammtisch/kernel';

import type { Action } from '../position.ts';
import type { CardReason } from './because.ts';
import { type Forecast, forecast } from './forecast.ts';
import type { Outlook } from './outlook.ts';
import { danger, futureTricks, spot } from './prospects.ts';

/** How much of a card's later tricks is lost by playing it now: less in a team, where the partner makes up for it. */
const KEEPING = { alone: 0.8, team: 0.5 };
/** How much of a card's later danger to a nil is gained by being rid of it now. */
const RELIEF = 0.3;

/** What speaks for each of these cards: who will take the trick, and what the card is worth later. */
export function adviseCards(look: Outlook, cards: readonly Card[]): readonly Advice<Action, CardReason>[] {
  return cards.map((card) => {
    const chances = forecast(look, card);
    const now = chances.reduce((sum, chance, seat) => sum + chance * at(look.values, seat), 0);
    const later = keeping(look, card);
    return {
      action: { type: 'play', card },
      weight: Math.round(1000 * (now - later)),
      because: cards.length === 1 ? 'only-card' : reason(look, chances),
    };
  });
}

/** What it costs, in points, to have this card no longer. */
function keeping(look: Outlook, card: Card): number {
  const { seat, values, view } = look;
  const { suit, high } = spot(view.terms.options.deck, card);
  const others = values.filter((_, one) => view.terms.sides[one] !== view.terms.sides[seat]);
  const average = others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length);
  const gain = at(values, seat) - average;
  // Under nil every card is a danger: being rid of it is a gain.
  if (look.nils[seat] === true) return gain * danger(look, suit, high) * RELIEF;
  const share = view.terms.options.teams === 'solo' ? KEEPING.alone : KEEPING.team;
  return share * gain * futureTricks(look, suit, high);
}

/** A name for what decided: nil first, then the contract, then bags. */
function reason({ seat, nils, values, view }: Outlook, chances: Forecast): CardReason {
  const { sides } = view.terms;
  const wins = at(chances, seat) > 0.5;
  if (nils[seat] === true) return wins ? 'nil-cannot-duck' : 'nil-stays-under';
  const partner = nils.findIndex((isNil, one) => isNil && sides[one] === sides[seat]);
  if (partner >= 0 && at(chances, partner) < 0.3) return 'covers-nil';
  const enemy = nils.findIndex((isNil, one) => isNil && sides[one] !== sides[seat]);
  if (enemy >= 0 && at(chances, enemy) > 0.15) return 'attacks-nil';
  if (at(values, seat) > 0) return wins ? 'takes-trick' : 'saves-strength';
  return wins ? 'takes-bag' : 'avoids-bag';
}
