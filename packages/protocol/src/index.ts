export * from './client-messages.ts';
export * from './difference.ts';
export type { Forgotten } from './me.ts';
export type { MoveOffered, MoveTaken } from './moves.ts';
export * from './server-messages.ts';
export type { SpokenCode } from './spoken.ts';
export * from './terms.ts';
