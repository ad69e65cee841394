import { indexOf, type Language, type Rank, type Suit } from '@stammtisch/cards';
import type { ComponentChildren, JSX } from 'preact';

import {
  Body,
  type Coat,
  GERMAN_COATS,
  Hat,
  Head,
  King,
  Letters,
  LINE,
  Paper,
  PAPER,
  Pip,
} from './parts.tsx';
import { Season } from './seasons.tsx';

/** Index colours: 5.2 to 8.8:1 on paper. */
const INK: Readonly<Partial<Record<Suit, string>>> = {
  A: '#6B3F16',
  L: '#2C7A34',
  H: '#B5122A',
  B: '#8A5A00',
};
/** Rows of the number cards: VII 2-2-2-1 … X 2×5. */
const ROWS: Readonly<Partial<Record<Rank, readonly (1 | 2)[]>>> = {
  '7': [2, 2, 2, 1],
  '8': [2, 2, 2, 2],
  '9': [2, 2, 1, 2, 2],
  T: [2, 2, 2, 2, 2],
};
const ROMAN: Readonly<Partial<Record<Rank, string>>> = { '7': 'VII', '8': 'VIII', '9': 'IX', T: 'X' };
/** Width the long numerals are squeezed to. */
const FIT: Readonly<Record<string, number>> = { VII: 23, VIII: 30 };
const NO_COAT: Coat = ['currentColor', PAPER];

/** A German-suited card in the Tell pattern, own drawing. */
export function GermanFace(props: {
  readonly rank: Rank;
  readonly suit: Suit;
  /** Whose letters stand in the corners. */
  readonly letters: Language;
  readonly language: Language;
}): JSX.Element {
  const { rank, suit, letters, language } = props;
  const id = suit === 'H' ? 'suit-H-german' : `suit-${suit}`;
  const rows = ROWS[rank];
  return (
    <g style={{ color: INK[suit] ?? LINE }}>
      <Paper />
      <rect
        x="4"
        y="4"
        width="92"
        height="142"
        rx="6"
        fill="none"
        stroke="currentColor"
        stroke-opacity=".28"
      />
      {rows === undefined ? (
        <Picture rank={rank} suit={suit} id={id} language={language} />
      ) : (
        <Pips rows={rows} id={id} suit={suit} />
      )}
      <Corner rank={rank} id={id} language={letters} />
      {rows === undefined ? (
        <Turned>
          <Corner rank={rank} id={id} language={letters} />
        </Turned>
      ) : null}
    </g>
  );
}

function Corner(props: {
  readonly rank: Rank;
  readonly id: string;
  readonly language: Language;
}): JSX.Element {
  const { rank, id, language } = props;
  const index = language === 'hu' ? (ROMAN[rank] ?? indexOf(rank, language)) : indexOf(rank, language);
  return (
    <>
      <Letters x={7} y={25} size={index.length > 2 ? 20 : 25} fit={FIT[index]}>
        {index}
      </Letters>
      <Pip id={id} x={7} y={31} size={21} />
    </>
  );
}

function Turned({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <g transform="rotate(180 50 75)">{children}</g>;
}

function Pips(props: {
  readonly rows: readonly (1 | 2)[];
  readonly id: string;
  readonly suit: Suit;
}): JSX.Element {
  const { rows, id, suit } = props;
  const pitch = 116 / rows.length;
  const size = rows.length > 4 ? 21 : 24;
  return (
    <>
      {suit === 'A' || suit === 'L' ? (
        <path d={`M${56 + size / 2} 138V22`} stroke="#7A5A36" stroke-width="2" />
      ) : null}
      {rows.flatMap((count, row) =>
        (count === 2 ? [42, 70] : [56]).map((x) => (
          <Pip id={id} x={x} y={17 + row * pitch + (pitch - size) / 2} size={size} />
        )),
      )}
    </>
  );
}

function Picture(props: {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly id: string;
  readonly language: Language;
}): JSX.Element {
  const { rank, suit, id, language } = props;
  if (rank === 'A') return <Ace suit={suit} id={id} language={language} />;
  const coat = GERMAN_COATS[suit] ?? NO_COAT;
  const half = (
    <svg x="0" y="0" width="100" height="75" viewBox="-4 0 100 75">
      <Figure rank={rank} suit={suit} id={id} coat={coat} />
    </svg>
  );
  return (
    <>
      {half}
      <Turned>{half}</Turned>
      <rect x="6" y="71.5" width="88" height="7" fill={coat[0]} stroke={LINE} stroke-width="1" />
      <path
        d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${13 + i * 10.6} 75l3-2.5 3 2.5-3 2.5Z`).join('')}
        fill={coat[1]}
      />
    </>
  );
}

function Ace(props: { readonly suit: Suit; readonly id: string; readonly language: Language }): JSX.Element {
  const { suit, id, language } = props;
  const pip = <Pip id={id} x={42} y={8} size={34} />;
  return (
    <>
      {pip}
      <Turned>{pip}</Turned>
      <circle cx="50" cy="75" r="30" fill="#FFF6E4" stroke="currentColor" stroke-width="2.5" />
      <Season suit={suit} language={language} />
    </>
  );
}

interface FigureProps {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly id: string;
  readonly coat: Coat;
}

/** King, over and under. Over has its pip high, under low: the old mark of the two ranks. */
function Figure({ rank, suit, id, coat }: FigureProps): JSX.Element {
  if (rank === 'K') {
    const hair = { A: '#8B8478', L: '#8A4B1C', H: '#3A2A1C', B: '#D9C9A8' }[germanSuit(suit)];
    return <King coat={coat} hair={hair} />;
  }
  if (rank !== 'O') return <Under suit={suit} id={id} coat={coat} />;
  return (
    <>
      <Body coat={coat} />
      <Head hair={{ A: '#5A3515', L: '#C98A3A', H: '#2A2420', B: '#8A4B1C' }[germanSuit(suit)]} />
      <path d="M41 41.5c4-2 7-1 9 0 2-1 5-2 9 0-3 3.5-7 3-9 1-2 2-6 2.5-9-1Z" fill={LINE} />
      <Hat coat={coat} />
      <Pip id={id} x={71} y={27} size={21} />
    </>
  );
}

function Under({ suit, id, coat }: Omit<FigureProps, 'rank'>): JSX.Element {
  return (
    <>
      <path d="M81 14v64" stroke="#7A5A36" stroke-width="3" />
      <path d="M81 4l4 12h-8Z" fill="#C9CDD2" stroke={LINE} stroke-width="1" />
      <path
        d="M82 16c8-2 11 3 10 10-4-3-7-2-10 0ZM80 17c-5-1-8 1-9 5 3-1 6 0 9 2Z"
        fill="#C9CDD2"
        stroke={LINE}
        stroke-width="1"
      />
      <Body coat={coat} />
      <Head hair={{ A: '#2A2420', L: '#8A4B1C', H: '#C98A3A', B: '#5A3515' }[germanSuit(suit)]} />
      <path
        d="M34 28c-2-10 6-18 18-17 10 0 17 6 15 15-8-2-22-2-33 2Z"
        fill={coat[1]}
        stroke={LINE}
        stroke-width="1.2"
      />
      <path d="M34 28c10-4 24-4 33-2" stroke={coat[0]} stroke-width="3" fill="none" />
      <circle cx="21" cy="60" r="14" fill={PAPER} stroke={LINE} stroke-width="1" />
      <Pip id={id} x={11.5} y={50} size={19} />
    </>
  );
}

function germanSuit(suit: Suit): 'A' | 'L' | 'H' | 'B' {
  return suit === 'A' || suit === 'L' || suit === 'B' ? suit : 'H';
}
