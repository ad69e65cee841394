import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('serve-child.ts', import.meta.url));

/** A server in a process of its own, on a real disk. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Freezes it, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Asks it to stop, and waits; answers its exit code. */
  stop(): Promise<number | null>;
}

/** How a server is started. */
export interface ProcessSettings {
  /** Hears what it logs; else that is shown. */
  readonly onLog?: (text: string) => void;
  /** What runs it, as in `nice -n 5`. */
  readonly through?: readonly string[];
}

/** Starts a server over a data folder and waits until it listens. */
export async function startProcess(
  data: string,
  port = 0,
  { onLog, through = [] }: ProcessSettings = {},
): Promise<ServerProcess> {
  // Servers that are killed again and again should not compile the same files again and again.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'stammtisch-compile-cache') };
  const [program, ...args] = [...through, process.execPath, SCRIPT, data, String(port)];
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', onLog === undefined ? 'inherit' : 'pipe'],
  });
  child.stderr?.on('data', (chunk: Buffer) => onLog?.(chunk.toString('utf8')));
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    port: await listening(child),
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    signal: (name) => void child.kill(name),
    stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

function listening({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const port = /^Stammtisch: http:\/\/localhost:(\d+)\n/m.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    stdout?.once('close', () => reject(new Error(`the server did not start: ${text}`)));
  });
}
