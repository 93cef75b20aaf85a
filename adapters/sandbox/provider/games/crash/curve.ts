/** The curve of a flight: multipliers in hundredths by milliseconds, and back [CRA-2]. */
const GROWTH_PER_MS = 0.000_06;

/** The multiplier at a time of the flight, rounded down. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs));
}

/** The first whole millisecond at which the curve has reached a multiplier. */
export function timeOf(hundredths: number): number {
  return Math.ceil(Math.log(hundredths / 100) / GROWTH_PER_MS);
}
