export * from './memory.ts';
export * from './port.ts';
export * from './sqlite.ts';
