export * from './memory.ts';
export * from './port.ts';
export * from './sqlite-backup.ts';
export * from './sqlite.ts';
export { steadyTime } from './steady.ts';
