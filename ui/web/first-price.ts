/** Marks the moment of the visit's first price in the browser's performance timeline. */
let isMarked = false;

/** Called by a price cell that has a price to show. */
export function markFirstPrice(): void {
  if (isMarked) return;
  isMarked = true;
  performance.mark('touchline:first-price');
}
