import type { Suit } from '@stammtisch/cards';
import type { ComponentChildren, JSX } from 'preact';

/** Outlines of the figures. */
export const LINE = '#3A2A1C';
/** Crowns and jewels. */
export const GOLD = '#E5AE3F';
export const PAPER = '#FFFDF7';
const ERMINE = '#FFF9EC';

/** The two colours a figure wears. */
export type Coat = readonly [cloth: string, trim: string];
/** Coats of the French courts; cloth of the coloured suits follows the palette. */
export const FRENCH_COATS: Readonly<Partial<Record<Suit, Coat>>> = {
  S: ['#303A48', GOLD],
  H: ['currentColor', '#F3D48A'],
  D: ['currentColor', '#5A2E00'],
  C: ['currentColor', '#FFF3D6'],
};
/** Coats of the German-suited figures. */
export const GERMAN_COATS: Readonly<Partial<Record<Suit, Coat>>> = {
  A: ['#2E5E8C', '#F0C14B'],
  L: ['#2C7A34', '#F3E3B5'],
  H: ['#B5122A', '#F0C14B'],
  B: ['#D79A1E', '#8A1C2B'],
};

/** One symbol of the sprite, in a square. */
export function Pip(props: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element {
  const { id, x, y, size } = props;
  return <use href={`#${id}`} x={x} y={y} width={size} height={size} />;
}

/** Letters on a card: always Figtree, whatever the page's text size. */
export function Letters(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly fit?: number | undefined;
  readonly centred?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { x, y, size, fill = 'currentColor', fit, centred = false } = props;
  const squeezed = fit === undefined ? {} : { textLength: fit, lengthAdjust: 'spacingAndGlyphs' };
  return (
    <text
      x={x}
      y={y}
      font-size={size}
      font-weight="800"
      font-family="Figtree,system-ui,sans-serif"
      fill={fill}
      {...(centred ? { 'text-anchor': 'middle' } : {})}
      {...squeezed}
    >
      {props.children}
    </text>
  );
}

/** The paper of a card. */
export function Paper(): JSX.Element {
  return <rect x=".5" y=".5" width="99" height="149" rx="9" fill={PAPER} stroke="#00000038" />;
}

/** Shoulders in a coat with a white collar. */
export function Body({ coat: [cloth, trim] }: { readonly coat: Coat }): JSX.Element {
  return (
    <>
      <path d="M12 76c1-17 13-24 28-25h20c15 1 27 8 28 25Z" fill={cloth} stroke={LINE} stroke-width="1.2" />
      <path d="M40 51 50 66 60 51Z" fill={ERMINE} />
      <path d="M38 51 50 70 62 51" fill="none" stroke={trim} stroke-width="3.5" />
      <circle cx="50" cy="72" r="1.8" fill={trim} />
    </>
  );
}

/** A face under hair of this colour. */
export function Head({
  hair,
  skin = '#F4D3B0',
}: {
  readonly hair: string;
  readonly skin?: string;
}): JSX.Element {
  return (
    <>
      <path d="M36 36c-1-15 6-22 14-22s15 7 14 22c0 8-2 12-4 14H40c-2-2-4-6-4-14Z" fill={hair} />
      <ellipse cx="50" cy="36" rx="11" ry="13.5" fill={skin} />
      <g fill={LINE}>
        <circle cx="45.5" cy="35" r="1.5" />
        <circle cx="54.5" cy="35" r="1.5" />
      </g>
      <path d="M50 36v5h-1.8" stroke="#B98A63" stroke-width="1.3" fill="none" />
      <path
        d="M46.5 45c2 1.5 5 1.5 7 0"
        stroke="#A2473F"
        stroke-width="1.5"
        fill="none"
        stroke-linecap="round"
      />
    </>
  );
}

/** Crown, beard and ermine. */
export function King({ coat, hair }: { readonly coat: Coat; readonly hair: string }): JSX.Element {
  return (
    <>
      <Body coat={coat} />
      <path
        d="M14 66c8-11 22-15 36-15s28 4 36 15l-5 5c-8-8-18-11-31-11s-23 3-31 11Z"
        fill={ERMINE}
        stroke={LINE}
        stroke-width="1"
      />
      <g fill={LINE}>
        <circle cx="26" cy="62" r="1.4" />
        <circle cx="38" cy="57" r="1.4" />
        <circle cx="62" cy="57" r="1.4" />
        <circle cx="74" cy="62" r="1.4" />
      </g>
      <Head hair={hair} />
      <path d="M39 39c2 5 5 4 11 4s9 1 11-4c2 11-4 20-11 24-7-4-13-13-11-24Z" fill={hair} />
      <path d="M46.5 46.5h7" stroke="#A2473F" stroke-width="1.6" stroke-linecap="round" />
      <path
        d="M34 26 32 8l9 8 9-12 9 12 9-8-2 18Z"
        fill={GOLD}
        stroke={LINE}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path d="M34 26h32" stroke={coat[0]} stroke-width="3" />
    </>
  );
}

/** A hat with a feather. */
export function Hat({ coat: [cloth, trim] }: { readonly coat: Coat }): JSX.Element {
  return (
    <>
      <path
        d="M28 27c6-4 12-5 22-5s16 1 22 5c-6 4-38 4-44 0Z"
        fill={cloth}
        stroke={LINE}
        stroke-width="1.2"
      />
      <path
        d="M36 24c0-11 5-15 14-15s14 4 14 15c-8 2-20 2-28 0Z"
        fill={cloth}
        stroke={LINE}
        stroke-width="1.2"
      />
      <path d="M37 22c8 2 18 2 26 0" stroke={trim} stroke-width="2.5" fill="none" />
      <path d="M62 20C74 16 78 6 74 2 64 2 58 10 60 20Z" fill={ERMINE} stroke={LINE} stroke-width="1" />
    </>
  );
}
