/**
 * Delays everything that the first price does not need: router, i18next, coupon. `afterFirstPrice` runs its work once a
 * price has been painted, a component needs it sooner, or a timeout passes (a screen without prices, a silent feed).
 */
import { useEffect, useState } from 'react';

const FIRST_PRICE_TIMEOUT_MS = 4000;
let seen = false;
let started = false;
const work: (() => void)[] = [];

/** Starts all delayed work now. */
export function hurry(): void {
  if (started) return;
  started = true;
  work.splice(0).forEach((each) => each());
}

/** Called by a price cell that has a price to show. */
export function priceSeen(): void {
  if (seen) return;
  seen = true;
  performance.mark('touchline:first-price');
  // Two frames later the price has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(hurry, 0)));
}

export function afterFirstPrice(each: () => void): void {
  if (started) return each();
  if (work.length === 0) setTimeout(hurry, FIRST_PRICE_TIMEOUT_MS);
  work.push(each);
}

/** Whether delayed work has started; false while the first price is awaited. */
export function useLater(): boolean {
  const [is, setIs] = useState(started);
  useEffect(() => afterFirstPrice(() => setIs(true)), []);
  return is;
}
