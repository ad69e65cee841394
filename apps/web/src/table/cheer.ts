import { create } from 'canvas-confetti';

/** Gold, felt, oak and the red of the cards' backs. */
const COLOURS = ['#f2b33d', '#367d63', '#a44a55', '#fffbf4', '#2f7fe0'];

/** Confetti from both sides over everything, once; nobody has to wait for it, and it takes no tap. Returns how to end it. */
export function cheer(): () => void {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['cheer'] = '';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: '9000',
    pointerEvents: 'none',
  });
  document.body.append(canvas);
  // Without a worker of its own: the content policy knows no code but the client's files.
  const confetti = create(canvas, { resize: true, useWorker: false });
  const from = (x: number, angle: number): Promise<void> | null =>
    confetti({
      particleCount: 70,
      angle,
      spread: 62,
      startVelocity: 48,
      ticks: 160,
      origin: { x, y: 0.72 },
      colors: COLOURS,
      disableForReducedMotion: true,
    });
  void Promise.all([from(0, 62), from(1, 118)]).then(() => canvas.remove());
  return () => {
    confetti.reset();
    canvas.remove();
  };
}
