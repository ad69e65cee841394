import { type ChildProcess, fork } from 'node:child_process';

/** A server in a process of its own. */
export interface BenchServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** Resident memory, as it said last. */
  rss(): number;
  /** How much of a core it has used since it was asked last. */
  load(): number;
  stop(): Promise<void>;
}

/** Starts a program of this folder that serves, and says its port. */
export async function started(script: string, ...args: readonly string[]): Promise<BenchServer> {
  const child = fork(new URL(script, import.meta.url), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let rss = 0;
  let used = { at: performance.now(), ms: 0 };
  let asked = used;
  const port = await new Promise<number>((resolve, reject) => {
    child.on(
      'message',
      (message: { readonly port?: number; readonly rss?: number; readonly cpu?: NodeJS.CpuUsage }) => {
        if (message.rss !== undefined) rss = message.rss;
        const { cpu } = message;
        if (cpu !== undefined) used = { at: performance.now(), ms: (cpu.user + cpu.system) / 1_000 };
        if (message.port !== undefined) resolve(message.port);
      },
    );
    child.once('exit', () => reject(new Error(`${script} ended`)));
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  return {
    child,
    port,
    rss: () => rss,
    load() {
      const since = asked;
      asked = used;
      return (used.ms - since.ms) / Math.max(1, used.at - since.at);
    },
    async stop() {
      child.disconnect();
      await new Promise((resolve) => {
        child.once('exit', resolve);
        setTimeout(() => child.kill('SIGKILL'), 3000).unref();
      });
    },
  };
}
