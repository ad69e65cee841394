export { type Deadline, deadlines, GIFT, type MatchClock, restDeadline } from './clock.ts';
export * from './command.ts';
export { decide, decideOpening, decideOwn, type Decision } from './decide.ts';
export { nextHost } from './decide-host.ts';
export * from './entry.ts';
export { evolve } from './evolve.ts';
export type { Evolved } from './evolve-match.ts';
export { MAX_NAME, tidyName } from './names.ts';
export { type PlayedMatch, playedMatch } from './history.ts';
export {
  namelessAt,
  type OwnEntry,
  type PersonalData,
  personalData,
  seatedBy,
  withoutPerson,
} from './personal.ts';
export { commandsOf } from './remembered.ts';
export * from './table.ts';
export { ASKING, type UndoRequest } from './undo.ts';
