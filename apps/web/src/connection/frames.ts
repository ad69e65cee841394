import type { SocketEvents } from './socket.ts';

/** Where no frames are drawn, as in a tab that nobody sees, news wait so long at most, in ms. */
const LONGEST_MS = 100;

/** Hands on what comes between two frames of the screen as one, so that it is drawn as one: nobody sees more. */
export function byFrame(on: SocketEvents): SocketEvents {
  let waiting: string[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handOn(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const texts = waiting;
    waiting = [];
    if (texts.length > 0) on.heard(...texts);
  }

  return {
    opened: on.opened,
    heard(...texts) {
      const isFirst = waiting.length === 0;
      waiting.push(...texts);
      if (document.hidden) return handOn();
      if (!isFirst) return;
      frame = requestAnimationFrame(handOn);
      timer = setTimeout(handOn, LONGEST_MS);
    },
    closed() {
      handOn();
      on.closed();
    },
  };
}
