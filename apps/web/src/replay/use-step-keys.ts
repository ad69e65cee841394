import { useEffect } from 'preact/hooks';

/** Arrows step through the match, Home and End go through a deal; in fields and lists they keep their own meaning. */
export function useStepKeys(moves: {
  readonly back: () => void;
  readonly forward: () => void;
  readonly first: () => void;
  readonly last: () => void;
}): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.altKey || event.ctrlKey || event.metaKey || target?.closest('input, select, dialog') !== null)
        return;
      const move = moveFor(event.key, moves);
      if (move === undefined) return;
      event.preventDefault();
      move();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
}

function moveFor(key: string, moves: Parameters<typeof useStepKeys>[0]): (() => void) | undefined {
  if (key === 'ArrowLeft') return moves.back;
  if (key === 'ArrowRight') return moves.forward;
  if (key === 'Home') return moves.first;
  return key === 'End' ? moves.last : undefined;
}
