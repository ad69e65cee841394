import { h, type JSX } from 'preact';
import { useRef } from 'preact/hooks';

/** A piece that is drawn again only when one of its properties is another one, not whenever what holds it is. */
export function steady<P extends object>(
  Draw: (props: P) => JSX.Element | null,
): (props: P) => JSX.Element | null {
  return (props) => {
    const last = useRef<{ readonly props: P; readonly drawn: JSX.Element } | undefined>(undefined);
    if (last.current === undefined || !areSame(last.current.props, props))
      last.current = { props, drawn: h(Draw, props) };
    return last.current.drawn;
  };
}

function areSame(one: object, other: object): boolean {
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([name, value]) => Object.is(theirs.get(name), value));
}
