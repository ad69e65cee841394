import type { JSX } from 'preact';

const HEART =
  'M50 92C21 68 6 50 6 31 6 16 17 7 29 7c10 0 17 6 21 15C54 13 61 7 71 7c12 0 23 9 23 24 0 19-15 37-44 61Z';

/** Every symbol that cards and score sheets point at with `use`. Mounted once, near the top of the page. */
export function CardSprite(): JSX.Element {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        <FrenchSymbols />
        <AcornSymbol />
        <LeafSymbol />
        <RedHeartSymbol />
        <BellSymbol />
        <StarSymbols />
        <MushroomSymbol />
        <BackSymbol />
      </defs>
    </svg>
  );
}

/** The French suits take the colour of the text around them. */
function FrenchSymbols(): JSX.Element {
  return (
    <>
      <symbol id="suit-S" viewBox="0 0 100 100">
        <path
          fill="currentColor"
          d="M50 4c7 19 43 34 43 59 0 13-10 20-20 20-8 0-16-4-20-11 1 11 5 18 14 24H33c9-6 13-13 14-24-4 7-12 11-20 11C17 83 7 76 7 63 7 38 43 23 50 4Z"
        />
      </symbol>
      <symbol id="suit-H" viewBox="0 0 100 100">
        <path fill="currentColor" d={HEART} />
      </symbol>
      <symbol id="suit-D" viewBox="0 0 100 100">
        <path
          fill="currentColor"
          d="M50 3c8 17 20 33 36 47-16 14-28 30-36 47-8-17-20-33-36-47C30 36 42 20 50 3Z"
        />
      </symbol>
      <symbol id="suit-C" viewBox="0 0 100 100">
        <path
          fill="currentColor"
          d="M50 5a21 21 0 0 1 16 35 21 21 0 1 1-12 33c1 11 5 18 13 23H33c8-5 12-12 13-23a21 21 0 1 1-12-33A21 21 0 0 1 50 5Z"
        />
      </symbol>
    </>
  );
}

function AcornSymbol(): JSX.Element {
  return (
    <symbol id="suit-A" viewBox="0 0 100 100">
      <path d="M50 16c0-7 4-11 11-12" fill="none" stroke="#3F2510" stroke-width="7" stroke-linecap="round" />
      <path d="M23 50h54c2 21-11 35-21 41l-6 7-6-7C34 85 21 71 23 50Z" fill="#B8752A" />
      <path d="M31 54c0 15 6 25 13 31-12-7-20-18-19-31Z" fill="#DCA562" />
      <path d="M14 44c0-19 16-30 36-30s36 11 36 30c0 8-6 11-13 11H27c-7 0-13-3-13-11Z" fill="#5A3515" />
      <path
        d="M28 52 44 18M44 54 62 18M60 54l14-28M20 38l36 16M26 24l52 26M40 16l42 20"
        stroke="#80542A"
        stroke-width="2.6"
        fill="none"
      />
    </symbol>
  );
}

function LeafSymbol(): JSX.Element {
  return (
    <symbol id="suit-L" viewBox="0 0 100 100">
      <path
        d="M50 5c8 14 40 25 40 52 0 17-13 26-26 23-6-1-11-4-14-8-3 4-8 7-14 8-13 3-26-6-26-23C10 30 42 19 50 5Z"
        fill="#2F8A3A"
      />
      <path d="M50 5c8 14 40 25 40 52 0 17-13 26-26 23-6-1-11-4-14-8Z" fill="#257430" />
      <path
        d="M50 20v77M50 42 70 30M50 42 30 30M50 60l26-10M50 60 24 50M50 74l16-4M50 74l-16-4"
        stroke="#12491F"
        stroke-width="4"
        fill="none"
        stroke-linecap="round"
      />
    </symbol>
  );
}

function RedHeartSymbol(): JSX.Element {
  return (
    <symbol id="suit-H-german" viewBox="0 0 100 100">
      <path d={HEART} fill="#C5162B" />
      <path
        d="M50 92C79 68 94 50 94 31 94 16 83 7 71 7c-3 0-6 .6-9 1.6 12 4 18 14 16 27-3 18-15 34-28 56Z"
        fill="#9C0E21"
      />
      <path d="M18 32c0-8 4-13 11-14" stroke="#F08A93" stroke-width="6" fill="none" stroke-linecap="round" />
    </symbol>
  );
}

function BellSymbol(): JSX.Element {
  return (
    <symbol id="suit-B" viewBox="0 0 100 100">
      <circle cx="50" cy="12" r="8" fill="none" stroke="#6B4300" stroke-width="6" />
      <circle cx="50" cy="57" r="38" fill="#EDAE2B" stroke="#6B4300" stroke-width="5" />
      <path
        d="M13 51c20 9 54 9 74 0v13c-20 9-54 9-74 0Z"
        fill="#B5122A"
        stroke="#6B4300"
        stroke-width="3.5"
      />
      <path d="M50 74v15" stroke="#6B4300" stroke-width="6" stroke-linecap="round" />
      <circle cx="50" cy="73" r="5.5" fill="#6B4300" />
      <path d="M24 42c4-9 11-14 19-15" stroke="#FBE3A2" stroke-width="6" fill="none" stroke-linecap="round" />
    </symbol>
  );
}

/** The jokers' sign: filled for the big one, outlined for the small one. */
function StarSymbols(): JSX.Element {
  const star = 'm50 6 13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4Z';
  return (
    <>
      <symbol id="suit-BJ" viewBox="0 0 100 100">
        <path fill="currentColor" stroke="currentColor" stroke-width="7" stroke-linejoin="round" d={star} />
      </symbol>
      <symbol id="suit-SJ" viewBox="0 0 100 100">
        <path fill="none" stroke="currentColor" stroke-width="9" stroke-linejoin="round" d={star} />
      </symbol>
    </>
  );
}

/** Zsírozás writes a mushroom for nothing (ZS-27). */
function MushroomSymbol(): JSX.Element {
  return (
    <symbol id="mushroom" viewBox="0 0 100 100">
      <path
        d="M37 56c3 14 0 25-5 35 4 6 32 6 36 0-5-10-8-21-5-35Z"
        fill="#FFF6E4"
        stroke="#4A3420"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path
        d="M6 53C6 25 27 7 50 7s44 18 44 46c0 7-6 9-14 9H20c-8 0-14-2-14-9Z"
        fill="#C5162B"
        stroke="#4A3420"
        stroke-width="4"
      />
      <g fill="#FFF6E4">
        <circle cx="31" cy="36" r="8" />
        <circle cx="57" cy="24" r="7" />
        <circle cx="73" cy="44" r="7.5" />
        <circle cx="50" cy="50" r="5" />
      </g>
    </symbol>
  );
}

function BackSymbol(): JSX.Element {
  return (
    <>
      <pattern
        id="card-lattice"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="12" height="12" fill="#7A2331" />
        <path d="M0 0h12v12" fill="none" stroke="#A44A55" stroke-width="1.6" />
        <circle cx="6" cy="6" r="1.7" fill="#E9C37A" />
      </pattern>
      <symbol id="card-back" viewBox="0 0 100 150">
        <rect x=".5" y=".5" width="99" height="149" rx="9" fill="#FFFBF2" stroke="#00000038" />
        <rect x="6" y="6" width="88" height="138" rx="5" fill="url(#card-lattice)" />
        <circle cx="50" cy="75" r="19" fill="#7A2331" stroke="#E9C37A" stroke-width="2" />
        <path
          d="M39 68h17v21H42a3 3 0 0 1-3-3Zm17 4h5a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-5M44 68c-6-1-6-7-1-7 1-4 8-4 10-1 6-1 7 6 2 8"
          fill="none"
          stroke="#E9C37A"
          stroke-width="2.4"
          stroke-linejoin="round"
        />
      </symbol>
    </>
  );
}
