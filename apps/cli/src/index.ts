export { listGames } from './games.ts';
export { report } from './replay.ts';
