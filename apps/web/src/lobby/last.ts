import type { SomeOptions } from '@stammtisch/kernel';
import {
  BOT_LEVELS,
  BOT_PACES,
  type BotLevel,
  type BotPace,
  CLOCK_SPEEDS,
  STANDARD_SETTINGS,
  TALKS,
  UNDOS,
  WATCHINGS,
} from '@stammtisch/protocol';

import { recall, remember } from '../app/memory.ts';
import { GAME_FACTS } from '../home/facts.ts';
import type { Agreements } from './agreement-choices.tsx';
import type { GameSetup } from './setup.ts';

/** How somebody last set a game up on this device. */
export interface LastSetup {
  readonly seats: number;
  readonly options: SomeOptions;
  readonly level: BotLevel;
  readonly botPace: BotPace;
  readonly agreements: Agreements;
}

/** How this game was last set up here, or is set up usually. What the game no longer allows is forgotten. */
export function lastSetup(setup: GameSetup): LastSetup {
  const stored = storedSetups()[setup.id];
  const level = BOT_LEVELS.find((one) => one === stored?.level) ?? 'normal';
  const botPace = BOT_PACES.find((one) => one === stored?.botPace) ?? 'brisk';
  const agreements = agreedBefore(stored?.agreements);
  const options = stored?.options ?? {};
  const seats = stored?.seats;
  if (seats !== undefined && fits(setup, options, seats))
    return { seats, options, level, botPace, agreements };
  return { seats: usualSeats(setup), options: {}, level, botPace, agreements };
}

/** Remembers how a game was set up. */
export function rememberSetup(game: string, last: LastSetup): void {
  remember('setups', { ...storedSetups(), [game]: last });
}

/** How this game was set up on this device before, as it was written down. */
export function rememberedSetup(game: string): Partial<LastSetup> | undefined {
  return storedSetups()[game];
}

function agreedBefore(stored: Partial<Agreements> | undefined): Agreements {
  const { clock, undo, talk, watching } = STANDARD_SETTINGS;
  return {
    clock: CLOCK_SPEEDS.find((one) => one === stored?.clock) ?? clock,
    undo: UNDOS.find((one) => one === stored?.undo) ?? undo,
    talk: TALKS.find((one) => one === stored?.talk) ?? talk,
    watching: WATCHINGS.find((one) => one === stored?.watching) ?? watching,
  };
}

function fits(setup: GameSetup, options: SomeOptions, seats: number): boolean {
  try {
    return setup.problems(options, seats).length === 0 && setup.seatCounts(options).includes(seats);
  } catch {
    return false;
  }
}

/** How many sit down by these house rules: as many as before if that may be, else as many as usual, else as may. */
export function seatsFor(setup: GameSetup, options: SomeOptions, before: number): number {
  const counts = setup.seatCounts(options);
  const usual = usualSeats(setup);
  return [before, usual].find((seats) => counts.includes(seats)) ?? counts[0] ?? usual;
}

function usualSeats(setup: GameSetup): number {
  const counts = setup.seatCounts({});
  const usual = GAME_FACTS[setup.id]?.usualSeats;
  return usual !== undefined && counts.includes(usual) ? usual : (counts[Math.floor(counts.length / 2)] ?? 4);
}

function storedSetups(): Readonly<Record<string, Partial<LastSetup> | undefined>> {
  const stored = recall('setups');
  // Our own writing; what is read of it is checked above.
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Partial<LastSetup>>) : {};
}
