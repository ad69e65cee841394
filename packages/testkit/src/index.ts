export * from './laws/index.ts';
export { lawsFor } from './laws/exceptions.ts';
export { catalogOf } from './laws/matches.ts';
export { everyText, playMatch, type Moment, type Played, positionsOf, type Style } from './laws/played.ts';
export { type TinyKit, tinyKit } from './tiny/kit.ts';
export { runCase, runCases, type Verdict } from './golden/run.ts';
export { goldenFile, houseRules, type ListedValue } from './files.ts';
export { countPerft, deckNumber, type PerftLine, planPerft, readPerft, writePerft } from './perft.ts';
export { type Playthrough, planPlaythrough, readHead, tellMatch } from './playthrough.ts';
