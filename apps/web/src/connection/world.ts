import { isHere } from '../offline/code.ts';
import { openHere } from '../offline/here.ts';
import { byFrame } from './frames.ts';
import { browserWorld, type World } from './socket.ts';

/** Where the table of this code is reached: at the server, or on this device. */
export function worldFor(code: string): World {
  const world = browserWorld();
  return {
    ...world,
    open: (on) => (isHere(code) ? openHere(byFrame(on)) : world.open(byFrame(on))),
  };
}
