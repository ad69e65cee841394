import { deviceSecret, recall, remember } from '../app/memory.ts';

/** A seat that came from another device, with the secret that goes with it. */
interface MovedSeat {
  readonly code: string;
  readonly secret: string;
}

/** As many tables with seats from elsewhere are remembered. */
const MOST = 8;

/** The secret this device uses at a table: that of a seat that was moved here, or its own. */
export function secretFor(code: string): string {
  return movedSeats().find((one) => one.code === code)?.secret ?? deviceSecret();
}

/** Keeps the secret of a seat that was moved here; at every other table this device stays who it is. */
export function keepSeatSecret(code: string, secret: string): void {
  const others = movedSeats().filter((one) => one.code !== code);
  const seats = secret === deviceSecret() ? others : [{ code, secret }, ...others];
  remember('moved', seats.slice(0, MOST));
}

function movedSeats(): readonly MovedSeat[] {
  const stored = recall('moved');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('code' in one) || !('secret' in one)) return [];
    return typeof one.code === 'string' && typeof one.secret === 'string'
      ? [{ code: one.code, secret: one.secret }]
      : [];
  });
}
