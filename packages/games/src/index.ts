export { catalog } from './catalog.ts';
export * from './smear/index.ts';
export * as spades from './spades/index.ts';
export * as zsirozas from './zsirozas/index.ts';
