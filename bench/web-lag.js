// Runs in the measured page before anything of its own: notes what the server has told and what lies on the table.
(() => {
  const told = [];
  const shown = [];
  globalThis.benchShown = () => ({ told, shown });

  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => told.push(data));
    }
  };

  // Read out as "Resi: Karo-Ass, führt".
  const nameOf = (card) => card.textContent.replace(/^[^:]*: /, '').replace(/,.*$/, '');
  const LISTS = ':is([aria-label="Stich"], [aria-label="Letzter Stich"])';
  const look = () => {
    const heard = told.length;
    // After this frame has been drawn: it cannot show what comes later.
    setTimeout(() => {
      const cards = document.querySelectorAll(`ul${LISTS} > li:not([class*=leaving]) .only-heard`);
      const now = [...cards].map(nameOf).join(' ');
      if (shown.at(-1)?.now !== now || shown.at(-1)?.heard !== heard) shown.push({ heard, now });
    }, 0);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
