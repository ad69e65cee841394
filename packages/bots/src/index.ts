export * from './dreamer.ts';
export * from './levels.ts';
export { adviser, type Answerer, bestAdvice, random } from './policies.ts';
export { type Worlds, worldsOf } from './worlds.ts';
