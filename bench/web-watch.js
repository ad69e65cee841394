// Runs in the measured page before anything of its own: notes what its visitor would notice.
(() => {
  const noted = { fcp: 0, lcp: 0, cls: 0, usable: 0 };

  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });

  // Shifts count by the worst stretch: less than a second between them, and five seconds in all.
  let stretch = { begun: 0, last: -Infinity, sum: 0 };
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSame = startTime - stretch.last < 1000 && startTime - stretch.begun < 5000;
    stretch = isSame
      ? { ...stretch, last: startTime, sum: stretch.sum + value }
      : { begun: startTime, last: startTime, sum: value };
    noted.cls = Math.max(noted.cls, stretch.sum);
  });

  // An interaction is as slow as its slowest event.
  const interactions = new Map();
  watch(
    'event',
    ({ interactionId, duration, target }) => {
      if (interactionId === 0) return;
      const { ms = 0, what = '' } = interactions.get(interactionId) ?? {};
      const button = target?.closest?.('button');
      const name = button?.getAttribute('aria-label') ?? button?.textContent ?? what;
      interactions.set(interactionId, { ms: Math.max(ms, duration), what: name });
    },
    { durationThreshold: 16 },
  );
  globalThis.benchNoted = () => ({
    ...noted,
    interactions: [...interactions.values()],
    count: performance.interactionCount,
  });

  const sign = globalThis.benchSign;
  const look = () => {
    const root = document.getElementById('root');
    // Drawn by the client itself, which leaves its mark on the root: what was there before does not answer yet.
    const isAlive = root !== null && Object.keys(root).length > 0;
    if (isAlive && document.querySelector(sign) !== null) noted.usable = performance.now();
    else requestAnimationFrame(look);
  };
  if (sign !== undefined) requestAnimationFrame(look);
})();
