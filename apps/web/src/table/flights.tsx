import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { CARD_RATIO } from './geometry.ts';
import { pass, prefersStill, TIMES } from './motion.ts';
import { type Flight, flightsIn } from './origins.ts';
import { type Scene, spotOf } from './scene.ts';
import styles from './trick.module.css';

/** Cards on their way to the others' hands: they are seen while they fly, and never in the way. */
export function Flights({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { news, preferences } = scene.model;
  const flights = useRef<{ readonly seq: number; readonly all: readonly Flight[] }>({
    seq: news.seq,
    all: [],
  });
  if (flights.current.seq !== news.seq)
    flights.current = {
      seq: news.seq,
      all: preferences.speed === 'off' || prefersStill() ? [] : flightsIn(scene),
    };
  const { seq, all } = flights.current;
  if (all.length === 0) return null;
  return (
    <div aria-hidden="true">
      {all.map((flight, index) => (
        <Flying key={`${seq} ${index}`} flight={flight} scene={scene} />
      ))}
    </div>
  );
}

function Flying({ flight, scene }: { readonly flight: Flight; readonly scene: Scene }): JSX.Element {
  const element = useRef<HTMLSpanElement>(null);
  const { from, turn } = flight;
  const to = spotOf(flight.to, scene);
  const width = scene.geometry.slotWidth * 0.8;
  useLayoutEffect(() => {
    if (element.current === null) return;
    const way = { x: from.x - to.x, y: from.y - to.y };
    const { speed } = scene.model.preferences;
    pass(element.current, way, { speed, time: TIMES.play, delay: turn * TIMES.deal });
  }, []);
  return (
    <span
      ref={element}
      class={styles.flying}
      style={{
        left: `${to.x - width / 2}px`,
        top: `${to.y - (width * CARD_RATIO) / 2}px`,
        width: `${width}px`,
        height: `${width * CARD_RATIO}px`,
      }}
    >
      <svg viewBox="0 0 100 150" focusable="false">
        <use href="#card-back" />
      </svg>
    </span>
  );
}
