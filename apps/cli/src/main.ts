import { gamesCommand } from './games.ts';
import { perftCommand } from './perft.ts';
import { replayCommand } from './replay.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { type Command, Unusable } from './usage.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['serve', serveCommand],
  ['replay', replayCommand],
  ['simulate', simulateCommand],
  ['perft', perftCommand],
  ['games', gamesCommand],
]);

const HELP = `stammtisch serve [--port N] [--host A] [--data DIR] [--store URL]
stammtisch replay [FILE|-]
stammtisch simulate --game G --seats N [--options JSON] [--bots a,b,…] [--deals N] [--seed S] [--records FILE]
stammtisch perft --game G --seats N --seed S --depth D [--options JSON]
stammtisch games`;

process.exitCode = await run(process.argv.slice(2));

/** 0 done, 1 the thing checked does not hold, 2 unusable input. */
async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    console.error(HELP);
    return 0;
  }
  const command = COMMANDS.get(name ?? '');
  if (command === undefined) {
    console.error(
      `stammtisch: say one of ${[...COMMANDS.keys()].join(', ')}${name === undefined ? '' : `, not "${name}"`}`,
    );
    return 2;
  }
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    console.error(`stammtisch ${name}: ${error.message}`);
    return 2;
  }
}
