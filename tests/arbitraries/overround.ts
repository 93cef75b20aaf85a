/**
 * The most that rounding may move the sum of 1/price of a book (for one winner): half a step of 0.01 at 1.02 is 0.0048;
 * long prices add the rest.
 */
export const OVERROUND_TOLERANCE = 0.007;
