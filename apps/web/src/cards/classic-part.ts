import { signal } from '@preact/signals';

type ClassicPart = typeof import('./classic.tsx');

const part = signal<ClassicPart | undefined>(undefined);
let isAsked = false;

/** The classic deck, fetched when it is first asked for; until it is here, and if it cannot be had, the usual one serves. */
export function classicPart(): ClassicPart | undefined {
  if (!isAsked) {
    isAsked = true;
    import('./classic.tsx').then(
      (module) => {
        part.value = module;
      },
      () => {
        isAsked = false;
      },
    );
  }
  return part.value;
}
