export { catalog } from './catalog.ts';
export * from './smear/index.ts';
