import { type Command, Unusable } from './usage.ts';

/** Each command loads only what it needs. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve.ts')).serveCommand],
  ['backup', async () => (await import('./backup.ts')).backupCommand],
  ['replay', async () => (await import('./replay.ts')).replayCommand],
  ['verify', async () => (await import('./verify.ts')).verifyCommand],
  ['simulate', async () => (await import('./simulate.ts')).simulateCommand],
  ['perft', async () => (await import('./perft.ts')).perftCommand],
  ['rules', async () => (await import('./rules.ts')).rulesCommand],
  ['games', async () => (await import('./games.ts')).gamesCommand],
]);

const HELP = `stammtisch serve [--port N] [--host A] [--data DIR] [--store URL]
stammtisch backup --to FILE [--data DIR]
stammtisch replay [FILE|-]
stammtisch verify [FILE|-]
stammtisch simulate --game G --seats N [--options JSON] [--bots a,b,…] [--deals N] [--seed S] [--records FILE]
stammtisch perft --game G --seats N --seed S --depth D [--options JSON]
stammtisch rules --game G [--lang de|en|hu] [--options JSON]
stammtisch games`;

// Whoever reads may have heard enough: `stammtisch games | head`.
process.stdout.on('error', () => process.exit());
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
      `stammtisch: say one of ${[...COMMANDS.keys()].join(', ')}${name === undefined ? '' : `, not "${oneLine(name)}"`}`,
    );
    return 2;
  }
  try {
    return await (
      await command()
    )(args);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    console.error(`stammtisch ${name}: ${oneLine(error.message)}`);
    return 2;
  }
}

/** What was given may hold line ends or worse; a complaint about it is one line of plain text. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
