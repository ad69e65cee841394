export * from './buckets.ts';
export { code } from './codes.ts';
export { Host } from './host.ts';
export * from './ports.ts';
export { fairnessOf } from './room.ts';
export { Speech } from './speech.ts';
export * from './standards.ts';
export type { Client } from './told.ts';
export * from './visit.ts';
