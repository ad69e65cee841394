export { sha256 } from '@noble/hashes/sha2.js';

export * from './chain.ts';
export * from './commit.ts';
export * from './fairness.ts';
export * from './hex.ts';
export * from './lots.ts';
export * from './mix.ts';
export * from './shuffle.ts';
export * from './stream.ts';
export * from './verify.ts';
