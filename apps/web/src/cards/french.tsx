import { indexOf, type Joker, type Language, type Rank, type Suit } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { Body, type Coat, FRENCH_COATS, GOLD, Hat, Head, King, Letters, LINE, Paper, Pip } from './parts.tsx';

const HAIR: Readonly<Record<'K' | 'Q' | 'J', Readonly<Partial<Record<Suit, string>>>>> = {
  K: { S: '#3A2A1C', H: '#8A4B1C', D: '#B98A4A', C: '#8B8478' },
  Q: { S: '#2A2420', H: '#A4601F', D: '#5A3515', C: '#D3A24C' },
  J: { S: '#5A3515', H: '#2A2420', D: '#8A4B1C', C: '#C98A3A' },
};
const NO_COAT: Coat = ['currentColor', GOLD];

/** A French-suited card. Its colour is that of the text around it. */
export function FrenchFace(props: {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly language: Language;
}): JSX.Element {
  const { rank, suit, language } = props;
  const index = indexOf(rank, language);
  const isTen = rank === 'T';
  return (
    <>
      <Paper />
      <Letters x={isTen ? 5 : 8} y={38} size={41} fit={isTen ? 40 : undefined}>
        {index}
      </Letters>
      <Pip id={`suit-${suit}`} x={8} y={46} size={27} />
      <Middle rank={rank} suit={suit} />
    </>
  );
}

function Middle({ rank, suit }: { readonly rank: Rank; readonly suit: Suit }): JSX.Element {
  const id = `suit-${suit}`;
  if (rank === 'A') return <Pip id={id} x={32} y={72} size={62} />;
  if (rank !== 'K' && rank !== 'Q' && rank !== 'J') return <Pip id={id} x={40} y={84} size={54} />;
  return (
    <>
      <Panel>
        <Figure rank={rank} coat={FRENCH_COATS[suit] ?? NO_COAT} hair={HAIR[rank][suit] ?? LINE} />
      </Panel>
      <Pip id={id} x={44} y={97} size={43} />
    </>
  );
}

/** The window a figure looks out of. */
function Panel({ children }: { readonly children: JSX.Element }): JSX.Element {
  return (
    <>
      <rect x="37" y="7" width="57" height="84" rx="7" fill="currentColor" opacity=".1" />
      <svg x="37" y="7" width="57" height="84" viewBox="14 -6 72 82" preserveAspectRatio="xMidYMax slice">
        {children}
      </svg>
    </>
  );
}

function Figure(props: {
  readonly rank: 'K' | 'Q' | 'J';
  readonly coat: Coat;
  readonly hair: string;
}): JSX.Element {
  const { rank, coat, hair } = props;
  switch (rank) {
    case 'K':
      return <King coat={coat} hair={hair} />;
    case 'Q':
      return <Queen coat={coat} hair={hair} />;
    case 'J':
      return (
        <>
          <Body coat={coat} />
          <Head hair={hair} />
          <Hat coat={coat} />
        </>
      );
  }
}

function Queen({ coat, hair }: { readonly coat: Coat; readonly hair: string }): JSX.Element {
  return (
    <>
      <path d="M33 40c-3-20 6-29 17-29s20 9 17 29c0 10 4 18 7 24H26c3-6 7-14 7-24Z" fill={hair} />
      <Body coat={coat} />
      <Head hair={hair} />
      <g fill={GOLD}>
        <circle cx="38.5" cy="45" r="1.7" />
        <circle cx="61.5" cy="45" r="1.7" />
      </g>
      <path
        d="M35 25c-1-7-1-11 0-15l7 6 8-11 8 11 7-6c1 4 1 8 0 15-9-4-21-4-30 0Z"
        fill={GOLD}
        stroke={LINE}
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <g fill={coat[0]} stroke={LINE} stroke-width=".8">
        <circle cx="35" cy="9" r="2.4" />
        <circle cx="50" cy="4" r="2.8" />
        <circle cx="65" cy="9" r="2.4" />
      </g>
    </>
  );
}

/** A joker: the big one filled, with a filled star; the small one drawn in outline (principle 6). */
export function JokerFace({ joker }: { readonly joker: Joker }): JSX.Element {
  const isBig = joker === 'BJ';
  return (
    <>
      <Paper />
      <Pip id={`suit-${joker}`} x={4} y={7} size={33} />
      <text
        transform="translate(12 141) rotate(-90)"
        font-size="21"
        font-weight="800"
        font-family="Figtree,system-ui,sans-serif"
        letter-spacing="2.4"
        fill={isBig ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width={isBig ? 0 : 1.4}
        dy="13"
      >
        JOKER
      </text>
      {isBig ? <rect x="39" y="7" width="55" height="136" rx="7" fill="currentColor" opacity=".12" /> : null}
      <rect
        x="39"
        y="7"
        width="55"
        height="136"
        rx="7"
        fill="none"
        stroke="currentColor"
        stroke-opacity={isBig ? 0 : 0.5}
        stroke-dasharray="5 4"
      />
      <svg x="39" y="7" width="55" height="136" viewBox="13 -22 74 182" preserveAspectRatio="xMidYMid slice">
        <Jester isBig={isBig} />
      </svg>
    </>
  );
}

/** A jester with cap, bells and a stick; in outline for the small joker. */
function Jester({ isBig }: { readonly isBig: boolean }): JSX.Element {
  const cloth = isBig ? 'currentColor' : 'none';
  const bell = isBig ? GOLD : 'none';
  const line = isBig ? LINE : 'currentColor';
  return (
    <g stroke={line} stroke-width={isBig ? 1.3 : 2.4} stroke-linejoin="round" stroke-linecap="round">
      <path d="M12 160v-52c2-16 14-22 27-23h22c13 1 25 7 27 23v52Z" fill={cloth} />
      <path d="M50 92v68h38v-52c-2-14-12-21-23-23Z" fill={bell} stroke="none" />
      <path d="m30 84 8 19 12-11 12 11 8-19c-12-5-28-5-40 0Z" fill={isBig ? '#FFF9EC' : 'none'} />
      <g fill={bell}>
        <circle cx="38" cy="106" r="4" />
        <circle cx="62" cy="106" r="4" />
        <circle cx="50" cy="96" r="4" />
      </g>
      <ellipse cx="50" cy="64" rx="16" ry="19" fill={isBig ? '#F4D3B0' : 'none'} />
      <g fill={line} stroke="none">
        <circle cx="43.5" cy="62" r="2.3" />
        <circle cx="56.5" cy="62" r="2.3" />
      </g>
      <path d="M42 71c4 6 12 6 16 0" fill="none" stroke={isBig ? '#A2473F' : line} stroke-width="2.4" />
      <path
        d="M33 56C18 52 10 34 20 20c5 10 12 14 18 14C34 18 40 2 50-8c10 10 16 26 12 42 6 0 13-4 18-14 10 14 2 32-13 36-10-7-24-7-34 0Z"
        fill={cloth}
      />
      <path d="M50-8c10 10 16 26 12 42 6 0 13-4 18-14 10 14 2 32-13 36-5-3-11-5-17-5Z" fill={bell} />
      <g fill={isBig ? '#FFF9EC' : 'none'}>
        <circle cx="20" cy="18" r="5" />
        <circle cx="50" cy="-10" r="5.5" />
        <circle cx="80" cy="18" r="5" />
      </g>
    </g>
  );
}
