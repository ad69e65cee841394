import { type Thread, Unwritten } from './sqlite-thread.ts';

/** Writes that succeed in a row, after which there is room again: a small one may fit where the next does not. */
const ENOUGH = 16;

/** Whether what is written finds room. */
export interface Room {
  isFull(): boolean;
}

/** A writer that is watched for whether it finds room; `onRoom` is called whenever that changes. */
export function watchedRoom(
  thread: Thread,
  onRoom: ((problem: string | undefined) => void) | undefined,
): { readonly writer: Thread; readonly room: Room } {
  let isFull = false;
  let written = 0;
  const succeeded = (isEnough: boolean): void => {
    written += 1;
    if (!isFull || (written < ENOUGH && !isEnough)) return;
    isFull = false;
    onRoom?.(undefined);
  };
  const failed = (problem: string): void => {
    written = 0;
    if (!isFull) onRoom?.(problem);
    isFull = true;
  };
  const writer: Thread = {
    ...thread,
    async ask(type, asks) {
      try {
        const answer = await thread.ask(type, asks);
        // Folding needs no room that was not there before; whoever asks whether all is well while it is not writes much.
        if (type !== 'fold') succeeded(type === 'ready');
        return answer;
      } catch (error) {
        if (error instanceof Unwritten) failed(error.message);
        throw error;
      }
    },
  };
  return { writer, room: { isFull: () => isFull } };
}
