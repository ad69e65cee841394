export { catalog } from './catalog.ts';
export * from './smear/index.ts';
export { spadesKit } from './spades/index.ts';
export { zsirozasKit } from './zsirozas/index.ts';
