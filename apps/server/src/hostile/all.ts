import type { Kind } from './attack.ts';
import { BODIES_KIND, CLAIMS } from './bodies.ts';
import { CONNECTIONS, FLOODS, SLOWNESS } from './floods.ts';
import { GUESSES } from './guesses.ts';
import { PATHS } from './paths.ts';
import { POWERS_KIND } from './powers.ts';
import { REQUESTS } from './requests.ts';
import { SEATS } from './seats.ts';
import { SHAPES } from './shapes.ts';
import { TEXTS_KIND } from './texts.ts';

/** Every attack that is tried, by kind. */
export const KINDS: readonly Kind[] = [
  SEATS,
  POWERS_KIND,
  SHAPES,
  TEXTS_KIND,
  PATHS,
  REQUESTS,
  BODIES_KIND,
  CLAIMS,
  GUESSES,
  SLOWNESS,
  FLOODS,
  CONNECTIONS,
];
