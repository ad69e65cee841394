import { type Room, STANDARD_SETTINGS } from '@stammtisch/protocol';

/** A table in the middle of a match, to which this device's player has come as its host. */
export const room: Room = {
  code: 'abcdef',
  game: 'smear',
  options: {},
  settings: STANDARD_SETTINGS,
  phase: 'playing',
  chairs: [{ kind: 'free' }],
  you: { chair: 0, isHost: true },
  watchers: 0,
};
