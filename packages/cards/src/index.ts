export * from './card.ts';
export * from './language.ts';
export * from './pack.ts';
export * from './words.ts';
