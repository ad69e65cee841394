import { type Card, indexOf, type Language, type Rank, type Suit } from '@stammtisch/cards';
import type { JSX } from 'preact';
import { courts } from 'virtual:courts';

import { Letters, Paper, Pip } from './parts.tsx';

/** Where the pips of a number card lie: columns −1, 0, 1 and rows 0 … 1 from the top. */
const PIPS: Readonly<Partial<Record<Rank, readonly (readonly [column: number, row: number])[]>>> = {
  '2': [0, 1].map((row) => [0, row]),
  '3': [0, 0.5, 1].map((row) => [0, row]),
  '4': pairs(0, 1),
  '5': [...pairs(0, 1), [0, 0.5]],
  '6': pairs(0, 0.5, 1),
  '7': [...pairs(0, 0.5, 1), [0, 0.25]],
  '8': [...pairs(0, 0.5, 1), [0, 0.25], [0, 0.75]],
  '9': [...pairs(0, 1 / 3, 2 / 3, 1), [0, 0.5]],
  T: [...pairs(0, 1 / 3, 2 / 3, 1), [0, 1 / 6], [0, 5 / 6]],
};
/** The part of a card beside its index. */
const FIELD = { left: 37, top: 12, width: 58, height: 126 };

function pairs(...rows: readonly number[]): readonly (readonly [number, number])[] {
  return rows.flatMap((row) => [[-1, row] as const, [1, row] as const]);
}

/** A French-suited card of the classic deck: its corner is as large as on the others, for small screens. */
export function ClassicFace(props: {
  readonly card: Card;
  readonly rank: Rank;
  readonly suit: Suit;
  readonly letters: Language;
}): JSX.Element {
  const { card, rank, suit, letters } = props;
  const isTen = rank === 'T';
  return (
    <>
      <Paper />
      <Letters x={isTen ? 4 : 7} y={38} size={41} fit={isTen ? 38 : undefined}>
        {indexOf(rank, letters)}
      </Letters>
      <Pip id={`suit-${suit}`} x={7} y={46} size={26} />
      <Middle card={card} rank={rank} suit={suit} />
    </>
  );
}

function Middle({
  card,
  rank,
  suit,
}: {
  readonly card: Card;
  readonly rank: Rank;
  readonly suit: Suit;
}): JSX.Element {
  const { left, top, width, height } = FIELD;
  const court = courts[card];
  if (court !== undefined)
    return (
      <>
        <image href={court} x={left} y={top} width={width} height={height} preserveAspectRatio="none" />
        <rect x={left} y={top} width={width} height={height} rx="3" fill="none" stroke="currentColor" />
      </>
    );
  const id = `suit-${suit}`;
  const pips = PIPS[rank];
  if (pips === undefined) return <Pip id={id} x={left + 1} y={48} size={56} />;
  const size = pips.length > 8 ? 19 : pips.length > 3 ? 22 : 30;
  return (
    <>
      {pips.map(([column, row]) => (
        <ClassicPip key={`${column} ${row}`} id={id} column={column} row={row} size={size} />
      ))}
    </>
  );
}

/** One pip; those of the lower half stand on their heads. */
function ClassicPip(props: {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly size: number;
}): JSX.Element {
  const { id, column, row, size } = props;
  const x = FIELD.left + FIELD.width / 2 + 2 + column * 16;
  const y = FIELD.top + 12 + row * (FIELD.height - 24);
  return (
    <g transform={row > 0.5 ? `rotate(180 ${x} ${y})` : undefined}>
      <Pip id={id} x={x - size / 2} y={y - size / 2} size={size} />
    </g>
  );
}
