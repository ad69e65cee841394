import type { JSX } from 'preact';

/** Reads the game out to those who do not see it: one log, one node a sentence (principle 25). */
export function Announcer({ spoken }: { readonly spoken: readonly string[] }): JSX.Element {
  return (
    <div class="only-heard" role="log" aria-live="polite" aria-relevant="additions">
      {spoken.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
