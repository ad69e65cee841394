import type { Language, Suit } from '@stammtisch/cards';
import type { JSX } from 'preact';

import { Letters } from './parts.tsx';
import { seasonName } from './season-names.ts';

const STEPS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** Room for a name below the picture, inside the circle. */
const WIDTH = 34;

/** The season an ace carries, as Hungarian packs print it: spring, summer, autumn, winter. */
export function Season(props: { readonly suit: Suit; readonly language: Language }): JSX.Element {
  const { suit, language } = props;
  const name = seasonName(suit, language);
  const picture = PICTURES[suit] ?? PICTURES.H;
  return (
    <>
      <g transform="translate(50 70)">{picture()}</g>
      <Letters x={50} y={99} size={8.5} centred fit={name.length > 5 ? WIDTH : undefined}>
        {name}
      </Letters>
    </>
  );
}

const PICTURES: Readonly<Partial<Record<Suit, () => JSX.Element>>> & {
  readonly H: () => JSX.Element;
} = {
  H: () => (
    <>
      <path d="M0 16V2" stroke="#2C7A34" stroke-width="3" />
      <path d="M0 12c-8 0-10-5-11-9 6 0 10 3 11 9ZM0 14c8 0 10-5 11-9-6 0-10 3-11 9Z" fill="#2C7A34" />
      <g fill="#E8899A" stroke="#B5122A" stroke-width="1">
        <circle cx="0" cy="-12" r="5" />
        <circle cx="7" cy="-7" r="5" />
        <circle cx="4.5" cy="1" r="5" />
        <circle cx="-4.5" cy="1" r="5" />
        <circle cx="-7" cy="-7" r="5" />
      </g>
      <circle cy="-5" r="4" fill="#EDAE2B" />
    </>
  ),
  B: () => (
    <>
      <g fill="#EDAE2B" stroke="#8A5A00" stroke-width="1">
        {STEPS.map((angle) => (
          <path transform={`rotate(${angle})`} d="M-2.6-11 0-19l2.6 8Z" />
        ))}
        <circle r="10.5" />
      </g>
      <g fill="#6B4300">
        <circle cx="-3.5" cy="-2" r="1.3" />
        <circle cx="3.5" cy="-2" r="1.3" />
      </g>
      <path d="M-4 3c2 3 6 3 8 0" stroke="#6B4300" stroke-width="1.5" fill="none" />
    </>
  ),
  L: () => (
    <>
      <path d="M0-18v7" stroke="#6B3F16" stroke-width="2.5" />
      <path d="M0-14c5-6 11-4 13-1-4 5-9 5-13 1Z" fill="#2C7A34" />
      <g fill="#6A2C91" stroke="#451B61" stroke-width=".8">
        <circle cx="-8" cy="-7" r="4.6" />
        <circle cx="0" cy="-7" r="4.6" />
        <circle cx="8" cy="-7" r="4.6" />
        <circle cx="-4" cy="1" r="4.6" />
        <circle cx="4" cy="1" r="4.6" />
        <circle cx="0" cy="9" r="4.6" />
      </g>
    </>
  ),
  A: () => (
    <g stroke="#2E6E9E" stroke-width="2.6" stroke-linecap="round">
      {[0, 60, 120].map((angle) => (
        <path transform={`rotate(${angle})`} d="M0-18V18M0-12l-5-4M0-12l5-4M0 12l-5 4M0 12l5 4" />
      ))}
    </g>
  ),
};
