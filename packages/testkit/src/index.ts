export * from './laws/index.ts';
export { catalogOf } from './laws/matches.ts';
export { playMatch, type Moment, type Played, positionsOf, type Style } from './laws/played.ts';
export { type TinyKit, tinyKit } from './tiny/kit.ts';
export { runCase, runCases, type Verdict } from './golden/run.ts';
