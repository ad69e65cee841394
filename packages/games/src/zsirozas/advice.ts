import { GERMAN_RANKS, isSeen, rankOf, type SeenCard } from '@stammtisch/cards';
import { type Advice, at, type Seat } from '@stammtisch/kernel';

import type { Because } from './because.ts';
import { chancesFrom, unseenFrom } from './chances.ts';
import { type Endgame, packedHand, STOPPING, worth } from './endgame.ts';
import { type Outlook, outlookFrom, playWorth, stopWorth } from './forecast.ts';
import { choices, refusal } from './play.ts';
import type { Action, Playing, View } from './position.ts';
import { FAT, fatPoints, isFat, tallyOf } from './scoring.ts';
import { holderOf, isGoingOn, ledRank, turnOf } from './trick.ts';

/** Every legal action from a seat's own view, best first, with a reason. */
export function advise(view: View, seat: Seat): readonly Advice<Action, Because>[] {
  if (view.phase !== 'playing' || turnOf(view) !== seat) return [];
  const legal = choices(view, seat).filter((action) => refusal(view, seat, action) === undefined);
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return [{ action: only, weight: 0, because: 'only-choice' }];
  const judge =
    view.terms.seats === 2 && view.talon.length === 0 ? solver(view, seat) : forecaster(view, seat);
  // Equal weights keep the order of the hand, so advice is repeatable.
  return legal.map((action) => judge(action)).toSorted((some, other) => other.weight - some.weight);
}

type Judge = (action: Action) => Advice<Action, Because>;

/** ZS-A9: with the talon empty, two players know each other's cards. */
function solver(view: Playing<SeenCard>, seat: Seat): Judge {
  const { options } = view.terms;
  const game = endgameOf(view, seat);
  return (action) => {
    const rank = action.type === 'play' ? rankIndex(action.card) : STOPPING;
    // Between equals, keep sevens and what scores.
    const tidy = action.type === 'play' && rankOf(action.card) === '7' ? 0.01 : 0;
    return { action, weight: worth(options, game, rank) - tidy, because: 'counted-out' };
  };
}

const rankIndex = (card: SeenCard): number => GERMAN_RANKS.findIndex((rank) => rank === rankOf(card));

function endgameOf(view: Playing<SeenCard>, seat: Seat): Endgame {
  const { terms, hands, tricks, trick } = view;
  const own = at(hands, seat)
    .map(rankOf)
    .filter((rank) => rank !== undefined);
  const theirs = [...unseenFrom(view, seat)].flatMap(([rank, count]) =>
    Array.from({ length: count }, () => rank),
  );
  const tally = tallyOf(tricks, terms.sides);
  const side = at(terms.sides, seat);
  const player = (one: Seat): 0 | 1 => (one === seat ? 0 : 1);
  const led = ledRank(trick);
  return {
    hands: [packedHand(own), packedHand(theirs)],
    leader: player(trick.leader),
    led: led === undefined ? -1 : GERMAN_RANKS.indexOf(led),
    holder: player(holderOf(trick.plays) ?? trick.leader),
    pile: fatPoints(trick.plays.map(({ card }) => card)) / FAT,
    mover: 0,
    fat: at(tally.fat, side) / FAT,
    hasTaken: [at(tally.tricks, side) > 0, at(tally.tricks, 1 - side) > 0],
  };
}

function forecaster(view: Playing<SeenCard>, seat: Seat): Judge {
  const outlook = outlookFrom(view, seat, chancesFrom(view, seat));
  return (action) => {
    if (action.type !== 'play') return { action, weight: stopWorth(outlook), because: 'let-go' };
    const weight = playWorth(outlook, action.card);
    return { action, weight, because: reasonFor(outlook, action.card) };
  };
}

/** What a card is played for, in one word. */
function reasonFor({ view, seat, plays }: Outlook, card: SeenCard): Because {
  const rank = rankOf(card);
  const led = ledRank(view.trick);
  if (led === undefined) {
    const twins = at(view.hands, seat).filter((held) => isSeen(held) && rankOf(held) === rank).length;
    if (twins > 1) return 'lead-with-backing';
    return isFat(card) ? 'lead-fat' : 'lead-plain';
  }
  if (isGoingOn(view)) return 'go-on';
  if (rank === '7' && led !== '7') return 'take-with-seven';
  if (rank === led) return 'match';
  const holder = holderOf(plays) ?? seat;
  const isOurs = at(view.terms.sides, holder) === at(view.terms.sides, seat);
  if (isFat(card)) return isOurs ? 'grease-partner' : 'give-fat-away';
  return isOurs ? 'keep-fat' : 'starve';
}
