import { crc32, deflateSync } from 'node:zlib';

import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MOST_COLOURS = 256;
/** How far apart colours of a palette are, squared: the finest that is enough. */
const FINENESS = [8, 24, 60, 120, 200];
const COARSE = 300;
/** So many of the commonest colours are kept nearly as they are. */
const SURFACES = 128;

/** The same picture with at most 256 colours: flat drawings lose nothing by it but weight. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const colours = Array.from({ length: width * height }, (_, index) => data.readUIntBE(index * 4, 3));
  const palette = paletteOf(colours);
  const places = new Map<number, number>();
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const place = nearest(colour, palette);
    places.set(colour, place);
    return place;
  };
  const rows = Buffer.alloc(height * (width + 1));
  for (const [index, colour] of colours.entries()) {
    rows[index + Math.floor(index / width) + 1] = placeOf(colour);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a place, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  const plte = Buffer.concat(palette.map((colour) => Buffer.from(channels(colour))));
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', header),
    part('PLTE', plte),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** The commonest colours, none of them close to a commoner one, and all as fine as so few can be. */
function paletteOf(colours: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const common = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  // Surfaces whose colour changes slowly show every step; what is rare are the edges of letters and cards.
  const surfaces = spread(common, 4).slice(0, SURFACES);
  for (const apart of FINENESS) {
    const palette = spread(common, apart, surfaces);
    if (palette.length <= MOST_COLOURS) return palette;
  }
  return spread(common, COARSE, surfaces).slice(0, MOST_COLOURS);
}

/** Those given and those of the colours that are so far from all before them; one more than there is room for at most. */
function spread(common: readonly number[], apart: number, given: readonly number[] = []): readonly number[] {
  const palette = [...given];
  for (const colour of common) {
    if (palette.length > MOST_COLOURS) break;
    if (palette.every((known) => distance(known, colour) > apart)) palette.push(colour);
  }
  return palette;
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  for (const [place, known] of palette.entries()) {
    const far = distance(known, colour);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** How far apart two colours are, squared. */
function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

function channels(colour: number): readonly number[] {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
