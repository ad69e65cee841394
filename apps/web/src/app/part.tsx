import type { ComponentChildren, JSX } from 'preact';

/** A piece of a page under a heading of its own. */
export function Part({
  id,
  title,
  class: look,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={look} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
