/** The operator's sport of long-term markets: winners of whole competitions, games without two sides. */
export const LONG_TERM = 2999;
