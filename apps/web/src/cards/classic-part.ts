import { signal } from '@preact/signals';

type ClassicFace = (typeof import('./classic.tsx'))['ClassicFace'];

const part = signal<ClassicFace | undefined>(undefined);
let isAsked = false;

/** The classic deck, fetched when it is first asked for; until it is here, and if it cannot be had, the usual one serves. */
export function classicFace(): ClassicFace | undefined {
  if (!isAsked) {
    isAsked = true;
    import('./classic.tsx').then(
      ({ ClassicFace }) => {
        part.value = ClassicFace;
      },
      () => {
        isAsked = false;
      },
    );
  }
  return part.value;
}
