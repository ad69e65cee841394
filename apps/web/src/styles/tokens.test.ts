// A test is no client: it reads the file as it is written.
// oxlint-disable-next-line no-restricted-imports
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

type Rgb = readonly [number, number, number];

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const light = tokensOf(/:root \{([^}]*)\}/);
const dark = { ...light, ...tokensOf(/:root\[data-theme='dark'\] \{([^}]*)\}/) };
const THEMES = [
  ['light', light],
  ['dark', dark],
] as const;

function tokensOf(block: RegExp): Readonly<Record<string, string>> {
  const [, body = ''] = block.exec(css) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function rgb(text: string | undefined): Rgb {
  const value = Number.parseInt((text ?? '').slice(1), 16);
  if (Number.isNaN(value)) throw new Error(`no colour: ${text}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A channel as light, 0 … 1. */
const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

function contrast(one: Rgb, other: Rgb): number {
  const light = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const [high = 0, low = 0] = [light(one), light(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: readonly (readonly [string, string])[] = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink2', 'bg'],
  ['ink2', 'surface'],
  ['accent', 'surface'],
  ['accent', 'bg'],
  ['negative', 'surface'],
  ['positive', 'surface'],
  ['on-felt', 'felt-centre'],
  ['on-felt', 'felt'],
  ['on-felt', 'felt-edge'],
  ['gold-ink', 'gold'],
];

test.each(THEMES)('principle 31: text of the %s theme has a contrast of 4.5 or more', (_, tokens) => {
  for (const [text, ground] of TEXT)
    expect(contrast(rgb(tokens[text]), rgb(tokens[ground])), `${text} on ${ground}`).toBeGreaterThanOrEqual(
      4.5,
    );
});

test.each(THEMES)('principle 31: edges and focus rings of the %s theme have 3 or more', (_, tokens) => {
  const pairs = [
    ['edge', 'surface'],
    ['focus-on-surface', 'surface'],
    ['focus-on-surface', 'bg'],
    ['focus-on-felt', 'felt'],
    ['gold', 'felt'],
  ] as const;
  for (const [line, ground] of pairs)
    expect(contrast(rgb(tokens[line]), rgb(tokens[ground])), `${line} on ${ground}`).toBeGreaterThanOrEqual(
      3,
    );
});

test('white initials are readable on everybody’s colour', () => {
  for (const person of [0, 1, 2, 3, 4, 5, 6, 7])
    expect(
      contrast([255, 255, 255], rgb(light[`person-${person}`])),
      `person ${person}`,
    ).toBeGreaterThanOrEqual(4.5);
});

/** Machado, Oliveira and Fernandes 2009, full severity, in linear light. */
const SIMULATIONS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIELAB (D65) of a colour as somebody with this sight sees it. */
function lab(colour: Rgb, sight: readonly (readonly [number, number, number])[]): Rgb {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const [R = 0, G = 0, B = 0] = sight.map(([x, y, z]) => Math.max(0, Math.min(1, x * r + y * g + z * b)));
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * R + 0.3575761 * G + 0.1804375 * B) / 0.95047);
  const y = f(0.2126729 * R + 0.7151522 * G + 0.072175 * B);
  const z = f((0.0193339 * R + 0.119192 * G + 0.9503041 * B) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The palettes that are marked safe in the settings. */
const SAFE = ['safe', 'skat'] as const;
const palette = (name: string): readonly Rgb[] => {
  const tokens = tokensOf(new RegExp(`\\[data-palette='${name}'\\] \\{([^}]*)\\}`));
  return ['s', 'h', 'd', 'c'].map((suit) => rgb(tokens[`suit-${suit}`]));
};

test.each(SAFE.flatMap((name) => Object.keys(SIMULATIONS).map((sight) => [name, sight] as const)))(
  'principle 5: the four suits of the palette %s differ for eyes that are: %s',
  (name, sight) => {
    const suits = palette(name).map((colour) => lab(colour, SIMULATIONS[sight] ?? []));
    for (const [index, one] of suits.entries())
      for (const other of suits.slice(index + 1))
        expect(Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)))).toBeGreaterThanOrEqual(25);
  },
);

test.each(['safe', 'two', 'poker', 'skat'])(
  'principle 31: suits of the palette %s stand out from paper',
  (name) => {
    for (const colour of palette(name))
      expect(contrast(colour, rgb(light['paper']))).toBeGreaterThanOrEqual(3);
  },
);

test('suits wear the safe palette before anything is chosen', () => {
  expect(['s', 'h', 'd', 'c'].map((suit) => rgb(light[`suit-${suit}`]))).toEqual(palette('safe'));
});

test('the dark theme is the same whether chosen or asked for by the system', () => {
  expect(tokensOf(/:root:not\(\[data-theme\]\) \{([^}]*)\}/)).toEqual(
    tokensOf(/:root\[data-theme='dark'\] \{([^}]*)\}/),
  );
});
