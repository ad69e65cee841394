import { useEffect } from 'preact/hooks';

import type { TableModel } from '../table/model.ts';
import { keepMatch } from './kept.ts';

/** Keeps every match that this device's player ends at this table. */
export function useKeptMatch({ seen, seat, room, names }: TableModel): void {
  const { winners } = seen.layout();
  const number = room.match?.number;
  const isOver = winners !== undefined && number !== undefined && seat !== null;
  useEffect(() => {
    if (!isOver) return;
    const { pages, totals } = seen.sheet();
    const bids = seen.promises()?.[seen.terms.sides[seat] ?? -1];
    keepMatch({
      id: `${room.code}-${number}`,
      game: seen.game,
      at: Date.now(),
      names,
      sides: seen.terms.sides,
      seat,
      totals,
      winners,
      deals: pages.length,
      ...(bids === undefined ? {} : { bids }),
    });
  }, [isOver, number]);
}
