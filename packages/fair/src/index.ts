export * from './chain.ts';
export * from './lots.ts';
export * from './shuffle.ts';
export * from './stream.ts';
