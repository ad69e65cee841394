export * from './command.ts';
export { decide, decideOpening, decideOwn, type Decision } from './decide.ts';
export * from './entry.ts';
export { evolve } from './evolve.ts';
export type { Evolved } from './evolve-match.ts';
export { MAX_NAME, tidyName } from './names.ts';
export { type FinishedMatch, finishedMatch } from './history.ts';
export { commandsOf } from './remembered.ts';
export * from './table.ts';
