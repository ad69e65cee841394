import { useEffect } from 'preact/hooks';

/** Where the keyboard of a phone lies over the page, CSS is told how much of it (`--keyboard`). */
export function useKeyboard(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const { style } = document.documentElement;
    const measure = (): void => {
      const hidden = seen === null ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    measure();
    seen?.addEventListener('resize', measure);
    seen?.addEventListener('scroll', measure);
    return () => {
      seen?.removeEventListener('resize', measure);
      seen?.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
