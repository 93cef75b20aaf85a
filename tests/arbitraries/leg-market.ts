import * as fc from 'fast-check';

/** The whole, of shares in billionths. */
export const BILLION = 1_000_000_000;

/**
 * An open leg's market: shares in billionths, half results, and the current price, on which only an anti-express
 * depends.
 */
export const market = fc.record({
  won: fc.nat(BILLION),
  back: fc.oneof(fc.constant(0), fc.nat(BILLION)),
  half: fc.constantFrom('none', 'won', 'lost'),
  halves: fc.nat(BILLION),
  priceNow: fc.integer({ min: 1_010, max: 6_000 }),
});
