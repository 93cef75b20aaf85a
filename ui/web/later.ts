/**
 * What the first price does not need waits for it: router, i18next, coupon. `afterFirstPrice` runs its work once a price has been painted, or someone needs it
 * sooner, or it has taken too long (a screen without prices, a feed that does not answer).
 */
import { useEffect, useState } from 'react';

const PATIENCE_MS = 4000;
let seen = false;
let started = false;
const work: (() => void)[] = [];

/** Starts what waits, now. */
export function hurry(): void {
  if (started) return;
  started = true;
  work.splice(0).forEach((each) => each());
}

/** A price cell says that it has a price to show. */
export function priceSeen(): void {
  if (seen) return;
  seen = true;
  performance.mark('touchline:first-price');
  // The frame after next: the price is on the screen by then.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(hurry, 0)));
}

export function afterFirstPrice(each: () => void): void {
  if (started) return each();
  if (work.length === 0) setTimeout(hurry, PATIENCE_MS);
  work.push(each);
}

/** False while the first price is awaited, true from then on. */
export function useLater(): boolean {
  const [is, setIs] = useState(started);
  useEffect(() => afterFirstPrice(() => setIs(true)), []);
  return is;
}
