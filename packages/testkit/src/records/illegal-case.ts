import { cards } from '@stammtisch/cards';
import { type MatchRecord, RECORD_FORMAT, type RecordedDeal, type SomeOptions } from '@stammtisch/kernel';

/** A record that breaks the rules, and how it is refused. */
export interface IllegalRecord {
  readonly name: string;
  readonly record: MatchRecord;
  /** `move` is absent where the deck itself is wrong. */
  readonly refused: {
    readonly deal: number;
    readonly move?: number;
    readonly code: string;
    readonly about?: string;
  };
}

/** A table as the cases tell it. */
export interface TableText {
  readonly game: string;
  readonly dealer: number;
  readonly options?: SomeOptions;
  readonly startScores?: readonly number[];
}

/** A deal as the cases tell it: hands and the rest as cards, moves parted by commas. */
export interface DealText {
  readonly hands: readonly string[];
  readonly rest: string;
  readonly moves: string;
  readonly dealer?: number;
}

/** How a record is refused: "0.5 follow-trump H" is deal 0, move 5; "1 not-dealing" is the deck of deal 1. */
export type RefusedText = string;

/** A case of an illegal record. */
export function illegal(
  name: string,
  { game, dealer, options = {}, startScores }: TableText,
  deals: readonly DealText[],
  refused: RefusedText,
): IllegalRecord {
  const [where = '', code = '', about] = refused.split(' ');
  const [deal, move] = where.split('.');
  return {
    name: `${game}: ${name}`,
    record: {
      format: RECORD_FORMAT,
      game,
      seats: deals[0]?.hands.length ?? 0,
      firstDealer: dealer,
      options,
      ...(startScores === undefined ? {} : { startScores }),
      deals: deals.map(dealOf),
    },
    refused: {
      deal: Number(deal),
      ...(move === undefined ? {} : { move: Number(move) }),
      code,
      ...(about === undefined ? {} : { about }),
    },
  };
}

function dealOf({ hands, rest, moves, dealer }: DealText): RecordedDeal {
  return {
    hands: hands.map(cards),
    rest: cards(rest),
    ...(dealer === undefined ? {} : { dealer }),
    moves: moves === '' ? [] : moves.split(', '),
  };
}
