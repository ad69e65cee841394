import { useLayoutEffect, useRef } from 'preact/hooks';

/** Who inherits the focus, first come first served. */
const HEIRS = [
  '[data-answers] button',
  '[data-end] button',
  '[data-hand] button[tabindex="0"]',
  '[data-strip] button',
];

/** Keeps the focus inside the table when the element that had it goes away (principle 24). */
export function useKeptFocus(): { current: HTMLElement | null } {
  const root = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  const heir = useRef<Element | undefined>(undefined);
  // Asked while drawing: the element that has the focus may be gone right afterwards.
  const active = document.activeElement;
  const isNowhere = active === document.body || active === null;
  wasInside.current = (root.current?.contains(active) ?? false) || (wasInside.current && isNowhere);
  useLayoutEffect(() => {
    const now = document.activeElement;
    const isLost = now === document.body || now === null;
    // Whoever was given the focus passes it on to a better heir; whoever went somewhere stays there.
    if (!wasInside.current || !(isLost || now === heir.current)) return;
    const next = HEIRS.map((selector) => root.current?.querySelector(selector)).find(
      (element) => element instanceof HTMLElement,
    );
    if (!(next instanceof HTMLElement) || next === now) return;
    heir.current = next;
    next.focus({ preventScroll: true });
  });
  return root;
}
