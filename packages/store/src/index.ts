export * from './memory.ts';
export * from './port.ts';
export * from './sqlite-backup.ts';
export * from './sqlite.ts';
