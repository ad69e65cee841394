import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the focus inside the table when the element that had it goes away: to an answer, else to the hand (principle 24). */
export function useKeptFocus(): { current: HTMLElement | null } {
  const root = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  // Asked while drawing: the element that has the focus may be gone right afterwards.
  const active = document.activeElement;
  wasInside.current =
    (root.current?.contains(active) ?? false) ||
    (wasInside.current && (active === document.body || active === null));
  useLayoutEffect(() => {
    const now = document.activeElement;
    const isLost = now === document.body || now === null;
    if (!wasInside.current || !isLost) return;
    const heir = HEIRS.map((selector) => root.current?.querySelector<HTMLElement>(selector)).find(
      (element) => element instanceof HTMLElement,
    );
    heir?.focus({ preventScroll: true });
  });
  return root;
}

/** Who inherits the focus, first come first served. */
const HEIRS = [
  '[data-answers] button',
  '[data-end] button:enabled',
  '[data-hand] button[tabindex="0"]',
  '[data-strip] button',
];
