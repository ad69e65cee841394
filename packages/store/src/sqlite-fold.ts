import type { Thread } from './sqlite-thread.ts';

/** Writes between two foldings: far fewer pages than writes are copied then, for logs that grow touch the same ones. */
const WRITES = 4_000;

/**
 * Folds the write-ahead log into the file now and then, so that no commit has to: the reader copies while the writer
 * goes on, and again what has come meanwhile; the little that is left the writer copies between two commits, for only
 * then can the log begin anew. Returns what is called at every write.
 */
export function folding(writer: Thread, reader: Thread, after: number = WRITES): () => void {
  let writes = 0;
  let isFolding = false;
  const fold = async (): Promise<void> => {
    await reader.ask('fold', {});
    await reader.ask('fold', {});
    await writer.ask('fold', {});
  };
  return () => {
    writes += 1;
    if (writes < after || isFolding) return;
    writes = 0;
    isFolding = true;
    const done = (): void => {
      isFolding = false;
    };
    // A thread that has failed, or closes, folds no more; its owner hears of that elsewhere.
    fold().then(done, done);
  };
}
