import type { JSX } from 'preact';

import type { Spoken } from './use-log.ts';

/** Reads the game out to those who do not see it: one log, one node a sentence (principle 25). */
export function Announcer({ spoken }: { readonly spoken: readonly Spoken[] }): JSX.Element {
  return (
    <div class="only-heard" role="log" aria-live="polite" aria-relevant="additions">
      {spoken.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
